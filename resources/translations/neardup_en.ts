<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Exclusions</name>
    <message numerus="yes">
        <source>%n stretches left out ({kinds})</source>
        <translation>
            <numerusform>%n stretch left out ({kinds})</numerusform>
            <numerusform>%n stretches left out ({kinds})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters that are not the author&apos;s were left out.</source>
        <translation>
            <numerusform>%n character that is not the author&apos;s was left out.</numerusform>
            <numerusform>%n characters that are not the author&apos;s were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common gems lie in licence text and the like.</source>
        <translation>
            <numerusform>%n common gem lies in licence text and the like.</numerusform>
            <numerusform>%n common gems lie in licence text and the like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shingle is a run of %n characters.</source>
        <translation>
            <numerusform>A shingle is a run of %n character.</numerusform>
            <numerusform>A shingle is a run of %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shingle is a run of %n words.</source>
        <translation>
            <numerusform>A shingle is a run of %n word.</numerusform>
            <numerusform>A shingle is a run of %n words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest passage: %n words ({characters}), counted in A, from its first to its last matching word, small changes included.</source>
        <translation>
            <numerusform>Longest passage: %n word ({characters}), counted in A, from its first to its last matching word, small changes included.</numerusform>
            <numerusform>Longest passage: %n words ({characters}), counted in A, from its first to its last matching word, small changes included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passages: stretches of at least %n words that stand in both texts, verbatim or edited; small changes do not break them.</source>
        <translation>
            <numerusform>Passages: stretches of at least %n word that stand in both texts, verbatim or edited; small changes do not break them.</numerusform>
            <numerusform>Passages: stretches of at least %n words that stand in both texts, verbatim or edited; small changes do not break them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SimHash distance: it compares whole texts and needs at least %n words in each.</source>
        <translation>
            <numerusform>SimHash distance: it compares whole texts and needs at least %n word in each.</numerusform>
            <numerusform>SimHash distance: it compares whole texts and needs at least %n words in each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message numerus="yes">
        <source>%n file(s) were chosen: choose two, the first becomes A, the second B.</source>
        <translation>
            <numerusform>%n file was chosen: choose two, the first becomes A, the second B.</numerusform>
            <numerusform>%n files were chosen: choose two, the first becomes A, the second B.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were dropped: two can be compared at a time.</source>
        <translation>
            <numerusform>%n file was dropped: two can be compared at a time.</numerusform>
            <numerusform>%n files were dropped: two can be compared at a time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaneHeader</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassageList</name>
    <message numerus="yes">
        <source>%n dismissed</source>
        <translation>
            <numerusform>%n dismissed</numerusform>
            <numerusform>%n dismissed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n more places</source>
        <translation>
            <numerusform>%n more place</numerusform>
            <numerusform>%n more places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words of A</source>
        <translation>
            <numerusform>%n word of A</numerusform>
            <numerusform>%n words of A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words of B</source>
        <translation>
            <numerusform>%n word of B</numerusform>
            <numerusform>%n words of B</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n shared passage(s)</source>
        <translation>
            <numerusform>%n shared passage</numerusform>
            <numerusform>%n shared passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %n dismissed: {a} of A, {b} of B</source>
        <translation>
            <numerusform>Without %n dismissed: {a} of A, {b} of B</numerusform>
            <numerusform>Without %n dismissed: {a} of A, {b} of B</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>%n shared passages were found.</source>
        <translation>
            <numerusform>%n shared passage was found.</numerusform>
            <numerusform>%n shared passages were found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shorter passages are hidden by the filters and are not counted.</source>
        <translation>
            <numerusform>%n shorter passage is hidden by the filters and is not counted.</numerusform>
            <numerusform>%n shorter passages are hidden by the filters and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distill abstains: one text has %n gems, and {needed} are needed.</source>
        <translation>
            <numerusform>Distill abstains: one text has %n gem, and {needed} are needed.</numerusform>
            <numerusform>Distill abstains: one text has %n gems, and {needed} are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SimHash abstains: one text has %n words, and {needed} are needed.</source>
        <translation>
            <numerusform>SimHash abstains: one text has %n word, and {needed} are needed.</numerusform>
            <numerusform>SimHash abstains: one text has %n words, and {needed} are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest shared passage has %n words.</source>
        <translation>
            <numerusform>The longest shared passage has %n word.</numerusform>
            <numerusform>The longest shared passage has %n words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supershingles abstain: one text has %n shingles, and {needed} are needed.</source>
        <translation>
            <numerusform>The supershingles abstain: one text has %n shingle, and {needed} are needed.</numerusform>
            <numerusform>The supershingles abstain: one text has %n shingles, and {needed} are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts are too short for passages and were compared by runs of %n characters: common runs cover {share_a} of A and {share_b} of B.</source>
        <translation>
            <numerusform>The texts are too short for passages and were compared by runs of %n character: common runs cover {share_a} of A and {share_b} of B.</numerusform>
            <numerusform>The texts are too short for passages and were compared by runs of %n characters: common runs cover {share_a} of A and {share_b} of B.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no shared passage of at least %n words.</source>
        <translation>
            <numerusform>There is no shared passage of at least %n word.</numerusform>
            <numerusform>There is no shared passage of at least %n words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has %n words; {needed} are needed.</source>
        <translation>
            <numerusform>{side} has %n word; {needed} are needed.</numerusform>
            <numerusform>{side} has %n words; {needed} are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message numerus="yes">
        <source>%n characters are of a font that does not say which letters they are.</source>
        <translation>
            <numerusform>%n character is of a font that does not say which letter it is.</numerusform>
            <numerusform>%n characters are of a font that does not say which letters they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters could not be decoded and stand as � in the text.</source>
        <translation>
            <numerusform>%n character could not be decoded and stands as � in the text.</numerusform>
            <numerusform>%n characters could not be decoded and stand as � in the text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters of hidden text were left out.</source>
        <translation>
            <numerusform>%n character of hidden text was left out.</numerusform>
            <numerusform>%n characters of hidden text were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters that run across the page at an angle were left out.</source>
        <translation>
            <numerusform>%n character that runs across the page at an angle was left out.</numerusform>
            <numerusform>%n characters that run across the page at an angle were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas were left out.</source>
        <translation>
            <numerusform>%n formula was left out.</numerusform>
            <numerusform>%n formulas were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages are pictures without text and could not be read.</source>
        <translation>
            <numerusform>%n page is a picture without text and could not be read.</numerusform>
            <numerusform>%n pages are pictures without text and could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the file are missing and were passed over.</source>
        <translation>
            <numerusform>%n part of the file is missing and was passed over.</numerusform>
            <numerusform>%n parts of the file are missing and were passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the file could not be read and were passed over.</source>
        <translation>
            <numerusform>%n part of the file could not be read and was passed over.</numerusform>
            <numerusform>%n parts of the file could not be read and were passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running heads, feet and page numbers were left out.</source>
        <translation>
            <numerusform>%n running head, foot or page number was left out.</numerusform>
            <numerusform>%n running heads, feet and page numbers were left out.</numerusform>
        </translation>
    </message>
</context>
</TS>
