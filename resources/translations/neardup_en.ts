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
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>Your states and notes on %n passage(s) go into the report.</source>
        <translation>
            <numerusform>Your states and notes on %n passage go into the report.</numerusform>
            <numerusform>Your states and notes on %n passages go into the report.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message numerus="yes">
        <source>Without the %n dismissed passage(s): {a} of A, {b} of B.</source>
        <translation>
            <numerusform>Without the %n dismissed passage: {a} of A, {b} of B.</numerusform>
            <numerusform>Without the %n dismissed passages: {a} of A, {b} of B.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureDetails</name>
    <message numerus="yes">
        <source>Counted, not estimated. Passages of fewer than %n words and retellings in quite other words are not found, so more may have been taken over; quotations and set phrases count until you dismiss them.</source>
        <translation>
            <numerusform>Counted, not estimated. Passages of fewer than %n word and retellings in quite other words are not found, so more may have been taken over; quotations and set phrases count until you dismiss them.</numerusform>
            <numerusform>Counted, not estimated. Passages of fewer than %n words and retellings in quite other words are not found, so more may have been taken over; quotations and set phrases count until you dismiss them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n equal ones on, the texts are practically identical. Fewer say nothing, not even that they differ.</source>
        <translation>
            <numerusform>From %n equal one on, the texts are practically identical. Fewer say nothing, not even that they differ.</numerusform>
            <numerusform>From %n equal ones on, the texts are practically identical. Fewer say nothing, not even that they differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n words on, about a page, the verdict says that a part of the text stands in the other, however small the shares are: nobody writes a page twice by chance.</source>
        <translation>
            <numerusform>From %n word on, about a page, the verdict says that a part of the text stands in the other, however small the shares are: nobody writes a page twice by chance.</numerusform>
            <numerusform>From %n words on, about a page, the verdict says that a part of the text stands in the other, however small the shares are: nobody writes a page twice by chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One common gem outside licence text proves a common stretch. With fewer than %n gems in a text Distill abstains.</source>
        <translation>
            <numerusform>One common gem outside licence text proves a common stretch. With fewer than %n gem in a text Distill abstains.</numerusform>
            <numerusform>One common gem outside licence text proves a common stretch. With fewer than %n gems in a text Distill abstains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two or more are reached at a resemblance of 0.95 with a probability of 0.88, at 0.90 with 0.42, at 0.80 with 0.03. With fewer than %n shingles in a text they abstain.</source>
        <translation>
            <numerusform>Two or more are reached at a resemblance of 0.95 with a probability of 0.88, at 0.90 with 0.42, at 0.80 with 0.03. With fewer than %n shingle in a text they abstain.</numerusform>
            <numerusform>Two or more are reached at a resemblance of 0.95 with a probability of 0.88, at 0.90 with 0.42, at 0.80 with 0.03. With fewer than %n shingles in a text they abstain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Usual distances: with one word in a hundred changed about 4, one in twenty 10, one in five 18, in unrelated texts 31; single pairs stray from these by several bits. Below %n words it abstains.</source>
        <translation>
            <numerusform>Usual distances: with one word in a hundred changed about 4, one in twenty 10, one in five 18, in unrelated texts 31; single pairs stray from these by several bits. Below %n word it abstains.</numerusform>
            <numerusform>Usual distances: with one word in a hundred changed about 4, one in twenty 10, one in five 18, in unrelated texts 31; single pairs stray from these by several bits. Below %n words it abstains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the %n dismissed passage(s): {percent}.</source>
        <translation>
            <numerusform>Without the %n dismissed passage: {percent}.</numerusform>
            <numerusform>Without the %n dismissed passages: {percent}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stretches of at least %n words that stand in both texts</source>
        <translation>
            <numerusform>stretches of at least %n word that stand in both texts</numerusform>
            <numerusform>stretches of at least %n words that stand in both texts</numerusform>
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
        <source>%n characters were left out, by the settings or as not the author&apos;s.</source>
        <translation>
            <numerusform>%n character was left out, by the settings or as not the author&apos;s.</numerusform>
            <numerusform>%n characters were left out, by the settings or as not the author&apos;s.</numerusform>
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
    <name>Finding</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message numerus="yes">
        <source>%n phrases</source>
        <translation>
            <numerusform>%n phrase</numerusform>
            <numerusform>%n phrases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarkOptions</name>
    <message numerus="yes">
        <source>Kept for %n pair(s) of texts, {size}, on this computer alone, in the folder {folder}.</source>
        <translation>
            <numerusform>Kept for %n pair of texts, {size}, on this computer alone, in the folder {folder}.</numerusform>
            <numerusform>Kept for %n pairs of texts, {size}, on this computer alone, in the folder {folder}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OnDemand</name>
    <message numerus="yes">
        <source>Distill: %n gems of A stand in B too</source>
        <translation>
            <numerusform>Distill: %n gem of A stands in B too</numerusform>
            <numerusform>Distill: %n gems of A stand in B too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shingles: %n of A stand in B too, each with its own line</source>
        <translation>
            <numerusform>shingles: %n of A stands in B too, with its own line</numerusform>
            <numerusform>shingles: %n of A stand in B too, each with its own line</numerusform>
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
    <name>PresetPart</name>
    <message numerus="yes">
        <source>Name, up to %n characters:</source>
        <translation>
            <numerusform>Name, up to %n character:</numerusform>
            <numerusform>Name, up to %n characters:</numerusform>
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
        <source>%n of them could not be compared.</source>
        <translation>
            <numerusform>%n of them could not be compared.</numerusform>
            <numerusform>%n of them could not be compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs.</source>
        <translation>
            <numerusform>%n pair.</numerusform>
            <numerusform>%n pairs.</numerusform>
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
    <message numerus="yes">
        <source>The editor found that these %n passages say nothing about copying.</source>
        <translation>
            <numerusform>The editor found that this %n passage says nothing about copying.</numerusform>
            <numerusform>The editor found that these %n passages say nothing about copying.</numerusform>
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
        <source>%n own cutting sequences</source>
        <translation>
            <numerusform>%n own cutting sequence</numerusform>
            <numerusform>%n own cutting sequences</numerusform>
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
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parts of at least %n digits</source>
        <translation>
            <numerusform>parts of at least %n digit</numerusform>
            <numerusform>parts of at least %n digits</numerusform>
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
    <message numerus="yes">
        <source>Your states and notes on %n passage(s) are there again</source>
        <translation>
            <numerusform>Your states and notes on %n passage are there again</numerusform>
            <numerusform>Your states and notes on %n passages are there again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopWordsDialog</name>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
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
    <name>Thresholds</name>
    <message numerus="yes">
        <source>are asked where each text has at least %n shingles; {equal} equal ones of {all} mean practical identity</source>
        <translation>
            <numerusform>are asked where each text has at least %n shingle; {equal} equal ones of {all} mean practical identity</numerusform>
            <numerusform>are asked where each text has at least %n shingles; {equal} equal ones of {all} mean practical identity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for texts of fewer than %n words, unless they are equal</source>
        <translation>
            <numerusform>for texts of fewer than %n word, unless they are equal</numerusform>
            <numerusform>for texts of fewer than %n words, unless they are equal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>is asked where each text has at least %n gems</source>
        <translation>
            <numerusform>is asked where each text has at least %n gem</numerusform>
            <numerusform>is asked where each text has at least %n gems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>is asked where each text has at least %n words; of {bits} bits, up to {duplicate} differ in duplicates, up to {revised} in a revision, {unrelated} and more in unrelated texts</source>
        <translation>
            <numerusform>is asked where each text has at least %n word; of {bits} bits, up to {duplicate} differ in duplicates, up to {revised} in a revision, {unrelated} and more in unrelated texts</numerusform>
            <numerusform>is asked where each text has at least %n words; of {bits} bits, up to {duplicate} differ in duplicates, up to {revised} in a revision, {unrelated} and more in unrelated texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>texts of fewer than %n words are judged by what common runs of characters cover, not by passages</source>
        <translation>
            <numerusform>texts of fewer than %n word are judged by what common runs of characters cover, not by passages</numerusform>
            <numerusform>texts of fewer than %n words are judged by what common runs of characters cover, not by passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they cover at least {percent} of the shorter text, or one of them has at least %n words</source>
        <translation>
            <numerusform>they cover at least {percent} of the shorter text, or one of them has at least %n word</numerusform>
            <numerusform>they cover at least {percent} of the shorter text, or one of them has at least %n words</numerusform>
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
<context>
    <name>WordsPart</name>
    <message numerus="yes">
        <source>%n phrases</source>
        <translation>
            <numerusform>%n phrase</numerusform>
            <numerusform>%n phrases</numerusform>
        </translation>
    </message>
</context>
</TS>
