<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Neardup</source>
        <translation>О программе Neardup</translation>
    </message>
    <message>
        <source>Compares two manuscripts: how similar they are, where, and how sure that is. Everything is computed on this computer; no text leaves it.</source>
        <translation>Сравнивает две рукописи: насколько они похожи, где именно и насколько это надёжно. Все вычисления идут на этом компьютере; тексты его не покидают.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Свободная программа под лицензией GNU General Public License версии 3 или новее. Распространяется без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>Библиотеки и их лицензии</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>Версия {version}, Qt {qt}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Neardup</source>
        <translation>&amp;О программе Neardup</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмные</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>От&amp;клонить</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Найти…</translation>
    </message>
    <message>
        <source>&amp;Forget states and notes…</source>
        <translation>&amp;Забыть пометки и заметки…</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>Пере&amp;йти…</translation>
    </message>
    <message>
        <source>&amp;Keep states and notes</source>
        <translation>&amp;Хранить пометки и заметки</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Кр&amp;упнее</translation>
    </message>
    <message>
        <source>&amp;Left out…</source>
        <translation>Не с&amp;равнивать…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлые</translation>
    </message>
    <message>
        <source>&amp;Next passage</source>
        <translation>&amp;Следующий отрывок</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>О&amp;бычный размер</translation>
    </message>
    <message>
        <source>&amp;Overview strips</source>
        <translation>&amp;Карты текстов</translation>
    </message>
    <message>
        <source>&amp;Passages</source>
        <translation>&amp;Отрывки</translation>
    </message>
    <message>
        <source>&amp;Previous passage</source>
        <translation>&amp;Предыдущий отрывок</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Вы&amp;ход</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Верн&amp;уть</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Ме&amp;льче</translation>
    </message>
    <message>
        <source>&amp;Stop words…</source>
        <translation>Ст&amp;оп-слова…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Отме&amp;нить</translation>
    </message>
    <message>
        <source>&amp;Verdict and figures</source>
        <translation>Выво&amp;д и показатели</translation>
    </message>
    <message>
        <source>A&amp;bout the texts</source>
        <translation>О текста&amp;х</translation>
    </message>
    <message>
        <source>All keys of this window</source>
        <translation>Все сочетания клавиш этого окна</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в с&amp;истеме</translation>
    </message>
    <message>
        <source>Choose the letters in which the manuscripts are shown</source>
        <translation>Выбрать шрифт, которым показаны рукописи</translation>
    </message>
    <message>
        <source>Choose two files at once: the first becomes A, the second B</source>
        <translation>Выбрать сразу два файла: первый станет текстом A, второй&#xa0;— текстом B</translation>
    </message>
    <message>
        <source>Colour and number the passages by the method that found them</source>
        <translation>Раскрасить и пронумеровать отрывки по способу, которым они найдены</translation>
    </message>
    <message>
        <source>Comparison se&amp;ttings</source>
        <translation>П&amp;араметры сравнения</translation>
    </message>
    <message>
        <source>Copy &amp;figures</source>
        <translation>Копировать пок&amp;азатели</translation>
    </message>
    <message>
        <source>Copy the selected text together with its title, chapter and place</source>
        <translation>Скопировать выделенный текст вместе с названием, главой и местом</translation>
    </message>
    <message>
        <source>Copy the verdict and the figures to the clipboard as text</source>
        <translation>Скопировать вывод и показатели в буфер обмена как текст</translation>
    </message>
    <message>
        <source>Copy with &amp;source</source>
        <translation>Копировать с &amp;указанием источника</translation>
    </message>
    <message>
        <source>Delete the states and notes that are kept on this computer, and see where they are kept</source>
        <translation>Удалить пометки и заметки, которые хранятся на этом компьютере, и узнать, где они хранятся</translation>
    </message>
    <message>
        <source>Dismiss as &amp;common phrase</source>
        <translation>Отклонить как об&amp;щее место</translation>
    </message>
    <message>
        <source>Dismiss as &amp;quotation</source>
        <translation>Отклонить как &amp;цитату</translation>
    </message>
    <message>
        <source>Dismiss as own &amp;earlier text</source>
        <translation>Отклонить как пре&amp;жний текст автора</translation>
    </message>
    <message>
        <source>Dismiss the passage for the reason used last, or restore it</source>
        <translation>Отклонить отрывок по той же причине, что и в прошлый раз, или вернуть его</translation>
    </message>
    <message>
        <source>Dismiss the passage: anybody says so</source>
        <translation>Отклонить отрывок: так говорят все</translation>
    </message>
    <message>
        <source>Dismiss the passage: both texts quote</source>
        <translation>Отклонить отрывок: оба текста цитируют</translation>
    </message>
    <message>
        <source>Dismiss the passage: it is the author&apos;s own earlier text</source>
        <translation>Отклонить отрывок: это собственный прежний текст автора</translation>
    </message>
    <message>
        <source>Draw a line over what the Distill prints share</source>
        <translation>Провести черту над тем, что есть в обоих отпечатках Distill</translation>
    </message>
    <message>
        <source>Draw each shingle that both texts share; where only some are kept, exactly those</source>
        <translation>Показать каждый общий шингл отдельно; если взята выборка — именно её</translation>
    </message>
    <message>
        <source>Exchange the two sides</source>
        <translation>Поменять тексты местами</translation>
    </message>
    <message>
        <source>Export &amp;PDF report…</source>
        <translation>Сохранить от&amp;чёт PDF…</translation>
    </message>
    <message>
        <source>Export as &amp;web page…</source>
        <translation>Сохранить как веб-страни&amp;цу…</translation>
    </message>
    <message>
        <source>Export as E&amp;xcel workbook…</source>
        <translation>Сохранить как книгу E&amp;xcel…</translation>
    </message>
    <message>
        <source>Export as Word &amp;document…</source>
        <translation>Сохранить как &amp;документ Word…</translation>
    </message>
    <message>
        <source>Export passages as &amp;CSV…</source>
        <translation>Сохранить отр&amp;ывки в CSV…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Развернуть окно на весь экран</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Найти &amp;далее</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Найти &amp;ранее</translation>
    </message>
    <message>
        <source>Find words in both texts</source>
        <translation>Найти слова в обоих текстах</translation>
    </message>
    <message>
        <source>Go to a percentage or a chapter of the text that you read</source>
        <translation>Перейти к проценту или главе текста, который вы читаете</translation>
    </message>
    <message>
        <source>Go to the next passage that both texts share</source>
        <translation>Перейти к следующему общему отрывку</translation>
    </message>
    <message>
        <source>Go to the next place that was found</source>
        <translation>Перейти к следующему найденному месту</translation>
    </message>
    <message>
        <source>Go to the previous passage that both texts share</source>
        <translation>Перейти к предыдущему общему отрывку</translation>
    </message>
    <message>
        <source>Go to the previous place that was found</source>
        <translation>Перейти к предыдущему найденному месту</translation>
    </message>
    <message>
        <source>How to &amp;read the figures</source>
        <translation>Как &amp;читать показатели</translation>
    </message>
    <message>
        <source>Keep states and notes on this computer, for when the same two texts are compared again</source>
        <translation>Хранить пометки и заметки на этом компьютере: они появятся, когда те же два текста сравнят снова</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Закрыть программу</translation>
    </message>
    <message>
        <source>Lengths in words, characters and author&apos;s sheets, and what the files are</source>
        <translation>Объём в словах, знаках и авторских листах и сведения о файлах</translation>
    </message>
    <message>
        <source>Let each text follow the other, so that what they share stands side by side</source>
        <translation>Вести один текст за другим, чтобы общее стояло рядом</translation>
    </message>
    <message>
        <source>Lin&amp;ks between the texts</source>
        <translation>Связ&amp;и между текстами</translation>
    </message>
    <message>
        <source>Look at the list of stop words and change it</source>
        <translation>Посмотреть и изменить список стоп-слов</translation>
    </message>
    <message>
        <source>Make again the change that was taken back</source>
        <translation>Вернуть отменённое изменение</translation>
    </message>
    <message>
        <source>Mark as &amp;important</source>
        <translation>Отметить как &amp;важный</translation>
    </message>
    <message>
        <source>Mark the passage as important, or take that back</source>
        <translation>Отметить отрывок как важный или снять отметку</translation>
    </message>
    <message>
        <source>Met&amp;hods…</source>
        <translation>М&amp;етоды…</translation>
    </message>
    <message>
        <source>Open &amp;A…</source>
        <translation>Открыть &amp;первый текст (A)…</translation>
    </message>
    <message>
        <source>Open &amp;B…</source>
        <translation>Открыть &amp;второй текст (B)…</translation>
    </message>
    <message>
        <source>Open a text as A, on the left</source>
        <translation>Открыть текст A, слева</translation>
    </message>
    <message>
        <source>Open a text as B, on the right</source>
        <translation>Открыть текст B, справа</translation>
    </message>
    <message>
        <source>Open bot&amp;h…</source>
        <translation>Открыть &amp;оба…</translation>
    </message>
    <message>
        <source>Open the &amp;sample pair</source>
        <translation>Открыть о&amp;бразцы</translation>
    </message>
    <message>
        <source>Open the folder of the log file, for a report of a defect</source>
        <translation>Открыть папку с журналом, чтобы сообщить об ошибке программы</translation>
    </message>
    <message>
        <source>Open two short sample texts, to see how the program works</source>
        <translation>Открыть два коротких образца, чтобы увидеть, как работает программа</translation>
    </message>
    <message>
        <source>Paste &amp;text as A…</source>
        <translation>Вс&amp;тавить текст как A…</translation>
    </message>
    <message>
        <source>Paste or type a text that becomes A</source>
        <translation>Вставить или набрать текст A</translation>
    </message>
    <message>
        <source>Paste or type a text that becomes B</source>
        <translation>Вставить или набрать текст B</translation>
    </message>
    <message>
        <source>Paste text as B…</source>
        <translation>Вставить текст как B…</translation>
    </message>
    <message>
        <source>Phrases to ignore, and a boilerplate document</source>
        <translation>Фразы и типовой документ, которые не учитываются при сравнении</translation>
    </message>
    <message>
        <source>Pr&amp;int the report…</source>
        <translation>Печ&amp;ать отчёта…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Про&amp;смотр печати…</translation>
    </message>
    <message>
        <source>Print the figures and all passages</source>
        <translation>Напечатать показатели и все отрывки</translation>
    </message>
    <message>
        <source>Read a&amp;new from disk</source>
        <translation>Прочитать &amp;заново с диска</translation>
    </message>
    <message>
        <source>Read both files anew, as they are on disk now</source>
        <translation>Прочитать оба файла заново, какие они сейчас на диске</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>Поменять &amp;местами A и B</translation>
    </message>
    <message>
        <source>Scroll tog&amp;ether</source>
        <translation>Прокручивать в&amp;месте</translation>
    </message>
    <message>
        <source>See the pages of the report as they would be printed</source>
        <translation>Посмотреть страницы отчёта так, как они будут напечатаны</translation>
    </message>
    <message>
        <source>Show &amp;gems</source>
        <translation>Показывать &amp;самоцветы</translation>
    </message>
    <message>
        <source>Show or hide the list of all passages</source>
        <translation>Показать или скрыть список всех отрывков</translation>
    </message>
    <message>
        <source>Show or hide the map of all passages beside each text</source>
        <translation>Показать или скрыть карту всех отрывков рядом с каждым текстом</translation>
    </message>
    <message>
        <source>Show or hide the ribbons that join the passages of both texts</source>
        <translation>Показать или скрыть ленты, соединяющие отрывки двух текстов</translation>
    </message>
    <message>
        <source>Show or hide the settings of the comparison</source>
        <translation>Показать или скрыть параметры сравнения</translation>
    </message>
    <message>
        <source>Show or hide the verdict and the figures</source>
        <translation>Показать или скрыть вывод и показатели</translation>
    </message>
    <message>
        <source>Show s&amp;hingles one by one</source>
        <translation>Показывать &amp;шинглы по одному</translation>
    </message>
    <message>
        <source>Show the &amp;log file</source>
        <translation>Показать &amp;журнал</translation>
    </message>
    <message>
        <source>Show the manuscripts in larger letters</source>
        <translation>Показать рукописи более крупным шрифтом</translation>
    </message>
    <message>
        <source>Show the manuscripts in letters of the usual size</source>
        <translation>Показать рукописи шрифтом обычного размера</translation>
    </message>
    <message>
        <source>Show the manuscripts in smaller letters</source>
        <translation>Показать рукописи более мелким шрифтом</translation>
    </message>
    <message>
        <source>Show the words that were really compared, beside the passage as it stands</source>
        <translation>Показать рядом с отрывком слова, которые действительно сравниваются</translation>
    </message>
    <message>
        <source>Show what &amp;found the passages</source>
        <translation>Показывать, чем &amp;найдены отрывки</translation>
    </message>
    <message>
        <source>T&amp;ypeface of the texts…</source>
        <translation>Шри&amp;фт текстов…</translation>
    </message>
    <message>
        <source>Take back the latest change of a passage&apos;s state or note</source>
        <translation>Отменить последнее изменение пометки или заметки к отрывку</translation>
    </message>
    <message>
        <source>Version, licence and the libraries that Neardup stands on</source>
        <translation>Версия, лицензия и библиотеки, на которых построен Neardup</translation>
    </message>
    <message>
        <source>What each figure means and what it cannot tell</source>
        <translation>Что означает каждый показатель и о чём он судить не позволяет</translation>
    </message>
    <message>
        <source>What is co&amp;mpared…</source>
        <translation>Что сравнивае&amp;тся…</translation>
    </message>
    <message>
        <source>Which methods are computed, and the advanced settings of Distill</source>
        <translation>Какие методы вычисляются; дополнительные параметры Distill</translation>
    </message>
    <message>
        <source>Write a n&amp;ote</source>
        <translation>Написать &amp;заметку</translation>
    </message>
    <message>
        <source>Write a note to the passage, in the list of passages</source>
        <translation>Написать заметку к отрывку в списке отрывков</translation>
    </message>
    <message>
        <source>Write passages and figures to a workbook</source>
        <translation>Записать отрывки и показатели в книгу Excel</translation>
    </message>
    <message>
        <source>Write the figures and all passages to a PDF file</source>
        <translation>Записать показатели и все отрывки в файл PDF</translation>
    </message>
    <message>
        <source>Write the list of passages to a table for a spreadsheet</source>
        <translation>Записать список отрывков в таблицу</translation>
    </message>
    <message>
        <source>Write the report to a document that can be edited</source>
        <translation>Записать отчёт в документ, который можно править</translation>
    </message>
    <message>
        <source>Write the report to one file that any browser shows</source>
        <translation>Записать отчёт в один файл, который откроет любой браузер</translation>
    </message>
</context>
<context>
    <name>ChangedStrip</name>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Keep the text as it was read</source>
        <translation>Оставить текст таким, каким он был прочитан</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Прочитать заново</translation>
    </message>
    <message>
        <source>Read the file as it is now</source>
        <translation>Прочитать файл таким, какой он сейчас</translation>
    </message>
    <message>
        <source>The file has changed on disk. Read it again?</source>
        <translation>Файл на диске изменился. Прочитать его заново?</translation>
    </message>
</context>
<context>
    <name>ComparedDialog</name>
    <message>
        <source>A number: left out.</source>
        <translation>Число: не учитывается.</translation>
    </message>
    <message>
        <source>A stop word: left out.</source>
        <translation>Стоп-слово: не учитывается.</translation>
    </message>
    <message>
        <source>As it is compared</source>
        <translation>Как сравнивается</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Как в тексте</translation>
    </message>
    <message>
        <source>Choose a passage, or select words in a text.</source>
        <translation>Выберите отрывок или выделите слова в тексте.</translation>
    </message>
    <message>
        <source>In the boilerplate document: left out.</source>
        <translation>Есть в типовом документе: не учитывается.</translation>
    </message>
    <message>
        <source>It is compared.</source>
        <translation>Сравнивается.</translation>
    </message>
    <message>
        <source>It is long; its beginning is shown.</source>
        <translation>Фрагмент длинный, показано его начало.</translation>
    </message>
    <message>
        <source>Not the author&apos;s text: left out.</source>
        <translation>Не авторский текст: не учитывается.</translation>
    </message>
    <message>
        <source>On your list of phrases to ignore: left out.</source>
        <translation>Есть в вашем списке фраз: не учитывается.</translation>
    </message>
    <message>
        <source>Open two texts: here stands what is compared of them.</source>
        <translation>Откройте два текста: здесь будет показано, что в них сравнивается.</translation>
    </message>
    <message>
        <source>Passage {number}.</source>
        <translation>Отрывок {number}.</translation>
    </message>
    <message>
        <source>Shingles are made of the words on the right. Passages are found by the stems of all words that are not left out, stop words and numbers included. Gems are taken from the text as it stands.</source>
        <translation>Из слов справа составляются шинглы. Отрывки находятся по основам всех слов, которые не исключены, включая стоп-слова и числа. Самоцветы Distill берутся из текста как он есть.</translation>
    </message>
    <message>
        <source>The shingle that begins here: “{shingle}”.</source>
        <translation>Шингл, который здесь начинается: «{shingle}».</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Что сравнивается</translation>
    </message>
    <message>
        <source>What is selected in the texts.</source>
        <translation>Выделенное в текстах.</translation>
    </message>
    <message>
        <source>{side} as it is compared</source>
        <translation>{side}: как сравнивается</translation>
    </message>
    <message>
        <source>{side} as it stands</source>
        <translation>{side}: как в тексте</translation>
    </message>
</context>
<context>
    <name>EncodingButton</name>
    <message>
        <source>&amp;Arabic</source>
        <translation>&amp;Арабские</translation>
    </message>
    <message>
        <source>&amp;Baltic</source>
        <translation>&amp;Балтийские</translation>
    </message>
    <message>
        <source>&amp;Cyrillic</source>
        <translation>&amp;Кириллица</translation>
    </message>
    <message>
        <source>&amp;Detect</source>
        <translation>&amp;Определить</translation>
    </message>
    <message>
        <source>&amp;Greek</source>
        <translation>&amp;Греческие</translation>
    </message>
    <message>
        <source>&amp;Hebrew</source>
        <translation>&amp;Иврит</translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation>&amp;Японские</translation>
    </message>
    <message>
        <source>&amp;Korean</source>
        <translation>Кор&amp;ейские</translation>
    </message>
    <message>
        <source>&amp;Turkish</source>
        <translation>&amp;Турецкие</translation>
    </message>
    <message>
        <source>&amp;Unicode</source>
        <translation>&amp;Юникод</translation>
    </message>
    <message>
        <source>&amp;Vietnamese</source>
        <translation>&amp;Вьетнамские</translation>
    </message>
    <message>
        <source>&amp;Western European</source>
        <translation>&amp;Западноевропейские</translation>
    </message>
    <message>
        <source>C&amp;entral European</source>
        <translation>&amp;Центральноевропейские</translation>
    </message>
    <message>
        <source>Chi&amp;nese</source>
        <translation>Китай&amp;ские</translation>
    </message>
    <message>
        <source>Encoding of the text: {name}, {how}.</source>
        <translation>Кодировка текста: {name}, {how}.</translation>
    </message>
    <message>
        <source>If the letters look wrong, choose another one: the file is read anew.</source>
        <translation>Если буквы выглядят неправильно, выберите другую: файл будет прочитан заново.</translation>
    </message>
    <message>
        <source>Tha&amp;i</source>
        <translation>Та&amp;йские</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>detected</source>
        <translation>определена</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>A preset cannot be called “{value}”: choose another name, of up to {highest} characters, that no preset has.</source>
        <translation>Назвать набор параметров «{value}» нельзя: выберите другое, ещё не занятое имя не длиннее {highest} знаков.</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” does not name a pair: write two file names there, parted by a tab.</source>
        <translation>Строка {line} файла «{file}» не содержит пары: укажите в ней имена двух файлов через табуляцию.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Вставленный текст</translation>
    </message>
    <message>
        <source>The boilerplate document “{file}” could not be read: choose another in the settings of the comparison, or none.</source>
        <translation>Не удалось прочитать типовой документ «{file}»: выберите в настройках сравнения другой или уберите его.</translation>
    </message>
    <message>
        <source>The list of {option} is too long ({value}): give at most {highest}.</source>
        <translation>Список {option} слишком длинный ({value}): допускается не более {highest}.</translation>
    </message>
    <message>
        <source>The value {value} of {option} is not allowed: choose one from {lowest} to {highest}.</source>
        <translation>Значение {value} параметра {option} недопустимо: укажите число от {lowest} до {highest}.</translation>
    </message>
    <message>
        <source>The value “{value}” of {option} is not a whole number: give a number.</source>
        <translation>Значение «{value}» параметра {option}&#xa0;— не целое число: укажите число.</translation>
    </message>
    <message>
        <source>The value “{value}” of {option} is not known: choose one of {choices}.</source>
        <translation>Значение «{value}» параметра {option} неизвестно: выберите одно из следующих: {choices}.</translation>
    </message>
    <message>
        <source>There is no file “{file}”: check its name and folder.</source>
        <translation>Файла «{file}» нет: проверьте имя и папку.</translation>
    </message>
    <message>
        <source>There is no preset “{value}”: choose one of {choices}.</source>
        <translation>Набора параметров «{value}» нет: выберите один из следующих: {choices}.</translation>
    </message>
    <message>
        <source>“{file}” and “{other}” could not be compared because the program met a defect: its log file tells more.</source>
        <translation>Не удалось сравнить «{file}» и «{other}» из-за внутренней ошибки программы: подробности в её журнале.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read in the encoding “{encoding}”: choose another one, or leave it to be detected.</source>
        <translation>Файл «{file}» не читается в кодировке «{encoding}»: выберите другую или оставьте автоматическое определение.</translation>
    </message>
    <message>
        <source>“{file}” cannot be the logo: choose a PNG, JPEG or SVG picture of at most 5 megabytes.</source>
        <translation>«{file}» не годится для логотипа: выберите рисунок PNG, JPEG или SVG размером до 5 мегабайт.</translation>
    </message>
    <message>
        <source>“{file}” could not be made because the program met a defect: its log file tells more.</source>
        <translation>Не удалось создать «{file}» из-за внутренней ошибки программы: подробности в её журнале.</translation>
    </message>
    <message>
        <source>“{file}” could not be processed (code: {code}).</source>
        <translation>Файл «{file}» не удалось обработать (код: {code}).</translation>
    </message>
    <message>
        <source>“{file}” could not be read ({reason}): check the disk or the network, then try again.</source>
        <translation>Файл «{file}» не удалось прочитать ({reason}): проверьте диск или сеть и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved ({reason}): try again, or choose another folder.</source>
        <translation>Файл «{file}» не сохранён ({reason}): попробуйте ещё раз или выберите другую папку.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved because it is a folder: choose a file name in it.</source>
        <translation>«{file}»&#xa0;— это папка, и записать в неё отчёт нельзя: укажите имя файла в ней.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved because its folder does not exist: choose another folder.</source>
        <translation>Файл «{file}» не сохранён: такой папки нет; выберите другую.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved because the disk is full: free some space, or choose another disk.</source>
        <translation>Файл «{file}» не сохранён: на диске нет места; освободите место или выберите другой диск.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved because writing there is not allowed: choose another folder or name.</source>
        <translation>Файл «{file}» не сохранён: запись туда запрещена; выберите другую папку или другое имя.</translation>
    </message>
    <message>
        <source>“{file}” does not hold plain text: open the original document, or name its encoding if it is text after all.</source>
        <translation>В файле «{file}» не простой текст: откройте исходный документ, а если это всё же текст, укажите его кодировку.</translation>
    </message>
    <message>
        <source>“{file}” ends in “{suffix}”, but its content is something else ({format}): give it the right ending, or save it anew.</source>
        <translation>У файла «{file}» расширение «{suffix}», но содержимое другое ({format}): исправьте расширение или сохраните файл заново.</translation>
    </message>
    <message>
        <source>“{file}” ends in “{suffix}”, but its content is something else: open it in its own program and save it anew.</source>
        <translation>У файла «{file}» расширение «{suffix}», но содержимое другое: откройте его в родной программе и сохраните заново.</translation>
    </message>
    <message>
        <source>“{file}” grows too large when unpacked ({size}; the limit is {limit}): save the text alone, without pictures, or in parts.</source>
        <translation>Файл «{file}» после распаковки слишком велик ({size} при пределе {limit}): сохраните только текст без иллюстраций или разделите его на части.</translation>
    </message>
    <message>
        <source>“{file}” holds a part that is too large ({entry}: {size}; the limit is {limit}): save the text alone, or in parts.</source>
        <translation>В файле «{file}» слишком большая часть ({entry}: {size} при пределе {limit}): сохраните только текст или разделите его.</translation>
    </message>
    <message>
        <source>“{file}” holds no presets of Neardup: choose a file that Neardup has written.</source>
        <translation>В файле «{file}» нет наборов параметров Neardup: выберите файл, записанный программой.</translation>
    </message>
    <message>
        <source>“{file}” holds no text, only pictures or form fields: if it is a scan, let a text recognition program (OCR) read it, and open the result.</source>
        <translation>В файле «{file}» нет текста, только изображения или поля формы: если это скан, распознайте его программой распознавания текста (OCR) и откройте результат.</translation>
    </message>
    <message>
        <source>“{file}” holds {count} documents: unpack it, and open the one that you want to compare.</source>
        <translation>Архив «{file}» содержит документы (их {count}): распакуйте его и откройте тот, который нужно сравнить.</translation>
    </message>
    <message>
        <source>“{file}” holds {entries} files inside (the limit is {limit}) and was not opened: save the text anew and open that.</source>
        <translation>Файл «{file}» не открыт: вложенных файлов в нём {entries} (предел&#xa0;— {limit}); сохраните текст заново и откройте его.</translation>
    </message>
    <message>
        <source>“{file}” is a Word document without its text part: open it in a word processor and save it again.</source>
        <translation>В документе Word «{file}» нет основной части с текстом: откройте его в текстовом редакторе и сохраните снова.</translation>
    </message>
    <message>
        <source>“{file}” is a file, not a folder: choose another folder for the reports.</source>
        <translation>«{file}»&#xa0;— файл, а не папка: выберите для отчётов другую папку.</translation>
    </message>
    <message>
        <source>“{file}” is a folder: choose a file inside it.</source>
        <translation>«{file}»&#xa0;— это папка: выберите файл в ней.</translation>
    </message>
    <message>
        <source>“{file}” is a pipe or a device, not a file: save its content to a file and open that.</source>
        <translation>«{file}»&#xa0;— канал или устройство, а не файл: сохраните его содержимое в файл и откройте этот файл.</translation>
    </message>
    <message>
        <source>“{file}” is an EPUB that does not say in which order its chapters are read: convert it anew and open the result.</source>
        <translation>В файле EPUB «{file}» не указан порядок чтения глав: преобразуйте книгу заново и откройте результат.</translation>
    </message>
    <message>
        <source>“{file}” is an address, not a file: save the text from there to a file and open that.</source>
        <translation>«{file}» — это адрес, а не файл: сохраните текст по этому адресу в файл и откройте его.</translation>
    </message>
    <message>
        <source>“{file}” is damaged or cut short ({format}): get the file once more, or open it in its own program and save it again.</source>
        <translation>Файл «{file}» повреждён или обрывается ({format}): получите его ещё раз либо откройте в родной программе и сохраните заново.</translation>
    </message>
    <message>
        <source>“{file}” is damaged or cut short: get the file once more, or open it in its own program and save it again.</source>
        <translation>Файл «{file}» повреждён или обрывается: получите его ещё раз либо откройте в родной программе и сохраните заново.</translation>
    </message>
    <message>
        <source>“{file}” is nested too deeply (part {part}; the limit is {limit} levels): save it anew in its own program, or as plain text.</source>
        <translation>В файле «{file}» слишком глубокая вложенность (часть {part}; предел уровней&#xa0;— {limit}): сохраните его заново в родной программе или как простой текст.</translation>
    </message>
    <message>
        <source>“{file}” is of a format that Neardup cannot read ({kind}): save it as DOCX, EPUB or plain text and open that.</source>
        <translation>Neardup не умеет читать формат файла «{file}» ({kind}): сохраните его как DOCX, EPUB или простой текст и откройте снова.</translation>
    </message>
    <message>
        <source>“{file}” is of a format that Neardup cannot read: save it as DOCX, EPUB or plain text and open that.</source>
        <translation>Neardup не умеет читать формат файла «{file}»: сохраните его как DOCX, EPUB или простой текст и откройте снова.</translation>
    </message>
    <message>
        <source>“{file}” is of an old format ({kind}) for which LibreOffice or antiword must be installed: install one of them, or save the text as DOCX and open that.</source>
        <translation>Файл «{file}» в старом формате ({kind}), для которого нужна программа LibreOffice или antiword: установите одну из них или сохраните текст в DOCX и откройте его.</translation>
    </message>
    <message>
        <source>“{file}” is one of the files that the comparison reads and was left as it is: choose another name for the result.</source>
        <translation>Файл «{file}»&#xa0;— один из файлов, которые читаются при сравнении, и оставлен без изменений: выберите для результата другое имя.</translation>
    </message>
    <message>
        <source>“{file}” is protected by a password or against copying ({format}): save a copy without protection and open that.</source>
        <translation>Файл «{file}» защищён паролем или от копирования ({format}): сохраните копию без защиты и откройте её.</translation>
    </message>
    <message>
        <source>“{file}” is too large ({size}; the limit is {limit}): save the text alone, without pictures, or in parts.</source>
        <translation>Файл «{file}» слишком велик ({size} при пределе {limit}): сохраните только текст без иллюстраций или разделите его на части.</translation>
    </message>
    <message>
        <source>“{file}” may not be opened by this user: ask for permission to read it, or copy it to a folder of your own.</source>
        <translation>Нет прав на чтение файла «{file}»: получите доступ или скопируйте файл в свою папку.</translation>
    </message>
    <message>
        <source>“{file}” needs too much memory to be read (the limit is {limit}): save the text alone, without pictures, or as plain text.</source>
        <translation>Для чтения файла «{file}» нужно слишком много памяти (предел — {limit}): сохраните только текст, без иллюстраций, или сохраните его как простой текст.</translation>
    </message>
    <message>
        <source>“{file}” took too long to read (the limit is {limit} seconds): save it anew in its own program, or as plain text.</source>
        <translation>Файл «{file}» читался слишком долго (предел — {limit} с): сохраните его заново в его программе или как простой текст.</translation>
    </message>
    <message>
        <source>“{file}” was changed or removed while it was being read: open it again once it has been saved.</source>
        <translation>Файл «{file}» изменился или исчез во время чтения: дождитесь, пока его сохранят, и откройте снова.</translation>
    </message>
    <message>
        <source>“{file}” was named for two results: give each of them a file name of its own.</source>
        <translation>Файл «{file}» указан для двух результатов сразу: дайте каждому своё имя.</translation>
    </message>
    <message>
        <source>“{file}” was not opened because its part {entry} is packed {ratio} times smaller than it is (the limit is {limit}), as files made to do harm are: open it only if you trust its source, and save it anew.</source>
        <translation>Файл «{file}» не открыт: его часть {entry} сжата в {ratio} раз (предел&#xa0;— {limit}), как бывает во вредоносных файлах; если источнику можно доверять, сохраните файл заново.</translation>
    </message>
    <message>
        <source>“{file}” was not opened because its part {part} contains definitions that such a file must not contain: save it anew in its own program.</source>
        <translation>Файл «{file}» не открыт: в его части {part} есть определения, которых там быть не должно; сохраните файл заново в родной программе.</translation>
    </message>
    <message>
        <source>“{file}” was not opened because its part “{entry}” points outside the file, as files made to do harm do: ask for the file once more from a source you trust.</source>
        <translation>Файл «{file}» не открыт: его часть «{entry}» указывает за пределы файла, как бывает во вредоносных файлах; получите файл ещё раз из надёжного источника.</translation>
    </message>
    <message>
        <source>“{value}” is no cutting sequence: write each with 2 to 6 of the digits 0 to 9 ({option}).</source>
        <translation>«{value}» — не разрезающая последовательность: в каждой должно быть от 2 до 6 цифр от 0 до 9 ({option}).</translation>
    </message>
</context>
<context>
    <name>Exclusions</name>
    <message numerus="yes">
        <source>%n stretches left out ({kinds})</source>
        <translation>
            <numerusform>Не сравнивается %n фрагмент ({kinds})</numerusform>
            <numerusform>Не сравниваются %n фрагмента ({kinds})</numerusform>
            <numerusform>Не сравниваются %n фрагментов ({kinds})</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared: this is not the author&apos;s text ({what}). It can be compared too, by the settings of the comparison.</source>
        <translation>Не сравнивается: это не авторский текст ({what}). В настройках сравнения можно включить и его.</translation>
    </message>
    <message>
        <source>Not compared: this phrase is on your list of phrases to ignore.</source>
        <translation>Не сравнивается: эта фраза есть в вашем списке исключений.</translation>
    </message>
    <message>
        <source>Not compared: this stands in the boilerplate document that you chose.</source>
        <translation>Не сравнивается: это есть в выбранном вами типовом документе.</translation>
    </message>
    <message>
        <source>ignored phrase</source>
        <translation>исключённая фраза</translation>
    </message>
    <message>
        <source>imprint</source>
        <translation>выходные данные</translation>
    </message>
    <message>
        <source>licence text</source>
        <translation>текст лицензии</translation>
    </message>
    <message>
        <source>table of contents</source>
        <translation>оглавление</translation>
    </message>
    <message>
        <source>text of the boilerplate document</source>
        <translation>текст типового документа</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>&amp;Choose where to…</source>
        <translation>&amp;Выбрать, куда…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Формат:</translation>
    </message>
    <message>
        <source>&amp;Order of the passages:</source>
        <translation>&amp;Порядок отрывков:</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>&amp;Shorten long passages in the middle</source>
        <translation>Со&amp;кращать длинные отрывки в середине</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; a copy of it is kept</source>
        <translation>Рисунок PNG, JPEG или SVG; программа хранит его копию</translation>
    </message>
    <message>
        <source>As they stand in A</source>
        <translation>Как они стоят в A</translation>
    </message>
    <message>
        <source>Choose &amp;logo…</source>
        <translation>Выбрать &amp;логотип…</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Выбор логотипа</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Сохранение отчёта</translation>
    </message>
    <message>
        <source>Language of the re&amp;port:</source>
        <translation>&amp;Язык отчёта:</translation>
    </message>
    <message>
        <source>Logo:</source>
        <translation>Логотип:</translation>
    </message>
    <message>
        <source>Or&amp;ganisation:</source>
        <translation>&amp;Организация:</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>&amp;Бумага:</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Рисунки</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Печать отчёта</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Убрать логотип</translation>
    </message>
    <message>
        <source>Stands in the head of the report</source>
        <translation>Стоит в начале отчёта</translation>
    </message>
    <message>
        <source>The longest first</source>
        <translation>Сначала самые длинные</translation>
    </message>
    <message>
        <source>The report says how many words are left out</source>
        <translation>В отчёте указано, сколько слов пропущено</translation>
    </message>
    <message>
        <source>Whose report it is</source>
        <translation>Чей это отчёт</translation>
    </message>
    <message>
        <source>Write reports without a logo</source>
        <translation>Писать отчёты без логотипа</translation>
    </message>
    <message>
        <source>You have written no state or note to a passage; those would go into the report.</source>
        <translation>Пометок и заметок к отрывкам пока нет; они вошли бы в отчёт.</translation>
    </message>
    <message numerus="yes">
        <source>Your states and notes on %n passage(s) go into the report.</source>
        <translation>
            <numerusform>В отчёт войдут ваши пометки и заметки к %n отрывку.</numerusform>
            <numerusform>В отчёт войдут ваши пометки и заметки к %n отрывкам.</numerusform>
            <numerusform>В отчёт войдут ваши пометки и заметки к %n отрывкам.</numerusform>
        </translation>
    </message>
    <message>
        <source>no logo</source>
        <translation>логотипа нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>не выбран</translation>
    </message>
    <message>
        <source>the logo</source>
        <translation>логотип</translation>
    </message>
    <message>
        <source>“{name}” is no PNG, JPEG or SVG picture of up to 5 MB: choose another file.</source>
        <translation>«{name}» – не рисунок PNG, JPEG или SVG до 5 МБ: выберите другой файл.</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Книга Excel</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Сохранение</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Документ PDF</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>Показать &amp;папку</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>Таблица CSV</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Веб-страница</translation>
    </message>
    <message numerus="yes">
        <source>Without the %n dismissed passage(s): {a} of A, {b} of B.</source>
        <translation>
            <numerusform>Без %n отклонённого отрывка: {a} текста A, {b} текста B.</numerusform>
            <numerusform>Без %n отклонённых отрывков: {a} текста A, {b} текста B.</numerusform>
            <numerusform>Без %n отклонённых отрывков: {a} текста A, {b} текста B.</numerusform>
        </translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Документ Word</translation>
    </message>
    <message>
        <source>the print preview</source>
        <translation>просмотр печати</translation>
    </message>
    <message>
        <source>to the printer</source>
        <translation>на принтер</translation>
    </message>
    <message>
        <source>“{name}” has been written.</source>
        <translation>Файл «{name}» записан.</translation>
    </message>
</context>
<context>
    <name>FigureDetails</name>
    <message>
        <source>100&#xa0;% − coverage</source>
        <translation>100&#xa0;% − покрытие</translation>
    </message>
    <message>
        <source>2 × common shingles ÷ (shingles of A + shingles of B)</source>
        <translation>2 × общие шинглы ÷ (шинглы A + шинглы B)</translation>
    </message>
    <message>
        <source>A copy in which one word in twenty was changed has about 77&#xa0;% with shingles of 3 words, 64&#xa0;% with 5 and 43&#xa0;% with 10. Unrelated novels have about 1&#xa0;% with 3 words and none with 5.</source>
        <translation>Копия, в которой изменено каждое двадцатое слово, даёт около 77&#xa0;% при шинглах из 3 слов, 64&#xa0;% – из 5 и 43&#xa0;% – из 10. У независимых романов – около 1&#xa0;% при 3 словах и ничего при 5.</translation>
    </message>
    <message>
        <source>An estimate from a sample: {sampled_a} of {a} shingles of A and {sampled_b} of {b} of B. It may be off by {points} percentage points, 19 times in 20 by no more. Set sampling to 1 to count them all.</source>
        <translation>Оценка по выборке: {sampled_a} из {a} шинглов A и {sampled_b} из {b} шинглов B. Ошибка – до {points} процентного пункта, в 19 случаях из 20 не больше. Чтобы посчитать все шинглы, установите выборку 1.</translation>
    </message>
    <message>
        <source>As sure as the coverage: what was retold in quite other words counts as unique.</source>
        <translation>Так же надёжно, как покрытие: пересказанное совсем другими словами считается уникальным.</translation>
    </message>
    <message>
        <source>At most {duplicate} bits: duplicates, as published for web pages. Up to {revised}: usual for a text and its revision. From {unrelated} on: unrelated texts, or a text and a small part of it. What lies between decides nothing.</source>
        <translation>Не больше {duplicate} битов – дубликаты (порог опубликован для веб-страниц). До {revised} – обычно для текста и его переработки. От {unrelated} – несвязанные тексты или текст и малая его часть. Промежуточные значения ничего не решают.</translation>
    </message>
    <message>
        <source>At most {duplicate} bits: duplicates. More bits say nothing under the article&apos;s recipe.</source>
        <translation>Не больше {duplicate} битов – дубликаты. Большее расстояние по рецепту статьи ни о чём не говорит.</translation>
    </message>
    <message>
        <source>Counted, not estimated. It depends on the shingle length: compare it only with figures of the same length.</source>
        <translation>Посчитано, а не оценено. Зависит от длины шингла: сравнивать можно только показатели при одной и той же длине.</translation>
    </message>
    <message numerus="yes">
        <source>Counted, not estimated. Passages of fewer than %n words and retellings in quite other words are not found, so more may have been taken over; quotations and set phrases count until you dismiss them.</source>
        <translation>
            <numerusform>Посчитано, а не оценено. Отрывки короче %n слова и пересказ совсем другими словами не находятся, так что заимствовано может быть и больше; цитаты и общие места учитываются, пока вы их не отклоните.</numerusform>
            <numerusform>Посчитано, а не оценено. Отрывки короче %n слов и пересказ совсем другими словами не находятся, так что заимствовано может быть и больше; цитаты и общие места учитываются, пока вы их не отклоните.</numerusform>
            <numerusform>Посчитано, а не оценено. Отрывки короче %n слов и пересказ совсем другими словами не находятся, так что заимствовано может быть и больше; цитаты и общие места учитываются, пока вы их не отклоните.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted. Where a passage was edited at its ends, these may be off by a few words.</source>
        <translation>Посчитано. Если отрывок правлен по краям, границы могут быть сдвинуты на несколько слов.</translation>
    </message>
    <message>
        <source>Each one can be looked at in the list under the texts. A stretch counts only if it says more than chance yields; set phrases and quotations are still for you to judge.</source>
        <translation>Каждый можно посмотреть в списке под текстами. Учитывается только то, что не объяснить случайностью; об общих местах и цитатах судить вам.</translation>
    </message>
    <message>
        <source>Each text gets six numbers, each drawn from 14 samples of its shingles. A number is equal only if all its samples are, so only texts that differ in very little have equal ones.</source>
        <translation>Каждому тексту сопоставлены шесть чисел, каждое – по 14 выборочным шинглам. Число совпадает, только если совпали все его шинглы, поэтому совпадения бывают лишь у текстов, которые почти не различаются.</translation>
    </message>
    <message>
        <source>Each text is reduced to digits for the sound of its longer words and cut at certain sequences of digits; the parts are its gems, of a page or a paragraph each. The same gem in both texts means the same words in the same order for its whole length, typing errors and spelling apart.</source>
        <translation>Каждый текст превращён в цифры по звучанию его длинных слов и разрезан в определённых местах; части – это самоцветы, каждый с абзац или страницу. Одинаковый самоцвет в обоих текстах означает одни и те же слова в том же порядке на всей его длине, с точностью до опечаток и написания.</translation>
    </message>
    <message>
        <source>Each whole text gets one fingerprint of 64 bits. The more words and phrases two texts share, the fewer bits differ. It does not see that a short text stands in a long one.</source>
        <translation>Каждый текст целиком получает один отпечаток из 64 битов. Чем больше общих слов и оборотов, тем меньше битов различается. Того, что короткий текст стоит внутри длинного, отпечаток не видит.</translation>
    </message>
    <message numerus="yes">
        <source>From %n equal ones on, the texts are practically identical. Fewer say nothing, not even that they differ.</source>
        <translation>
            <numerusform>При %n совпавшем и больше тексты практически одинаковы. Меньшее число не говорит ни о чём, даже о том, что они различны.</numerusform>
            <numerusform>При %n совпавших и больше тексты практически одинаковы. Меньшее число не говорит ни о чём, даже о том, что они различны.</numerusform>
            <numerusform>При %n совпавших и больше тексты практически одинаковы. Меньшее число не говорит ни о чём, даже о том, что они различны.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n words on, about a page, the verdict says that a part of the text stands in the other, however small the shares are: nobody writes a page twice by chance.</source>
        <translation>
            <numerusform>От %n слова, то есть примерно от страницы, вывод гласит, что часть текста есть в другом, как бы малы ни были доли: страницу случайно дважды не пишут.</numerusform>
            <numerusform>От %n слов, то есть примерно от страницы, вывод гласит, что часть текста есть в другом, как бы малы ни были доли: страницу случайно дважды не пишут.</numerusform>
            <numerusform>От %n слов, то есть примерно от страницы, вывод гласит, что часть текста есть в другом, как бы малы ни были доли: страницу случайно дважды не пишут.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {most} of the shorter text on, the verdict says that most of it stands in the other; from {most} of both on, that the texts are almost the same. From {part} on, or with a passage of {long} words, it says that a part does; with less, only a little.</source>
        <translation>От {most} более короткого текста вывод гласит, что большая его часть есть в другом; от {most} обоих – что тексты почти одинаковы. От {part} или при отрывке в {long} слов речь идёт о части, при меньшем – о немногом.</translation>
    </message>
    <message>
        <source>It confirms and never rules out: one edited word changes its gem, and of copies with one word in twenty changed about half have no common gem at all.</source>
        <translation>Подтверждает, но никогда не исключает: одно исправленное слово меняет самоцвет, и у половины копий с каждым двадцатым изменённым словом общих самоцветов нет вовсе.</translation>
    </message>
    <message>
        <source>None of its own: it is the coverage counted from the other end.</source>
        <translation>Своего порога нет: это то же покрытие, отсчитанное с другого конца.</translation>
    </message>
    <message>
        <source>None was calibrated for this figure. The verdict does not look at it; read it beside the containments.</source>
        <translation>Для этого показателя порог не устанавливался. На вывод он не влияет; читайте его рядом с вложенностью.</translation>
    </message>
    <message>
        <source>Of all shingles that either text has, this share stands in both. It falls where one text is much longer than the other; then read the containments.</source>
        <translation>Из всех шинглов обоих текстов такая доля есть и там и там. Если один текст намного длиннее другого, показатель падает; тогда смотрите на вложенность.</translation>
    </message>
    <message numerus="yes">
        <source>One common gem outside licence text proves a common stretch. With fewer than %n gems in a text Distill abstains.</source>
        <translation>
            <numerusform>Один общий самоцвет вне текста лицензии доказывает общий кусок текста. Если самоцветов меньше %n, Distill воздерживается.</numerusform>
            <numerusform>Один общий самоцвет вне текста лицензии доказывает общий кусок текста. Если самоцветов меньше %n, Distill воздерживается.</numerusform>
            <numerusform>Один общий самоцвет вне текста лицензии доказывает общий кусок текста. Если самоцветов меньше %n, Distill воздерживается.</numerusform>
        </translation>
    </message>
    <message>
        <source>One passage is enough for the verdict to say that a little of one text stands in the other; for more, the coverage decides.</source>
        <translation>Одного отрывка достаточно для вывода, что немногое из одного текста есть в другом; о большем решает покрытие.</translation>
    </message>
    <message>
        <source>The common shingles against the mean of both texts. It stands between the two containments and is what the article of 2009 calls similarity.</source>
        <translation>Общие шинглы по отношению к среднему обоих текстов. Показатель лежит между двумя вложенностями; в статье 2009 года он назван похожестью.</translation>
    </message>
    <message>
        <source>The longest stretch that both texts share. Small changes inside it do not end it, and they are counted with it.</source>
        <translation>Самый длинный общий кусок обоих текстов. Мелкие изменения внутри его не прерывают и входят в счёт.</translation>
    </message>
    <message>
        <source>These texts are too short for passages: the verdict goes by common runs of characters instead. From {most} of the shorter text on it says that most of it stands in the other, from {part} on a part.</source>
        <translation>Эти тексты слишком коротки для отрывков: вывод делается по общим цепочкам знаков. От {most} более короткого текста он гласит, что большая его часть есть в другом, от {part} – что есть часть.</translation>
    </message>
    <message>
        <source>This share of {side} stands inside passages that {other} has too, word for word or edited. The verdict goes by this figure, since every passage can be looked at.</source>
        <translation>Такая доля текста {side} стоит внутри отрывков, которые есть и в {other}, дословно или с правкой. Вывод делается по этому показателю, потому что каждый отрывок можно посмотреть.</translation>
    </message>
    <message>
        <source>This share of {side}&apos;s shingles occurs in {other} too, wherever it stands there. One changed word takes several shingles away, so the figure falls faster than the text changes: it tells what was taken over word for word.</source>
        <translation>Такая доля шинглов {side} встречается и в {other}, где бы они там ни стояли. Одно изменённое слово отнимает сразу несколько шинглов, поэтому показатель падает быстрее, чем меняется текст: он говорит о дословно взятом.</translation>
    </message>
    <message numerus="yes">
        <source>Two or more are reached at a resemblance of 0.95 with a probability of 0.88, at 0.90 with 0.42, at 0.80 with 0.03. With fewer than %n shingles in a text they abstain.</source>
        <translation>
            <numerusform>Два и больше выходит при сходстве 0,95 с вероятностью 0,88, при 0,90 – 0,42, при 0,80 – 0,03. Если в тексте меньше %n шингла, супершинглы воздерживаются.</numerusform>
            <numerusform>Два и больше выходит при сходстве 0,95 с вероятностью 0,88, при 0,90 – 0,42, при 0,80 – 0,03. Если в тексте меньше %n шинглов, супершинглы воздерживаются.</numerusform>
            <numerusform>Два и больше выходит при сходстве 0,95 с вероятностью 0,88, при 0,90 – 0,42, при 0,80 – 0,03. Если в тексте меньше %n шинглов, супершинглы воздерживаются.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Usual distances: with one word in a hundred changed about 4, one in twenty 10, one in five 18, in unrelated texts 31; single pairs stray from these by several bits. Below %n words it abstains.</source>
        <translation>
            <numerusform>Обычные расстояния: если изменено одно слово из ста – около 4, одно из двадцати – 10, одно из пяти – 18, у несвязанных текстов – 31; отдельные пары отклоняются на несколько битов. Если слов меньше %n, SimHash воздерживается.</numerusform>
            <numerusform>Обычные расстояния: если изменено одно слово из ста – около 4, одно из двадцати – 10, одно из пяти – 18, у несвязанных текстов – 31; отдельные пары отклоняются на несколько битов. Если слов меньше %n, SimHash воздерживается.</numerusform>
            <numerusform>Обычные расстояния: если изменено одно слово из ста – около 4, одно из двадцати – 10, одно из пяти – 18, у несвязанных текстов – 31; отдельные пары отклоняются на несколько битов. Если слов меньше %n, SimHash воздерживается.</numerusform>
        </translation>
    </message>
    <message>
        <source>Verbatim passages are equal word for word, edited ones have changed words, reworded ones say the same in other words.</source>
        <translation>Дословные отрывки совпадают слово в слово, в правленых есть изменённые слова, пересказанные говорят то же другими словами.</translation>
    </message>
    <message>
        <source>What is left of each text outside the shared passages. It holds against the other text alone: services that check uniqueness compare with many sources and give other figures.</source>
        <translation>То, что остаётся от каждого текста вне общих отрывков. Показатель относится только к другому тексту: службы проверки уникальности сравнивают со многими источниками и дают другие числа.</translation>
    </message>
    <message>
        <source>What is left of {side} outside the shared passages. It holds against {other} alone: services that check uniqueness compare with many sources and give other figures.</source>
        <translation>То, что остаётся от {side} вне общих отрывков. Показатель относится только к {other}: службы проверки уникальности сравнивают со многими источниками и дают другие числа.</translation>
    </message>
    <message>
        <source>With shingles of 5 words, unrelated texts reach 2&#xa0;% at most, and a copy in which one word in ten was replaced has 37&#xa0;% and more. From {enough} of either text on, at that length, the shingles bear out a verdict of shared text.</source>
        <translation>При шинглах из 5 слов независимые тексты дают не больше 2&#xa0;%, а копия, в которой заменено каждое десятое слово, – 37&#xa0;% и больше. Начиная с {enough} хотя бы одного текста шинглы такой длины подтверждают вывод об общем тексте.</translation>
    </message>
    <message numerus="yes">
        <source>Without the %n dismissed passage(s): {percent}.</source>
        <translation>
            <numerusform>Без %n отклонённого отрывка: {percent}.</numerusform>
            <numerusform>Без %n отклонённых отрывков: {percent}.</numerusform>
            <numerusform>Без %n отклонённых отрывков: {percent}.</numerusform>
        </translation>
    </message>
    <message>
        <source>bits in which the fingerprints of the two whole texts differ</source>
        <translation>число битов, которыми различаются отпечатки двух текстов</translation>
    </message>
    <message>
        <source>characters inside shared passages ÷ characters compared</source>
        <translation>знаки внутри общих отрывков ÷ все сравниваемые знаки</translation>
    </message>
    <message>
        <source>distinct shingles of {side} that also stand in {other} ÷ distinct shingles of {side}</source>
        <translation>разные шинглы {side}, которые есть и в {other} ÷ разные шинглы {side}</translation>
    </message>
    <message>
        <source>distinct shingles that stand in both texts ÷ distinct shingles of both together</source>
        <translation>разные шинглы, которые есть в обоих текстах ÷ разные шинглы обоих вместе</translation>
    </message>
    <message>
        <source>equal supershingles, of the six that each text has</source>
        <translation>совпавшие супершинглы из шести, которые есть у каждого текста</translation>
    </message>
    <message>
        <source>gems that both texts have ÷ gems of each text</source>
        <translation>самоцветы, которые есть в обоих текстах ÷ самоцветы каждого текста</translation>
    </message>
    <message numerus="yes">
        <source>stretches of at least %n words that stand in both texts</source>
        <translation>
            <numerusform>куски не короче %n слова, которые есть в обоих текстах</numerusform>
            <numerusform>куски не короче %n слов, которые есть в обоих текстах</numerusform>
            <numerusform>куски не короче %n слов, которые есть в обоих текстах</numerusform>
        </translation>
    </message>
    <message>
        <source>words of A from the first to the last matching word of the longest shared passage</source>
        <translation>слова A от первого до последнего совпавшего слова самого длинного общего отрывка</translation>
    </message>
    <message>
        <source>{a} against {b}: {distance} of {bits} bits differ</source>
        <translation>{a} и {b}: различаются {distance} из {bits} битов</translation>
    </message>
    <message>
        <source>{common} ÷ {gems_a} = {share_a} of A, {common} ÷ {gems_b} = {share_b} of B</source>
        <translation>{common} ÷ {gems_a} = {share_a} в A, {common} ÷ {gems_b} = {share_b} в B</translation>
    </message>
    <message>
        <source>{figure} of {side}</source>
        <translation>{figure} {side}</translation>
    </message>
    <message>
        <source>{matched} of {all} supershingles and {mega} of {all_mega} megashingles are equal; drawn from {shingles_a} shingles of A and {shingles_b} of B</source>
        <translation>совпали супершинглы: {matched} из {all}, мегашинглы: {mega} из {all_mega}; получены из {shingles_a} шинглов A и {shingles_b} шинглов B</translation>
    </message>
</context>
<context>
    <name>FigurePopup</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close this explanation (Esc)</source>
        <translation>Закрыть это пояснение (Esc)</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>From when on it counts</source>
        <translation>С какого значения это важно</translation>
    </message>
    <message>
        <source>How sure it is</source>
        <translation>Насколько это надёжно</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Что это значит</translation>
    </message>
    <message>
        <source>With the numbers of this comparison</source>
        <translation>С числами этого сравнения</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n&#xa0;знак</numerusform>
            <numerusform>%n&#xa0;знака</numerusform>
            <numerusform>%n&#xa0;знаков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters that are not the author&apos;s were left out.</source>
        <translation>
            <numerusform>Пропущен %n&#xa0;знак, не принадлежащий автору.</numerusform>
            <numerusform>Пропущено %n&#xa0;знака, не принадлежащих автору.</numerusform>
            <numerusform>Пропущено %n&#xa0;знаков, не принадлежащих автору.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters were left out, by the settings or as not the author&apos;s.</source>
        <translation>
            <numerusform>%n знак исключён настройками или как не авторский.</numerusform>
            <numerusform>%n знака исключены настройками или как не авторские.</numerusform>
            <numerusform>%n знаков исключены настройками или как не авторские.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common gems lie in licence text and the like.</source>
        <translation>
            <numerusform>%n общий самоцвет лежит в тексте лицензии и тому подобном.</numerusform>
            <numerusform>%n общих самоцвета лежат в тексте лицензии и тому подобном.</numerusform>
            <numerusform>%n общих самоцветов лежат в тексте лицензии и тому подобном.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n&#xa0;слово</numerusform>
            <numerusform>%n&#xa0;слова</numerusform>
            <numerusform>%n&#xa0;слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shingle is a run of %n characters.</source>
        <translation>
            <numerusform>Шингл&#xa0;— цепочка из %n&#xa0;символа.</numerusform>
            <numerusform>Шингл&#xa0;— цепочка из %n&#xa0;символов.</numerusform>
            <numerusform>Шингл&#xa0;— цепочка из %n&#xa0;символов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shingle is a run of %n words.</source>
        <translation>
            <numerusform>Шингл&#xa0;— цепочка из %n&#xa0;слова.</numerusform>
            <numerusform>Шингл&#xa0;— цепочка из %n&#xa0;слов.</numerusform>
            <numerusform>Шингл&#xa0;— цепочка из %n&#xa0;слов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared digit by digit the reduced texts ({digits_a} and {digits_b} digits) are at least {percent} alike; unrelated ones of like length usually reach {low} to {high}.</source>
        <translation>При сравнении цифра за цифрой сжатые тексты ({digits_a} и {digits_b} цифр) сходны не менее чем на {percent}; у несвязанных текстов той же длины обычно выходит от {low} до {high}.</translation>
    </message>
    <message>
        <source>Compared digit by digit the reduced texts ({digits_a} and {digits_b} digits) are {percent} alike; unrelated ones of like length usually reach {low} to {high}.</source>
        <translation>При сравнении цифра за цифрой сжатые тексты ({digits_a} и {digits_b} цифр) сходны на {percent}; у несвязанных текстов той же длины обычно выходит от {low} до {high}.</translation>
    </message>
    <message>
        <source>Compared digit by digit the reduced texts are no more alike than unrelated ones usually are.</source>
        <translation>При сравнении цифра за цифрой сжатые тексты сходны не больше, чем обычно бывают сходны несвязанные.</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Вложенность</translation>
    </message>
    <message>
        <source>Containment of {side}: distinct shingles of {side} that also stand in {other} / distinct shingles of {side} = {percent}.</source>
        <translation>Вложенность {side}: разные шинглы {side}, которые есть и в {other} / все разные шинглы {side} = {percent}.</translation>
    </message>
    <message>
        <source>Containment of {side}: {common} of {side}&apos;s {total} distinct shingles stand in {other}: {common} / {total} = {percent}.</source>
        <translation>Вложенность {side}: из {total} разных шинглов {side} в {other} есть {common}: {common} / {total} = {percent}.</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Покрытие</translation>
    </message>
    <message>
        <source>Coverage of {side}: characters inside shared passages / characters compared = {percent}.</source>
        <translation>Покрытие {side}: знаки внутри общих отрывков / сравниваемые знаки = {percent}.</translation>
    </message>
    <message>
        <source>Coverage of {side}: {inside} of its {counted} compared characters (line ends included) stand inside shared passages: {inside} / {counted} = {percent}.</source>
        <translation>Покрытие {side}: внутри общих отрывков лежат {inside} из {counted} сравниваемых знаков (включая концы строк): {inside} / {counted} = {percent}.</translation>
    </message>
    <message>
        <source>Distill gems</source>
        <translation>Самоцветы Distill</translation>
    </message>
    <message>
        <source>Distill gems: at least one text has no words that gems could be made of.</source>
        <translation>Самоцветы Distill: по меньшей мере в одном тексте нет слов, из которых можно их получить.</translation>
    </message>
    <message>
        <source>Distill gems: each text is reduced to the sound of its longer words and cut into parts of a page or so, the gems. Of {gems_a} gems of A and {gems_b} of B, {common} are equal. A common gem proves a common stretch; that there is none proves nothing, since one edit changes a gem.</source>
        <translation>Самоцветы Distill: каждый текст сжимается до звучания своих длинных слов и режется на части примерно в страницу – самоцветы. Самоцветов в A: {gems_a}, в B: {gems_b}; одинаковых: {common}. Общий самоцвет доказывает общий кусок текста; отсутствие общих не доказывает ничего, потому что одна правка меняет самоцвет.</translation>
    </message>
    <message>
        <source>Distill gems: each text is reduced to the sound of its longer words and cut into parts of a paragraph or so, the gems. Of {gems_a} gems of A and {gems_b} of B, {common} are equal. A common gem proves a common stretch; that there is none proves nothing, since one edit changes a gem.</source>
        <translation>Самоцветы Distill: каждый текст сжимается до звучания своих длинных слов и режется на части примерно в абзац – самоцветы. Самоцветов в A: {gems_a}, в B: {gems_b}; одинаковых: {common}. Общий самоцвет доказывает общий кусок текста; отсутствие общих не доказывает ничего, потому что одна правка меняет самоцвет.</translation>
    </message>
    <message>
        <source>Longest passage</source>
        <translation>Самый длинный отрывок</translation>
    </message>
    <message numerus="yes">
        <source>Longest passage: %n words ({characters}), counted in A, from its first to its last matching word, small changes included.</source>
        <translation>
            <numerusform>Самый длинный отрывок: %n&#xa0;слово ({characters}) в тексте A, от первого до последнего совпавшего слова, вместе с мелкой правкой.</numerusform>
            <numerusform>Самый длинный отрывок: %n&#xa0;слова ({characters}) в тексте A, от первого до последнего совпавшего слова, вместе с мелкой правкой.</numerusform>
            <numerusform>Самый длинный отрывок: %n&#xa0;слов ({characters}) в тексте A, от первого до последнего совпавшего слова, вместе с мелкой правкой.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest passage: no passage was found.</source>
        <translation>Самый длинный отрывок: отрывков не найдено.</translation>
    </message>
    <message>
        <source>Only one in {modulus} was counted: {sampled_a} of {a} in A, {sampled_b} of {b} in B.</source>
        <translation>Учитывался один из {modulus}: {sampled_a} из {a} в A, {sampled_b} из {b} в B.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Отрывки</translation>
    </message>
    <message numerus="yes">
        <source>Passages: stretches of at least %n words that stand in both texts, verbatim or edited; small changes do not break them.</source>
        <translation>
            <numerusform>Отрывки: куски не короче %n&#xa0;слова, которые есть в обоих текстах дословно или с правкой; мелкие изменения их не разрывают.</numerusform>
            <numerusform>Отрывки: куски не короче %n&#xa0;слов, которые есть в обоих текстах дословно или с правкой; мелкие изменения их не разрывают.</numerusform>
            <numerusform>Отрывки: куски не короче %n&#xa0;слов, которые есть в обоих текстах дословно или с правкой; мелкие изменения их не разрывают.</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeated shingles lift it above 100&#xa0;%; shown is 100&#xa0;%.</source>
        <translation>Повторяющиеся шинглы поднимают его выше 100&#xa0;%; показывается 100&#xa0;%.</translation>
    </message>
    <message>
        <source>Resemblance</source>
        <translation>Сходство</translation>
    </message>
    <message>
        <source>Resemblance: distinct shingles that stand in both texts / distinct shingles of both together = {common} / ({a} + {b} − {common}) = {percent}.</source>
        <translation>Сходство: разные шинглы, которые есть в обоих текстах / все разные шинглы обоих текстов = {common} / ({a} + {b} − {common}) = {percent}.</translation>
    </message>
    <message>
        <source>Resemblance: distinct shingles that stand in both texts / distinct shingles of both together = {percent}.</source>
        <translation>Сходство: разные шинглы, которые есть в обоих текстах / все разные шинглы обоих текстов = {percent}.</translation>
    </message>
    <message>
        <source>SimHash distance</source>
        <translation>Расстояние SimHash</translation>
    </message>
    <message numerus="yes">
        <source>SimHash distance: it compares whole texts and needs at least %n words in each.</source>
        <translation>
            <numerusform>Расстояние SimHash: сравниваются тексты целиком, и в каждом нужно не меньше %n слова.</numerusform>
            <numerusform>Расстояние SimHash: сравниваются тексты целиком, и в каждом нужно не меньше %n слов.</numerusform>
            <numerusform>Расстояние SimHash: сравниваются тексты целиком, и в каждом нужно не меньше %n слов.</numerusform>
        </translation>
    </message>
    <message>
        <source>SimHash distance: the article&apos;s recipe finds no keyword in one of the texts.</source>
        <translation>Расстояние SimHash: по рецепту статьи в одном из текстов не находится ни одного ключевого слова.</translation>
    </message>
    <message>
        <source>SimHash distance: the fingerprints of the two whole texts, made of their keywords as the article does, differ in {distance} of {bits} bits. At most {duplicate} mean duplicates; more say nothing.</source>
        <translation>Расстояние SimHash: в отпечатках двух текстов целиком, полученных, как в статье, из ключевых слов, различающихся битов – {distance} из {bits}. Не больше {duplicate} означает дубликаты; большее число не говорит ни о чём.</translation>
    </message>
    <message>
        <source>SimHash distance: the fingerprints of the two whole texts, of {words_a} and {words_b} words, differ in {distance} of {bits} bits. At most {duplicate} mean duplicates; up to {revised} are usual where one text is a revision of the other, {unrelated} and more where the texts are unrelated or one is a small part of the other.</source>
        <translation>Расстояние SimHash: в отпечатках двух текстов целиком (слов: {words_a} и {words_b}) различающихся битов – {distance} из {bits}. Не больше {duplicate} означает дубликаты; до {revised} обычно, когда один текст – переработка другого, {unrelated} и больше – когда тексты не связаны или один – малая часть другого.</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Подобие</translation>
    </message>
    <message>
        <source>Similarity: 2 × common shingles / (shingles of A + shingles of B) = 2 × {common} / ({a} + {b}) = {percent}.</source>
        <translation>Подобие: 2 × общие шинглы / (шинглы A + шинглы B) = 2 × {common} / ({a} + {b}) = {percent}.</translation>
    </message>
    <message>
        <source>Similarity: 2 × common shingles / (shingles of A + shingles of B) = {percent}.</source>
        <translation>Подобие: 2 × общие шинглы / (шинглы A + шинглы B) = {percent}.</translation>
    </message>
    <message>
        <source>So these texts are practically identical.</source>
        <translation>Значит, эти тексты практически одинаковы.</translation>
    </message>
    <message>
        <source>Supershingles</source>
        <translation>Супершинглы</translation>
    </message>
    <message>
        <source>Supershingles: at least one text is too short to have a shingle.</source>
        <translation>Супершинглы: по меньшей мере один текст так короток, что в нём нет ни одного шингла.</translation>
    </message>
    <message>
        <source>Supershingles: they cannot be compared, since one text is measured by words, the other by characters.</source>
        <translation>Супершинглы: сравнить их нельзя, потому что один текст измерен словами, а другой знаками.</translation>
    </message>
    <message>
        <source>Supershingles: {matched} of {all} are equal; they stand for {shingles_a} shingles of A and {shingles_b} of B, of {unit} each. Two or more mean practically identical: texts of a resemblance of 0.95 reach that with a probability of 0.88, of 0.90 with 0.42, of 0.80 with 0.03. Fewer say nothing, not even that the texts differ.</source>
        <translation>Супершинглы: совпавших – {matched} из {all}; за ними стоят шинглы текстов (A: {shingles_a}, B: {shingles_b}), в каждом {unit}. Два и больше означают, что тексты практически одинаковы: при сходстве 0,95 это выходит с вероятностью 0,88, при 0,90 – 0,42, при 0,80 – 0,03. Меньшее число не говорит ни о чём, даже о том, что тексты различны.</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>«Уникальность»</translation>
    </message>
    <message>
        <source>Uniqueness of {side}: 100&#xa0;% − coverage = 100&#xa0;% − {coverage} = {percent}; it holds against the other text alone.</source>
        <translation>«Уникальность» {side}: 100&#xa0;% − покрытие = 100&#xa0;% − {coverage} = {percent}; только относительно второго текста.</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>несравнимо</translation>
    </message>
    <message>
        <source>too little text</source>
        <translation>мало текста</translation>
    </message>
    <message>
        <source>{common} of {gems_a} and {gems_b}</source>
        <translation>{common} из {gems_a} и {gems_b}</translation>
    </message>
    <message>
        <source>{distance} of {bits} bits</source>
        <translation>{distance} из {bits} бит</translation>
    </message>
    <message>
        <source>{matched} of {all}</source>
        <translation>{matched} из {all}</translation>
    </message>
</context>
<context>
    <name>FiguresHelp</name>
    <message>
        <source>A copy with one word in twenty changed still has a resemblance of about 0.77 with shingles of 3 words, 0.64 with 5 and 0.43 with 10. Unrelated novels have about 0.01 with 3 words and none with 5. Compare figures only where the length was the same.</source>
        <translation>Копия, в которой изменено каждое двадцатое слово, сохраняет сходство около 0,77 при шинглах из 3 слов, 0,64&#xa0;— из 5 и 0,43&#xa0;— из 10. У независимых романов оно около 0,01 при 3 словах и нулевое при 5. Сравнивать показатели можно только при одной и той же длине шингла.</translation>
    </message>
    <message>
        <source>A fingerprint of 64 bits of each whole text. The more words and phrases two texts share, the fewer bits differ: with one word in a hundred changed about 4, one in twenty 10, one in five 18, in unrelated texts about 31. It does not see that a short text stands in a long one. Below 500 words it abstains.</source>
        <translation>Отпечаток каждого текста целиком, 64 бита. Чем больше у текстов общих слов и оборотов, тем меньше битов различается: если изменено одно слово из ста – около 4, одно из двадцати – 10, одно из пяти – 18, у несвязанных текстов – около 31. Того, что короткий текст стоит внутри длинного, он не видит. Если слов меньше 500, он воздерживается.</translation>
    </message>
    <message>
        <source>A passage is a stretch that stands in both texts, word for word or edited. Coverage is the share of a text&apos;s characters that lie inside passages. A passage has one colour in both panes; click it, and the other pane goes to its partner.</source>
        <translation>Отрывок&#xa0;— кусок, который есть в обоих текстах, дословно или с правкой. Покрытие&#xa0;— доля знаков текста, лежащих внутри отрывков. В обеих панелях отрывок выделен одним цветом; щёлкните по нему, и другая панель перейдёт к его паре.</translation>
    </message>
    <message>
        <source>A shingle is a few words in a row: with length 3, “the cat sat on” holds “the cat sat” and “cat sat on”. Shingles that stand in both texts are marked in the stronger colour.</source>
        <translation>Шингл&#xa0;— несколько слов подряд: при длине 3 в словах «на окне сидела кошка» два шингла: «на окне сидела» и «окне сидела кошка». Шинглы, которые есть в обоих текстах, выделены более насыщенным цветом.</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Вложенность</translation>
    </message>
    <message>
        <source>Distill gems</source>
        <translation>Самоцветы Distill</translation>
    </message>
    <message>
        <source>Do the methods agree?</source>
        <translation>Согласны ли методы?</translation>
    </message>
    <message>
        <source>Each text is reduced to digits for the sound of its longer words and cut at certain sequences of digits. The parts are its gems. A gem that both texts have proves that they share about a page; that none is shared proves nothing, since one edited word changes a gem. Below 10 gems Distill abstains.</source>
        <translation>Каждый текст сжимается до цифр, обозначающих звучание его длинных слов, и режется по определённым последовательностям цифр. Полученные части – его самоцветы. Самоцвет, который есть в обоих текстах, доказывает, что у них есть общая страница или около того; отсутствие общих не доказывает ничего, потому что одно исправленное слово меняет самоцвет. Если самоцветов меньше 10, Distill воздерживается.</translation>
    </message>
    <message>
        <source>How many of one text&apos;s shingles stand in the other one. It is given for each text by itself: if nearly all of A stands in B but little of B in A, then the whole of A is a part of B.</source>
        <translation>Сколько шинглов одного текста есть в другом. Вложенность считается для каждого текста отдельно: если почти весь текст A есть в B, а из B в A есть немногое, значит, A целиком входит в B.</translation>
    </message>
    <message>
        <source>How shingle length matters</source>
        <translation>На что влияет длина шингла</translation>
    </message>
    <message>
        <source>How to read the figures</source>
        <translation>Как читать показатели</translation>
    </message>
    <message>
        <source>Kinds of passages, and what counts</source>
        <translation>Виды отрывков и что учитывается</translation>
    </message>
    <message>
        <source>Passages and coverage</source>
        <translation>Отрывки и покрытие</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Выборка</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>Шинглы</translation>
    </message>
    <message>
        <source>SimHash distance</source>
        <translation>Расстояние SimHash</translation>
    </message>
    <message>
        <source>Similarity and resemblance</source>
        <translation>Подобие и сходство</translation>
    </message>
    <message>
        <source>Six numbers for each text, made of samples of its shingles. Two or more in common mean practically identical. Texts of a resemblance of 0.95 have that with a probability of 0.88, of 0.90 with 0.42, of 0.80 with 0.03. Fewer in common say nothing.</source>
        <translation>Шесть чисел на каждый текст, составленных из выборок его шинглов. Два и больше общих означают, что тексты практически одинаковы. При сходстве 0,95 это выходит с вероятностью 0,88, при 0,90 – 0,42, при 0,80 – 0,03. Меньшее число общих не говорит ни о чём.</translation>
    </message>
    <message>
        <source>Supershingles</source>
        <translation>Супершинглы</translation>
    </message>
    <message>
        <source>The heading of the window says in words how far the two texts are the same. It rests on the passages that both share and on how much of each text they cover, and does not move when you move a slider.</source>
        <translation>Заголовок окна говорит словами, насколько тексты совпадают. Вывод опирается на общие отрывки и на то, какую часть каждого текста они покрывают, и не меняется при движении ползунков.</translation>
    </message>
    <message>
        <source>The verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>The verdict goes by the passages, because you can look at them. Shingles, Distill, SimHash and supershingles are asked whether they bear it out. A method that has too little text, or that cannot tell in a case like this, is named as not decisive.</source>
        <translation>Вывод опирается на отрывки, потому что их можно увидеть. Шинглы, Distill, SimHash и супершинглы подтверждают его или нет. Метод, которому мало текста или который в таком случае судить не может, назван не решающим.</translation>
    </message>
    <message>
        <source>They say that texts agree, and where. They cannot tell who copied from whom, whether both took from a third, or whether the copying was allowed: a quotation agrees just as well. Set phrases, addresses and legal notes agree by themselves. Look at the passages before you judge.</source>
        <translation>Показатели говорят, что тексты совпадают и где именно. По ним нельзя узнать, кто у кого заимствовал, не взяли ли оба из третьего источника и было ли заимствование дозволено: цитата совпадает точно так же. Устойчивые обороты, адреса и юридические сведения совпадают сами собой. Прежде чем делать вывод, посмотрите на отрывки.</translation>
    </message>
    <message>
        <source>Two figures for both texts together. Similarity is twice the common shingles, divided by the shingles of A and B added up. Resemblance is the common shingles, divided by all different ones. Both fall where one text is much longer than the other, so read the containments first.</source>
        <translation>Два показателя для обоих текстов вместе. Подобие&#xa0;— удвоенное число общих шинглов, делённое на сумму шинглов A и B. Сходство&#xa0;— число общих шинглов, делённое на число всех разных. Оба падают, если один текст намного длиннее другого, поэтому сначала смотрите на вложенность.</translation>
    </message>
    <message>
        <source>Verbatim: every word is equal. Edited: words were changed, dropped or added, and those are marked. Reworded: the same is said in other words; such passages are outlined. Moved: in another order than the rest. Where a text goes its own way for 25 words or more between copied pieces, those words belong to no passage. Licence texts, the phrases that you name and your boilerplate document count for nothing. A passage that you dismiss stays in the list, and the coverage is given without it too.</source>
        <translation>Дословный: все слова одинаковы. С правкой: слова заменены, пропущены или добавлены, и они отмечены. Пересказанный: то же сказано другими словами; такие отрывки обведены. Перемещённый: стоит в другом порядке, чем остальное. Где между взятыми кусками 25&#xa0;слов и больше своего текста, эти слова не входят ни в один отрывок. Тексты лицензий, названные вами фразы и ваш типовой документ не учитываются. Отклонённый отрывок остаётся в списке, а покрытие приводится и без него.</translation>
    </message>
    <message>
        <source>What the figures cannot tell</source>
        <translation>О чём показатели не говорят</translation>
    </message>
    <message>
        <source>With sampling, only a part of the shingles is compared. The figures are then estimates, and of a short text they are of little worth. Neardup needs no sampling for speed: leave it at 1 unless you want to follow a published recipe.</source>
        <translation>При выборке сравнивается лишь часть шинглов. Тогда показатели приблизительны, а для короткого текста почти бесполезны. Ради скорости выборка не нужна: оставьте 1, если не следуете опубликованной методике.</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All kinds</source>
        <translation>Все виды</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Любая длина</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>Любая пометка</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>В любом месте</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Отклонённые</translation>
    </message>
    <message>
        <source>Find in first words and chapters</source>
        <translation>Найти в первых словах и главах</translation>
    </message>
    <message>
        <source>Find passages</source>
        <translation>Поиск отрывков</translation>
    </message>
    <message>
        <source>Hide the list of passages</source>
        <translation>Скрыть список отрывков</translation>
    </message>
    <message>
        <source>Hide the list of passages; the menu View brings it back</source>
        <translation>Скрыть список отрывков; вернуть его можно через меню «Вид»</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Важные</translation>
    </message>
    <message>
        <source>In notes</source>
        <translation>В примечаниях</translation>
    </message>
    <message>
        <source>In quotation marks</source>
        <translation>В кавычках</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Виды</translation>
    </message>
    <message>
        <source>List all passages again</source>
        <translation>Снова показать все отрывки</translation>
    </message>
    <message>
        <source>List only passages in this state</source>
        <translation>Показать только отрывки с такой пометкой</translation>
    </message>
    <message>
        <source>List only passages of at least so many words</source>
        <translation>Показать только отрывки не короче стольких слов</translation>
    </message>
    <message>
        <source>List only passages of these kinds</source>
        <translation>Показать только отрывки этих видов</translation>
    </message>
    <message>
        <source>List only passages that hold this in their first words, in the chapter&apos;s heading or in a note</source>
        <translation>Показать только отрывки, у которых это есть в первых словах, в заголовке главы или в заметке</translation>
    </message>
    <message>
        <source>List only passages that stand in another order in B</source>
        <translation>Показать только отрывки, которые в B стоят в другом порядке</translation>
    </message>
    <message>
        <source>List only passages that stand there, in A or in B, with four fifths of their characters or more. Notes are known where the file tells them from the text.</source>
        <translation>Показать только отрывки, которые стоят там в A или в B не менее чем четырьмя пятыми своих знаков. Примечания известны, если файл отделяет их от текста.</translation>
    </message>
    <message>
        <source>Moved only</source>
        <translation>Перемещённые</translation>
    </message>
    <message>
        <source>No kind</source>
        <translation>Ни одного</translation>
    </message>
    <message>
        <source>Not dismissed</source>
        <translation>Не отклонённые</translation>
    </message>
    <message>
        <source>Not in notes</source>
        <translation>Вне примечаний</translation>
    </message>
    <message>
        <source>Not in quotation marks</source>
        <translation>Вне кавычек</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Отрывки</translation>
    </message>
    <message>
        <source>Shortest length in words</source>
        <translation>Наименьшая длина в словах</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Пометка</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>Где стоят</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>С заметкой</translation>
    </message>
    <message>
        <source>from</source>
        <comment>before a number of words</comment>
        <translation>от</translation>
    </message>
    <message>
        <source>words</source>
        <comment>after a number: from 40 words</comment>
        <translation>слов</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Click to go to the next one.</source>
        <translation>Щёлкните, чтобы перейти к следующему.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close the find bar (Esc)</source>
        <translation>Закрыть панель поиска (Esc)</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter back</source>
        <translation>Enter — к следующему месту, Shift+Enter — назад</translation>
    </message>
    <message>
        <source>Find in both texts</source>
        <translation>Найти в обоих текстах</translation>
    </message>
    <message>
        <source>Find whole words only</source>
        <translation>Искать только целые слова</translation>
    </message>
    <message>
        <source>Go to the next place (F7)</source>
        <translation>К следующему месту (F7)</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+F7)</source>
        <translation>К предыдущему месту (Shift+F7)</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Учитывать регистр</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Регулярное выражение</translation>
    </message>
    <message>
        <source>Take what is typed as a regular expression; ^ and $ stand for the ends of a line</source>
        <translation>Считать введённое регулярным выражением; ^ и $ — начало и конец строки</translation>
    </message>
    <message>
        <source>Take ё and е for two letters</source>
        <translation>Считать ё и е разными буквами</translation>
    </message>
    <message>
        <source>Tell capitals from small letters</source>
        <translation>Различать прописные и строчные буквы</translation>
    </message>
    <message>
        <source>Tell ё from е</source>
        <translation>Различать ё и е</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Целые слова</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n место</numerusform>
            <numerusform>%n места</numerusform>
            <numerusform>%n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found in either text.</source>
        <translation>Не найдено ни в одном из текстов.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Идёт поиск…</translation>
    </message>
    <message>
        <source>Text {letter}: {places}</source>
        <translation>Текст {letter}: {places}</translation>
    </message>
    <message>
        <source>This expression takes too long: not all of the texts was searched.</source>
        <translation>Выражение слишком медленное: тексты просмотрены не целиком.</translation>
    </message>
    <message>
        <source>This regular expression has a fault at its character {number}.</source>
        <translation>Ошибка в регулярном выражении, знак {number}.</translation>
    </message>
    <message>
        <source>This regular expression has a fault.</source>
        <translation>Ошибка в регулярном выражении.</translation>
    </message>
</context>
<context>
    <name>FontDialog</name>
    <message>
        <source>Show the texts in the usual typeface again</source>
        <translation>Снова показать тексты обычным шрифтом</translation>
    </message>
    <message>
        <source>The quick brown fox jumps over the lazy dog. 1234567890</source>
        <translation>Съешь же ещё этих мягких французских булок, да выпей чаю. 1234567890</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>Typeface of the texts</source>
        <translation>Шрифт текстов</translation>
    </message>
</context>
<context>
    <name>GotoDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Перейти</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>&amp;Место:</translation>
    </message>
    <message>
        <source>0 % is the beginning of the text, 100 % its end</source>
        <translation>0 % — начало текста, 100 % — конец</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Find a chapter</source>
        <translation>Найти главу</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Переход</translation>
    </message>
    <message>
        <source>How many passages begin in the chapter</source>
        <translation>Сколько отрывков начинается в главе</translation>
    </message>
    <message>
        <source>No headings are known in this text, so only a percentage can be gone to.</source>
        <translation>Заголовки в этом тексте не размечены, поэтому перейти можно только к проценту.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Отрывки</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Place in per cent of the text</source>
        <translation>Место в процентах текста</translation>
    </message>
    <message>
        <source>Text {letter}: {name}</source>
        <translation>Текст {letter}: {name}</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message numerus="yes">
        <source>%n phrases</source>
        <translation>
            <numerusform>%n фраза</numerusform>
            <numerusform>%n фразы</numerusform>
            <numerusform>%n фраз</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add what is selected</source>
        <translation>&amp;Добавить выделенное</translation>
    </message>
    <message>
        <source>&amp;Boilerplate document:</source>
        <translation>&amp;Типовой документ:</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>&amp;Phrases to ignore, one a line:</source>
        <translation>&amp;Фразы, которые не учитываются, по одной в строке:</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>A template, a form or a publisher&apos;s standard text. Where eight or more of its words stand in a row in either text, they are left out.</source>
        <translation>Шаблон, бланк или типовой текст издательства. Где в одном из текстов подряд стоят восемь его слов или больше, они не учитываются.</translation>
    </message>
    <message>
        <source>Add the words that are selected in one of the texts to the list; this window may stay open</source>
        <translation>Добавить в список слова, выделенные в одном из текстов; это окно можно не закрывать</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Choose the boilerplate document</source>
        <translation>Выбрать типовой документ</translation>
    </message>
    <message>
        <source>Compare what stands in the boilerplate document too</source>
        <translation>Сравнивать и то, что есть в типовом документе</translation>
    </message>
    <message>
        <source>Left out of the comparison</source>
        <translation>Не учитывается при сравнении</translation>
    </message>
    <message>
        <source>Phrases to ignore</source>
        <translation>Фразы, которые не учитываются</translation>
    </message>
    <message>
        <source>Remove the boilerplate document</source>
        <translation>Убрать типовой документ</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Тексты</translation>
    </message>
    <message>
        <source>What is left out is greyed in both texts and counts for nothing: no shingle holds it, and coverage is the share of the rest. A passage may go on beyond an ignored phrase.</source>
        <translation>Исключённое показано в обоих текстах серым и ни на что не влияет: в шинглы оно не входит, а покрытие — доля от остального текста. Отрывок может продолжаться и после исключённой фразы.</translation>
    </message>
    <message>
        <source>Words and phrases that anybody may use, such as “in accordance with”. They are found whatever their capitals and punctuation, word for word.</source>
        <translation>Слова и обороты, которые пишет кто угодно, например «в соответствии с». Они ищутся слово в слово, без учёта прописных букв и знаков препинания.</translation>
    </message>
    <message>
        <source>in accordance with
the parties to this agreement</source>
        <translation>в соответствии с
стороны настоящего договора</translation>
    </message>
    <message>
        <source>none</source>
        <translation>не выбран</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>What the signs in the texts mean</source>
        <translation>Что означают знаки в текстах</translation>
    </message>
</context>
<context>
    <name>LinkBand</name>
    <message>
        <source>Border between the texts</source>
        <translation>Граница между текстами</translation>
    </message>
    <message>
        <source>Drag to move the border.</source>
        <translation>Перетащите, чтобы сдвинуть границу.</translation>
    </message>
    <message>
        <source>Links between the texts</source>
        <translation>Связи между текстами</translation>
    </message>
    <message>
        <source>Ribbons join the passages in view. Click one to choose its passage; drag to move the border.</source>
        <translation>Ленты соединяют видимые отрывки. Щелчок по ленте выбирает отрывок; перетаскивание сдвигает границу.</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Close this window; what was changed holds already</source>
        <translation>Закрыть это окно; изменения уже действуют</translation>
    </message>
</context>
<context>
    <name>MarkOptions</name>
    <message numerus="yes">
        <source>Kept for %n pair(s) of texts, {size}, on this computer alone, in the folder {folder}.</source>
        <translation>
            <numerusform>Хранятся для %n пары текстов, {size}, только на этом компьютере, в папке {folder}.</numerusform>
            <numerusform>Хранятся для %n пар текстов, {size}, только на этом компьютере, в папке {folder}.</numerusform>
            <numerusform>Хранятся для %n пар текстов, {size}, только на этом компьютере, в папке {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of &amp;all pairs</source>
        <translation>&amp;Всех пар</translation>
    </message>
    <message>
        <source>Of &amp;this pair</source>
        <translation>&amp;Этой пары</translation>
    </message>
    <message>
        <source>States and notes</source>
        <translation>Пометки и заметки</translation>
    </message>
    <message>
        <source>Which states and notes are to be forgotten? This cannot be undone.</source>
        <translation>Какие пометки и заметки забыть? Отменить это будет нельзя.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>&amp;Сравнение</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Спр&amp;авка</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>&amp;Недавние файлы</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в с&amp;истеме</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>&amp;Поиск</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>S&amp;tates and notes</source>
        <translation>Пометки и заметк&amp;и</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Панель инструментов</translation>
    </message>
</context>
<context>
    <name>MethodsDialog</name>
    <message>
        <source>&amp;Distill</source>
        <translation>&amp;Distill</translation>
    </message>
    <message>
        <source>&amp;Passages</source>
        <translation>&amp;Отрывки</translation>
    </message>
    <message>
        <source>&amp;Reworded passages:</source>
        <translation>Пересказанн&amp;ые отрывки:</translation>
    </message>
    <message>
        <source>&amp;Shingles</source>
        <translation>&amp;Шинглы</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>&amp;Вариант:</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>As in the article</source>
        <translation>Как в статье</translation>
    </message>
    <message>
        <source>As in the published module</source>
        <translation>Как в опубликованном модуле</translation>
    </message>
    <message>
        <source>Common gems: they confirm a copied page and rule nothing out</source>
        <translation>Общие самоцветы: подтверждают скопированную страницу, но ничего не исключают</translation>
    </message>
    <message>
        <source>D&amp;etail:</source>
        <translation>Под&amp;робность:</translation>
    </message>
    <message>
        <source>Detail of Distill</source>
        <translation>Подробность Distill</translation>
    </message>
    <message>
        <source>Distill</source>
        <translation>Distill</translation>
    </message>
    <message>
        <source>Gems made with other values than a detail&apos;s cannot be looked up in a catalogue.</source>
        <translation>Самоцветы, полученные с другими значениями, в каталоге искать нельзя.</translation>
    </message>
    <message>
        <source>In texts of up to 50,000 words</source>
        <translation>В текстах до 50 000 слов</translation>
    </message>
    <message>
        <source>Into how large parts a text is cut. Catalogues hold pages; the other cuts confirm what an edit at one of the page&apos;s cuts has spoilt.</source>
        <translation>На какие части разрезается текст. В каталогах хранятся страницы; другие разрезы подтверждают то, что испортила правка в месте одного из обычных.</translation>
    </message>
    <message>
        <source>Keywords, as in the article</source>
        <translation>Ключевые слова, как в статье</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Методы</translation>
    </message>
    <message>
        <source>Methods that are computed</source>
        <translation>Вычисляемые методы</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Own &amp;cutting sequences:</source>
        <translation>Свои разрезающие
пос&amp;ледовательности:</translation>
    </message>
    <message>
        <source>Own cutting sequences</source>
        <translation>Свои разрезающие последовательности</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Pages, at other cuts</source>
        <translation>Страницы, по другим разрезам</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>Абзацы</translation>
    </message>
    <message>
        <source>Parts of fewer digits make no gem. The first value leaves that to the detail.</source>
        <translation>Части, в которых цифр меньше, не дают самоцвета. При первом значении это определяет подробность.</translation>
    </message>
    <message>
        <source>Recipe of SimHash</source>
        <translation>Методика SimHash</translation>
    </message>
    <message>
        <source>Resemblance and containment, and the exact places marked in the texts</source>
        <translation>Сходство и вложенность, а также точные места, отмеченные в текстах</translation>
    </message>
    <message>
        <source>Reworded passages</source>
        <translation>Пересказанные отрывки</translation>
    </message>
    <message>
        <source>S&amp;upershingles</source>
        <translation>С&amp;упершинглы</translation>
    </message>
    <message>
        <source>Shared passages and coverage. The verdict rests on them even where they are not listed.</source>
        <translation>Общие отрывки и покрытие. Вывод опирается на них, даже если они не показаны.</translation>
    </message>
    <message>
        <source>Si&amp;mHash made of:</source>
        <translation>SimHash &amp;по:</translation>
    </message>
    <message>
        <source>Sim&amp;Hash</source>
        <translation>Sim&amp;Hash</translation>
    </message>
    <message>
        <source>Smallest p&amp;art, digits:</source>
        <translation>Наи&amp;меньшая часть, цифр:</translation>
    </message>
    <message>
        <source>Smallest part, digits</source>
        <translation>Наименьшая часть, цифр</translation>
    </message>
    <message>
        <source>The article&apos;s keywords are found for Chinese and English; in Russian that recipe cannot tell texts apart.</source>
        <translation>Ключевые слова по методике статьи находятся для китайского и английского; русские тексты она не различает.</translation>
    </message>
    <message>
        <source>The distance of the texts as wholes, in bits of 64</source>
        <translation>Расстояние между текстами в целом, в битах из 64</translation>
    </message>
    <message>
        <source>The published module reads Cyrillic letters as bytes and so computes something else than the article describes. Choose it for catalogues that were built with it.</source>
        <translation>Опубликованный модуль читает кириллицу побайтно и поэтому вычисляет не то, что описано в статье. Выберите его для каталогов, построенных этим модулем.</translation>
    </message>
    <message>
        <source>The text, turned into digits, is cut wherever one of these stands. Each has 2 to 6 digits. Empty: those of the detail.</source>
        <translation>Текст, превращённый в цифры, разрезается везде, где стоит одна из них. В каждой от 2 до 6 цифр. Пусто: последовательности выбранной подробности.</translation>
    </message>
    <message>
        <source>Variant of Distill</source>
        <translation>Вариант Distill</translation>
    </message>
    <message>
        <source>Whether sentences that say the same in other words are looked for. In long texts it takes time.</source>
        <translation>Искать ли предложения, которые говорят то же другими словами. В длинных текстах это занимает время.</translation>
    </message>
    <message>
        <source>Whether the texts are practically identical as wholes</source>
        <translation>Совпадают ли тексты в целом практически полностью</translation>
    </message>
    <message>
        <source>Words and three words in a row</source>
        <translation>Словам и тройкам слов подряд</translation>
    </message>
    <message>
        <source>{number}, as the detail says</source>
        <translation>{number}, по подробности</translation>
    </message>
    <message>
        <source>“{sequence}” is no cutting sequence: write each with 2 to 6 of the digits 0 to 9.</source>
        <translation>«{sequence}» — не разрезающая последовательность: в каждой должно быть от 2 до 6 цифр от 0 до 9.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Arabic</source>
        <translation>арабский</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>армянский</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>белорусский</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>болгарский</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>китайский</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>чешский</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>датский</translation>
    </message>
    <message>
        <source>Distill</source>
        <translation>Distill</translation>
    </message>
    <message>
        <source>Distill digits</source>
        <translation>цифры Distill</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>нидерландский</translation>
    </message>
    <message>
        <source>English</source>
        <translation>английский</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>финский</translation>
    </message>
    <message>
        <source>Found by: {sources}.</source>
        <translation>Найдено по признаку: {sources}.</translation>
    </message>
    <message>
        <source>French</source>
        <translation>французский</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>грузинский</translation>
    </message>
    <message>
        <source>German</source>
        <translation>немецкий</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>греческий</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>иврит</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>хинди</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>венгерский</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>итальянский</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>японский</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>казахский</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>корейский</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>латинский</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>норвежский</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>польский</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>португальский</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>румынский</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>русский</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>сербский</translation>
    </message>
    <message>
        <source>SimHash</source>
        <translation>SimHash</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>испанский</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>шведский</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>тайский</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>турецкий</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>украинский</translation>
    </message>
    <message>
        <source>Word document (DOCX)</source>
        <translation>документ Word (DOCX)</translation>
    </message>
    <message>
        <source>alike sentences</source>
        <translation>похожие предложения</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>с правкой</translation>
    </message>
    <message>
        <source>equal words in a row</source>
        <translation>одинаковые слова подряд</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>не определён</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>отрывки</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>вставленный текст</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>простой текст</translation>
    </message>
    <message>
        <source>reworded</source>
        <translation>пересказано</translation>
    </message>
    <message>
        <source>runs of characters</source>
        <translation>цепочки знаков</translation>
    </message>
    <message>
        <source>shingles</source>
        <translation>шинглы</translation>
    </message>
    <message>
        <source>supershingles</source>
        <translation>супершинглы</translation>
    </message>
    <message>
        <source>verbatim</source>
        <translation>дословно</translation>
    </message>
    <message>
        <source>words in other forms</source>
        <translation>слова в других формах</translation>
    </message>
</context>
<context>
    <name>OnDemand</name>
    <message numerus="yes">
        <source>Distill: %n gems of A stand in B too</source>
        <translation>
            <numerusform>Distill: %n самоцвет текста A есть и в B</numerusform>
            <numerusform>Distill: %n самоцвета текста A есть и в B</numerusform>
            <numerusform>Distill: %n самоцветов текста A есть и в B</numerusform>
        </translation>
    </message>
    <message>
        <source>Distill: no gem stands in both texts</source>
        <translation>Distill: общих самоцветов нет</translation>
    </message>
    <message>
        <source>no passage was found</source>
        <translation>отрывков не найдено</translation>
    </message>
    <message numerus="yes">
        <source>shingles: %n of A stand in B too, each with its own line</source>
        <translation>
            <numerusform>шинглы: %n из A есть и в B, под каждым своя черта</numerusform>
            <numerusform>шинглы: %n из A есть и в B, под каждым своя черта</numerusform>
            <numerusform>шинглы: %n из A есть и в B, под каждым своя черта</numerusform>
        </translation>
    </message>
    <message>
        <source>shingles: none stands in both texts</source>
        <translation>шинглы: общих нет</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message numerus="yes">
        <source>%n file(s) were chosen: choose two, the first becomes A, the second B.</source>
        <translation>
            <numerusform>Выбран %n&#xa0;файл: выберите два, первый станет текстом A, второй&#xa0;— текстом B.</numerusform>
            <numerusform>Выбрано %n&#xa0;файла: выберите два, первый станет текстом A, второй&#xa0;— текстом B.</numerusform>
            <numerusform>Выбрано %n&#xa0;файлов: выберите два, первый станет текстом A, второй&#xa0;— текстом B.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were dropped: two can be compared at a time.</source>
        <translation>
            <numerusform>Перетащен %n&#xa0;файл: сравнить можно два файла сразу.</numerusform>
            <numerusform>Перетащено %n&#xa0;файла: сравнить можно только два файла сразу.</numerusform>
            <numerusform>Перетащено %n&#xa0;файлов: сравнить можно только два файла сразу.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Забыть эти файлы</translation>
    </message>
    <message>
        <source>A picture was dropped, which holds no text: drop a manuscript or a stretch of text.</source>
        <translation>Перетащена картинка, в ней нет текста: перетащите рукопись или отрывок текста.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>An address was dropped, not a file: save the text to a file first, and drop that.</source>
        <translation>Перетащен адрес, а не файл: сначала сохраните текст в файл и перетащите его.</translation>
    </message>
    <message>
        <source>Dropped text {side}</source>
        <translation>Перетащенный текст {side}</translation>
    </message>
    <message>
        <source>Manuscripts</source>
        <translation>Рукописи</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>Файлы ещё не открывались</translation>
    </message>
    <message>
        <source>Open as {side}</source>
        <translation>Открыть как {side}</translation>
    </message>
    <message>
        <source>Open text {side}</source>
        <translation>Открыть текст {side}</translation>
    </message>
    <message>
        <source>Open two texts</source>
        <translation>Открыть два текста</translation>
    </message>
    <message>
        <source>Sample pair</source>
        <translation>Образцы</translation>
    </message>
    <message>
        <source>The sample texts are missing from this installation: install Neardup again.</source>
        <translation>В этой установке нет текстов-образцов: установите Neardup заново.</translation>
    </message>
    <message>
        <source>Too many files</source>
        <translation>Слишком много файлов</translation>
    </message>
    <message>
        <source>What was dropped holds no text: drop a manuscript or a stretch of text.</source>
        <translation>В том, что перетащено, нет текста: перетащите рукопись или отрывок текста.</translation>
    </message>
</context>
<context>
    <name>OverviewPresenter</name>
    <message>
        <source>Passage {number}: {kind}, {words}</source>
        <translation>Отрывок {number}: {kind}, {words}</translation>
    </message>
    <message>
        <source>Passage {number}: {kind}, {words}, in another order than its neighbours</source>
        <translation>Отрывок {number}: {kind}, {words}, в ином порядке, чем соседние</translation>
    </message>
    <message>
        <source>{percent} of the text</source>
        <translation>{percent} текста</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>All passages of text %1. Click or drag to go there.</source>
        <translation>Все отрывки текста %1. Щёлкните или перетащите, чтобы перейти к нужному месту.</translation>
    </message>
    <message>
        <source>Overview of text %1</source>
        <translation>Карта текста %1</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>&amp;Page:</source>
        <translation>&amp;Страница:</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Перейти к странице</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Просмотр печати</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>из {count}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Pages of the report</source>
        <translation>Страницы отчёта</translation>
    </message>
</context>
<context>
    <name>PaneFrame</name>
    <message>
        <source>Text of side %1</source>
        <translation>Текст %1</translation>
    </message>
</context>
<context>
    <name>PaneHeader</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a manuscript for side %1</source>
        <translation>Открыть рукопись для стороны %1</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Сторона %1</translation>
    </message>
    <message>
        <source>Take the text of the clipboard for side %1</source>
        <translation>Взять текст из буфера обмена для стороны %1</translation>
    </message>
</context>
<context>
    <name>PassageColumns</name>
    <message>
        <source>Alike</source>
        <translation>Совпадение</translation>
    </message>
    <message>
        <source>By what the passage was found</source>
        <translation>По чему отрывок найден</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>First words</source>
        <translation>Первые слова</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Найден по</translation>
    </message>
    <message>
        <source>How far into A the passage begins</source>
        <translation>Как далеко от начала A стоит отрывок</translation>
    </message>
    <message>
        <source>How many of the passage&apos;s words are the same on both sides</source>
        <translation>Какая доля слов отрывка одинакова в обоих текстах</translation>
    </message>
    <message>
        <source>How many words long the passage is in A</source>
        <translation>Сколько слов в отрывке в тексте A</translation>
    </message>
    <message>
        <source>How many words long the passage is in B</source>
        <translation>Сколько слов в отрывке в тексте B</translation>
    </message>
    <message>
        <source>How the passage begins in A</source>
        <translation>Как отрывок начинается в A</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Перемещён</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Place in A</source>
        <translation>Место в A</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Пометка</translation>
    </message>
    <message>
        <source>The last heading of A before the passage</source>
        <translation>Последний заголовок A перед отрывком</translation>
    </message>
    <message>
        <source>The passage&apos;s number, in the order of A, and its colour in the texts</source>
        <translation>Номер отрывка по порядку в A и его цвет в текстах</translation>
    </message>
    <message>
        <source>What you made of the passage: important or dismissed</source>
        <translation>Как вы отметили отрывок: важный или отклонённый</translation>
    </message>
    <message>
        <source>Whether the passage stands in another order in B</source>
        <translation>Стоит ли отрывок в B в другом порядке</translation>
    </message>
    <message>
        <source>Whether the passage was taken over word for word, edited or reworded</source>
        <translation>Взят ли отрывок дословно, с правкой или в пересказе</translation>
    </message>
    <message>
        <source>Words in A</source>
        <translation>Слов в A</translation>
    </message>
    <message>
        <source>Words in B</source>
        <translation>Слов в B</translation>
    </message>
    <message>
        <source>Your note; F2 or a double click writes one</source>
        <translation>Ваша заметка; пишется по F2 или двойному щелчку</translation>
    </message>
</context>
<context>
    <name>PassageList</name>
    <message numerus="yes">
        <source>%n dismissed</source>
        <translation>
            <numerusform>%n отклонён</numerusform>
            <numerusform>%n отклонены</numerusform>
            <numerusform>%n отклонено</numerusform>
        </translation>
    </message>
    <message>
        <source>Coverage of A {a}, of B {b}</source>
        <translation>Покрытие A: {a}, B: {b}</translation>
    </message>
    <message>
        <source>Coverage of A {a}, without dismissed {without_a}; of B {b}, without dismissed {without_b}</source>
        <translation>Покрытие A: {a}, без отклонённых {without_a}; B: {b}, без отклонённых {without_b}</translation>
    </message>
    <message>
        <source>Here stands every passage that both texts share, once they are compared.</source>
        <translation>Здесь появятся все общие отрывки, когда тексты будут сравнены.</translation>
    </message>
    <message>
        <source>No passage is like this. “Show all” lists them all again.</source>
        <translation>Таких отрывков нет. Кнопка «Показать все» вернёт весь список.</translation>
    </message>
    <message>
        <source>No shared passages were found.</source>
        <translation>Общих отрывков не найдено.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Отрывки</translation>
    </message>
    <message>
        <source>Passages: {count}</source>
        <translation>Отрывки: {count}</translation>
    </message>
    <message>
        <source>{shown} of {all} listed</source>
        <translation>показано {shown} из {all}</translation>
    </message>
</context>
<context>
    <name>PassageMarks</name>
    <message>
        <source>common phrase</source>
        <translation>общее место</translation>
    </message>
    <message>
        <source>dismissed: {reason}</source>
        <translation>отклонён: {reason}</translation>
    </message>
    <message>
        <source>important</source>
        <translation>важный</translation>
    </message>
    <message>
        <source>own earlier text</source>
        <translation>прежний текст автора</translation>
    </message>
    <message>
        <source>quotation</source>
        <translation>цитата</translation>
    </message>
</context>
<context>
    <name>PassageModel</name>
    <message>
        <source>Passage {number}</source>
        <translation>Отрывок {number}</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>перемещён</translation>
    </message>
</context>
<context>
    <name>PassageTable</name>
    <message>
        <source>Arrows choose a passage, Enter goes to it, Space marks it as important, Delete dismisses it, F2 writes a note.</source>
        <translation>Стрелки выбирают отрывок, Enter переходит к нему, пробел отмечает его как важный, Delete отклоняет, F2 пишет заметку.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Отрывки</translation>
    </message>
</context>
<context>
    <name>PassageTip</name>
    <message>
        <source>Click to see it in the other text.</source>
        <translation>Щёлкните, чтобы увидеть его в другом тексте.</translation>
    </message>
    <message>
        <source>In {other} at {place}</source>
        <translation>В {other}, {place} текста</translation>
    </message>
    <message>
        <source>It stands in another order than its neighbours.</source>
        <translation>Стоит в ином порядке, чем соседние.</translation>
    </message>
    <message>
        <source>Page {page}.</source>
        <translation>Страница {page}.</translation>
    </message>
    <message>
        <source>Passage {number}: {kind}, {words} here, {there} in {other}, {similarity} alike.</source>
        <translation>Отрывок {number}: {kind}, здесь {words}, в {other} — {there}, совпадение {similarity}.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Имя:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Текст:</translation>
    </message>
    <message>
        <source>&amp;Use this text</source>
        <translation>&amp;Взять этот текст</translation>
    </message>
    <message>
        <source>Paste or type the text here</source>
        <translation>Вставьте или наберите текст здесь</translation>
    </message>
    <message>
        <source>Paste text as {side}</source>
        <translation>Вставить текст как {side}</translation>
    </message>
    <message>
        <source>Pasted text {side}</source>
        <translation>Вставленный текст {side}</translation>
    </message>
</context>
<context>
    <name>PresetPart</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспортировать…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импортировать…</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Набор:</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Переименовать…</translation>
    </message>
    <message>
        <source>&amp;Save the changes</source>
        <translation>&amp;Сохранить изменения</translation>
    </message>
    <message>
        <source>A set of settings under one name. “Article of 2009” is the published recipe: shingles of 10 words, its own list of stop words and its own formula. Your own are made by the button beside.</source>
        <translation>Набор параметров под одним именем. «Статья 2009 года» — опубликованная методика: шинглы из 10 слов, собственный список стоп-слов и собственная формула. Свои наборы создаются кнопкой рядом.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Article of 2009</source>
        <translation>Статья 2009 года</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? The settings stay as they are.</source>
        <translation>Удалить набор «{name}»? Сами настройки не изменятся.</translation>
    </message>
    <message>
        <source>Export the preset</source>
        <translation>Экспорт набора параметров</translation>
    </message>
    <message>
        <source>Forget the preset</source>
        <translation>Удалить набор параметров</translation>
    </message>
    <message>
        <source>Give the preset another name</source>
        <translation>Дать набору другое имя</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Импорт наборов параметров</translation>
    </message>
    <message>
        <source>Keep these settings by name</source>
        <translation>Сохранить эти настройки под именем</translation>
    </message>
    <message>
        <source>Keep these settings under a name; rename, delete, export and import presets</source>
        <translation>Сохранить эти настройки под именем; переименовать, удалить, экспортировать и импортировать наборы</translation>
    </message>
    <message>
        <source>Let the preset be what is set now</source>
        <translation>Записать в набор то, что выбрано сейчас</translation>
    </message>
    <message numerus="yes">
        <source>Name, up to %n characters:</source>
        <translation>
            <numerusform>Имя, не длиннее %n знака:</numerusform>
            <numerusform>Имя, не длиннее %n знаков:</numerusform>
            <numerusform>Имя, не длиннее %n знаков:</numerusform>
        </translation>
    </message>
    <message>
        <source>Own presets</source>
        <translation>Свои наборы параметров</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Набор параметров</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Наборы параметров</translation>
    </message>
    <message>
        <source>Presets of Neardup</source>
        <translation>Наборы параметров Neardup</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation>Переименовать набор</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save settings as preset</source>
        <translation>Сохранить настройки как набор</translation>
    </message>
    <message>
        <source>Take in presets from a file that Neardup has written</source>
        <translation>Взять наборы из файла, записанного программой Neardup</translation>
    </message>
    <message>
        <source>There is a preset “{name}” already. Replace it?</source>
        <translation>Набор «{name}» уже есть. Заменить его?</translation>
    </message>
    <message>
        <source>Write the preset to a file, for a colleague</source>
        <translation>Записать набор в файл, чтобы передать коллеге</translation>
    </message>
    <message>
        <source>Your lists of phrases and stop words are kept in no preset, and “{name}” has others. Go on and lose them?</source>
        <translation>Ваши списки фраз и стоп-слов не сохранены ни в одном наборе, а в наборе «{name}» другие. Продолжить и потерять их?</translation>
    </message>
    <message>
        <source>{preset} (changed)</source>
        <translation>{preset} (изменён)</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Quoting</name>
    <message>
        <source>p. {page}</source>
        <translation>с. {page}</translation>
    </message>
    <message>
        <source>“{text}” — {source}</source>
        <translation>«{text}» — {source}</translation>
    </message>
</context>
<context>
    <name>ReadingPart</name>
    <message>
        <source>&amp;Tracked changes:</source>
        <translation>П&amp;равки:</translation>
    </message>
    <message>
        <source>A passage counts only if it holds this many words in a row that are the same in both texts. “Any” asks for none, so that thoroughly edited passages are found as well.</source>
        <translation>Отрывок учитывается, только если в нём есть столько слов подряд, одинаковых в обоих текстах. «Любое» не требует ничего, так что находятся и сильно переработанные отрывки.</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Приняты</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Любое</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>Compare also what is in the file but is not the author&apos;s: the licence of Project Gutenberg, an imprint, a table of contents. Otherwise it is greyed and counts for nothing.</source>
        <translation>Сравнивать и то, что есть в файле, но написано не автором: лицензию Project Gutenberg, выходные данные, оглавление. Иначе всё это показано серым и не учитывается.</translation>
    </message>
    <message>
        <source>Foot&amp;notes and endnotes</source>
        <translation>Сноски и при&amp;мечания</translation>
    </message>
    <message>
        <source>Join across gaps, words:</source>
        <translation>Объединять через разрыв, слов:</translation>
    </message>
    <message>
        <source>Join passages across gaps of up to, words</source>
        <translation>Объединять отрывки через разрывы не длиннее, слов</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the texts:</source>
        <translation>&amp;Язык текстов:</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Язык текстов</translation>
    </message>
    <message>
        <source>Licence texts, imprint and contents too</source>
        <translation>Также лицензии, выходные данные, оглавление</translation>
    </message>
    <message>
        <source>Longest e&amp;xact run, at least:</source>
        <translation>То&amp;чное совпадение подряд, не менее:</translation>
    </message>
    <message>
        <source>Longest exact run, at least, words</source>
        <translation>Точное совпадение подряд, не менее, слов</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no gap</comment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Passages that follow one another in both texts with no more than this many words between them become one. “None” leaves them as they were found.</source>
        <translation>Отрывки, которые в обоих текстах идут друг за другом и между которыми не больше стольких слов, становятся одним. «Нет» оставляет их такими, какими они найдены.</translation>
    </message>
    <message>
        <source>Read the notes too; they follow the text. Files that can have notes are read anew.</source>
        <translation>Читать и примечания; они идут после текста. Файлы, в которых они возможны, читаются заново.</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Отклонены</translation>
    </message>
    <message>
        <source>Rules dictionary forms and stop words. Automatic finds it in each text; choose it where a text is very short or mixes languages.</source>
        <translation>От языка зависят словарные формы и стоп-слова. Автоматически он определяется в каждом тексте; выберите его сами, если текст очень короткий или в нём смешаны языки.</translation>
    </message>
    <message>
        <source>Shared passages with fewer words are not shown and not counted. Smaller values also find chance agreement; larger ones only long borrowings.</source>
        <translation>Общие отрывки, в которых слов меньше, не показываются и не учитываются. При малых значениях находятся и случайные совпадения, при больших — только длинные заимствования.</translation>
    </message>
    <message>
        <source>Shortest p&amp;assage, words:</source>
        <translation>Наимень&amp;ший отрывок, слов:</translation>
    </message>
    <message>
        <source>Shortest passage, words</source>
        <translation>Наименьший отрывок, слов</translation>
    </message>
    <message>
        <source>Tracked changes</source>
        <translation>Правки</translation>
    </message>
    <message>
        <source>Which text is read where an editor&apos;s changes are recorded in the file: with the changes made, or as it was before them. Files that can hold such changes are read anew.</source>
        <translation>Какой текст читать, если в файле записаны правки редактора: с внесёнными правками или каким он был до них. Файлы, в которых такие правки возможны, читаются заново.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n more places</source>
        <translation>
            <numerusform>ещё %n место</numerusform>
            <numerusform>ещё %n места</numerusform>
            <numerusform>ещё %n мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be compared.</source>
        <translation>
            <numerusform>%n из них не удалось сравнить.</numerusform>
            <numerusform>%n из них не удалось сравнить.</numerusform>
            <numerusform>%n из них не удалось сравнить.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs.</source>
        <translation>
            <numerusform>%n пара.</numerusform>
            <numerusform>%n пары.</numerusform>
            <numerusform>%n пар.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n&#xa0;слово</numerusform>
            <numerusform>%n&#xa0;слова</numerusform>
            <numerusform>%n&#xa0;слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words of A</source>
        <translation>
            <numerusform>%n&#xa0;слово текста A</numerusform>
            <numerusform>%n&#xa0;слова текста A</numerusform>
            <numerusform>%n&#xa0;слов текста A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words of B</source>
        <translation>
            <numerusform>%n&#xa0;слово текста B</numerusform>
            <numerusform>%n&#xa0;слова текста B</numerusform>
            <numerusform>%n&#xa0;слов текста B</numerusform>
        </translation>
    </message>
    <message>
        <source>All shared passages were dismissed; they stand in the appendix.</source>
        <translation>Все общие отрывки отклонены; они приведены в приложении.</translation>
    </message>
    <message>
        <source>Also in A at {places}</source>
        <translation>Также в A: {places}</translation>
    </message>
    <message>
        <source>Also in B at {places}</source>
        <translation>Также в B: {places}</translation>
    </message>
    <message>
        <source>Appendix: dismissed passages</source>
        <translation>Приложение: отклонённые отрывки</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Author&apos;s sheets</source>
        <translation>Авторские листы</translation>
    </message>
    <message>
        <source>Begins in A</source>
        <translation>Начало в A</translation>
    </message>
    <message>
        <source>Begins in B</source>
        <translation>Начало в B</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Начало отрывка</translation>
    </message>
    <message>
        <source>Both texts from beginning to end; each band joins a passage of A with its place in B.</source>
        <translation>Оба текста от начала до конца; каждая полоса соединяет отрывок A с его местом в B.</translation>
    </message>
    <message>
        <source>Chapter in A</source>
        <translation>Глава в A</translation>
    </message>
    <message>
        <source>Chapter in B</source>
        <translation>Глава в B</translation>
    </message>
    <message>
        <source>Chapters of B:</source>
        <translation>Главы текста B:</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Знаки</translation>
    </message>
    <message>
        <source>Comparison of two texts</source>
        <translation>Сравнение двух текстов</translation>
    </message>
    <message>
        <source>Comparisons of many pairs</source>
        <translation>Сравнения многих пар</translation>
    </message>
    <message>
        <source>Coverage of A</source>
        <translation>Покрытие A</translation>
    </message>
    <message>
        <source>Coverage of B</source>
        <translation>Покрытие B</translation>
    </message>
    <message>
        <source>Coverage without the dismissed passages</source>
        <translation>Покрытие без отклонённых отрывков</translation>
    </message>
    <message>
        <source>Dismissed ones are grey.</source>
        <translation>Отклонённые показаны серым.</translation>
    </message>
    <message>
        <source>Dots: where else a repeated passage stands.</source>
        <translation>Точки — другие места повторяющихся отрывков.</translation>
    </message>
    <message>
        <source>Each line is a passage: where it stands in A from left to right, in B downwards.</source>
        <translation>Каждая линия&#xa0;— отрывок: слева направо его место в A, сверху вниз&#xa0;— в B.</translation>
    </message>
    <message>
        <source>Each stroke is a passage: its place in A across, its place in B down.</source>
        <translation>Каждый штрих — отрывок: по горизонтали его место в А, по вертикали — в B.</translation>
    </message>
    <message>
        <source>Editor&apos;s judgement</source>
        <translation>Оценка редактора</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Ends in A</source>
        <translation>Конец в A</translation>
    </message>
    <message>
        <source>Ends in B</source>
        <translation>Конец в B</translation>
    </message>
    <message>
        <source>Equal words</source>
        <translation>Совпадение слов</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Figures and settings</source>
        <translation>Показатели и параметры</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Найден по признаку</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>Как это измерено</translation>
    </message>
    <message>
        <source>How long they are</source>
        <translation>Длина отрывков</translation>
    </message>
    <message>
        <source>How much of each chapter of A (a row) stands in passages of each chapter of B (a column), in percent.</source>
        <translation>Какая часть каждой главы A (строка) стоит в отрывках каждой главы B (столбец), в процентах.</translation>
    </message>
    <message>
        <source>How much of each chapter of A (rows) stands in each chapter of B (columns, by number).</source>
        <translation>Сколько из каждой главы A (строки) содержится в каждой главе B (столбцы, по номерам).</translation>
    </message>
    <message>
        <source>How the figures came about</source>
        <translation>Как получены показатели</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>Изменён</translation>
    </message>
    <message>
        <source>List of passages</source>
        <translation>Список отрывков</translation>
    </message>
    <message>
        <source>Longest exact run, words</source>
        <translation>Длиннейшее точное совпадение, слов</translation>
    </message>
    <message>
        <source>Map of chapters</source>
        <translation>Карта глав</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Перемещён</translation>
    </message>
    <message>
        <source>No shared passages were found.</source>
        <translation>Общих отрывков не найдено.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Заметка: {note}</translation>
    </message>
    <message>
        <source>Nothing was left out: the whole text was compared.</source>
        <translation>Ничего не исключено: сравнивался весь текст.</translation>
    </message>
    <message>
        <source>On one slope downwards the order is the same; a passage off that slope stands elsewhere.</source>
        <translation>Вдоль одного спуска порядок один и тот же; отрывок в стороне от него стоит в другом месте.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>Другие места</translation>
    </message>
    <message>
        <source>Page here</source>
        <translation>Стр. отчёта</translation>
    </message>
    <message>
        <source>Page in A</source>
        <translation>Страница в A</translation>
    </message>
    <message>
        <source>Page in B</source>
        <translation>Страница в B</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Страница {page} из {pages}</translation>
    </message>
    <message>
        <source>Passage {number}</source>
        <translation>Отрывок {number}</translation>
    </message>
    <message>
        <source>Passage {number}, continued</source>
        <translation>Отрывок {number}, продолжение</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Отрывки</translation>
    </message>
    <message>
        <source>Passages that stand in another order are red, with a dashed edge.</source>
        <translation>Отрывки, стоящие в другом порядке, показаны красным с пунктирным краем.</translation>
    </message>
    <message>
        <source>Place in A</source>
        <translation>Место в A</translation>
    </message>
    <message>
        <source>Place in B</source>
        <translation>Место в B</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Remarks on reading the files</source>
        <translation>Замечания о чтении файлов</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Отчёты</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Подобие</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Общие сведения</translation>
    </message>
    <message>
        <source>Text in A</source>
        <translation>Текст в A</translation>
    </message>
    <message>
        <source>Text in B</source>
        <translation>Текст в B</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Тексты</translation>
    </message>
    <message numerus="yes">
        <source>The editor found that these %n passages say nothing about copying.</source>
        <translation>
            <numerusform>Редактор счёл, что этот %n отрывок не говорит о заимствовании.</numerusform>
            <numerusform>Редактор счёл, что эти %n отрывка не говорят о заимствовании.</numerusform>
            <numerusform>Редактор счёл, что эти %n отрывков не говорят о заимствовании.</numerusform>
        </translation>
    </message>
    <message>
        <source>The editor found that these say nothing about copying. They are counted in the figures of the first page, unless it says “without the dismissed”.</source>
        <translation>Редактор счёл, что эти отрывки не говорят о заимствовании. В показателях первой страницы они учтены, если там не сказано «без отклонённых».</translation>
    </message>
    <message>
        <source>The notes of both texts were left out.</source>
        <translation>Сноски обоих текстов исключены.</translation>
    </message>
    <message>
        <source>The passages side by side</source>
        <translation>Отрывки в двух колонках</translation>
    </message>
    <message>
        <source>The passages were not asked for; coverage and verdict rest on them all the same.</source>
        <translation>Список отрывков не запрашивался; покрытие и вывод всё равно опираются на отрывки.</translation>
    </message>
    <message>
        <source>The two texts</source>
        <translation>Сравниваемые тексты</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Без названия</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>What a verdict needs</source>
        <translation>Пороги вывода</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>Что исключено из сравнения</translation>
    </message>
    <message>
        <source>Where the passages stand</source>
        <translation>Расположение отрывков</translation>
    </message>
    <message>
        <source>Without spaces</source>
        <translation>Без пробелов</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Words in A</source>
        <translation>Слов в A</translation>
    </message>
    <message>
        <source>Words in B</source>
        <translation>Слов в B</translation>
    </message>
    <message>
        <source>Words that are not in the other text are marked: </source>
        <translation>Выделены слова, которых нет в другом тексте: </translation>
    </message>
    <message>
        <source>[…] {in_a} and {in_b} are not shown here</source>
        <translation>[…] здесь не показаны {in_a} и {in_b}</translation>
    </message>
    <message>
        <source>as in the list of pairs</source>
        <translation>как в списке пар</translation>
    </message>
    <message>
        <source>back to the list</source>
        <translation>к списку</translation>
    </message>
    <message>
        <source>before the first heading</source>
        <translation>до первого заголовка</translation>
    </message>
    <message>
        <source>bits in which the fingerprints of the whole texts differ</source>
        <translation>различающиеся биты в отпечатках целых текстов</translation>
    </message>
    <message>
        <source>by similarity</source>
        <translation>по подобию</translation>
    </message>
    <message>
        <source>by the larger coverage</source>
        <translation>по большему покрытию</translation>
    </message>
    <message>
        <source>changed word</source>
        <translation>изменённое слово</translation>
    </message>
    <message>
        <source>common shingles against the mean of both texts</source>
        <translation>общие шинглы относительно среднего по текстам</translation>
    </message>
    <message>
        <source>dismissed passage</source>
        <translation>отклонённый отрывок</translation>
    </message>
    <message>
        <source>equal gems, of those of A and of B</source>
        <translation>одинаковые самоцветы из имеющихся в A и в B</translation>
    </message>
    <message>
        <source>equal ones; from 2 on the texts are practically identical</source>
        <translation>совпавшие; начиная с 2 тексты практически одинаковы</translation>
    </message>
    <message>
        <source>from beginning to end</source>
        <translation>от начала до конца</translation>
    </message>
    <message>
        <source>in text A</source>
        <translation>в тексте A</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>перемещён</translation>
    </message>
    <message>
        <source>moved passage</source>
        <translation>перемещённый отрывок</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>не сравнивалось</translation>
    </message>
    <message>
        <source>note</source>
        <translation>заметка</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>стр. {page}</translation>
    </message>
    <message>
        <source>pages {first}–{last}</source>
        <translation>стр. {first}–{last}</translation>
    </message>
    <message>
        <source>passage in the same order</source>
        <translation>отрывок в том же порядке</translation>
    </message>
    <message>
        <source>share of its shingles that stand in the other text</source>
        <translation>доля его шинглов, которые есть в другом тексте</translation>
    </message>
    <message>
        <source>share of the text inside shared passages</source>
        <translation>доля текста внутри общих отрывков</translation>
    </message>
    <message>
        <source>share of the text outside shared passages</source>
        <translation>доля текста вне общих отрывков</translation>
    </message>
    <message>
        <source>shingles in both texts among all shingles</source>
        <translation>общие шинглы среди всех шинглов</translation>
    </message>
    <message>
        <source>similarity {percent}</source>
        <translation>совпадение слов {percent}</translation>
    </message>
    <message>
        <source>the same place in A</source>
        <translation>то же место в A</translation>
    </message>
    <message>
        <source>the same place in B</source>
        <translation>то же место в B</translation>
    </message>
    <message>
        <source>without the dismissed {percent}</source>
        <translation>без отклонённых {percent}</translation>
    </message>
    <message>
        <source>words of a passage in A; above, the number of passages</source>
        <translation>длина отрывка в A, слов; над столбцом — число отрывков</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>{letter}: {start} – {end}, {page}, {words}</source>
        <translation>{letter}: {start} – {end}, {page}, {words}</translation>
    </message>
    <message>
        <source>{letter}: {start} – {end}, {words}</source>
        <translation>{letter}: {start} – {end}, {words}</translation>
    </message>
    <message>
        <source>{what}: {count} characters, at {places} of the text</source>
        <translation>{what}: {count} знаков, на {places} текста</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>from {a} and {b} digits of sound</source>
        <translation>по {a} и {b} цифрам звучания</translation>
    </message>
    <message>
        <source>from {a} and {b} shingles</source>
        <translation>шинглов: {a} и {b}</translation>
    </message>
    <message>
        <source>from {a} and {b} words</source>
        <translation>слов: {a} и {b}</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>All figures</source>
        <translation>Все показатели</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Сравнение…</translation>
    </message>
    <message>
        <source>Fewer figures</source>
        <translation>Меньше показателей</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Сравнения нет</translation>
    </message>
    <message>
        <source>Open files by the buttons below, drop them on the window, or paste text.</source>
        <translation>Откройте файлы кнопками ниже, перетащите их в окно или вставьте текст.</translation>
    </message>
    <message>
        <source>Open the other text</source>
        <translation>Откройте второй текст</translation>
    </message>
    <message>
        <source>Open two texts to compare them</source>
        <translation>Откройте два текста для сравнения</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Основания</translation>
    </message>
    <message>
        <source>Reasons for this verdict</source>
        <translation>На чём основан вывод</translation>
    </message>
    <message>
        <source>Show or hide the other figures and the methods that agree</source>
        <translation>Показать или скрыть остальные показатели и согласие методов</translation>
    </message>
    <message>
        <source>The comparison follows as soon as both texts are there.</source>
        <translation>Сравнение начнётся, как только будут открыты оба текста.</translation>
    </message>
    <message>
        <source>The figures appear in a moment.</source>
        <translation>Показатели сейчас появятся.</translation>
    </message>
    <message>
        <source>What it cannot tell</source>
        <translation>О чём это не говорит</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Что это значит</translation>
    </message>
</context>
<context>
    <name>ScoreFigures</name>
    <message>
        <source>Click for the formula, the threshold and how sure the figure is.</source>
        <translation>Щёлкните, чтобы увидеть формулу, порог и надёжность показателя.</translation>
    </message>
    <message>
        <source>Sampled: only {a} shingles of A and {b} of B were compared, so the shingle figures may be off by {points} percentage points.</source>
        <translation>Выборка: сравнивались лишь {a} шинглов A и {b} шинглов B, поэтому показатели по шинглам могут отличаться на {points} процентного пункта.</translation>
    </message>
    <message>
        <source>The sample holds no shingle of at least one text: these shingle figures mean nothing. Set sampling to 1.</source>
        <translation>В выборку не попало ни одного шингла хотя бы одного текста: показатели по шинглам ничего не значат. Установите выборку 1.</translation>
    </message>
    <message>
        <source>{figure} of A · of B</source>
        <translation>{figure} A · B</translation>
    </message>
    <message>
        <source>{value} of A lies in shared passages</source>
        <translation>{value} текста A&#xa0;— в общих отрывках</translation>
    </message>
    <message>
        <source>{value} of A shared, without dismissed {without}</source>
        <translation>{value} текста A общие, без отклонённых {without}</translation>
    </message>
    <message>
        <source>{value} of A&apos;s shingles stand in B</source>
        <translation>{value} шинглов A есть в B</translation>
    </message>
    <message>
        <source>{value} of B lies in shared passages</source>
        <translation>{value} текста B&#xa0;— в общих отрывках</translation>
    </message>
    <message>
        <source>{value} of B shared, without dismissed {without}</source>
        <translation>{value} текста B общие, без отклонённых {without}</translation>
    </message>
    <message>
        <source>{value} of B&apos;s shingles stand in A</source>
        <translation>{value} шинглов B есть в A</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Neardup met a defect of its own and could not finish this. Your files are unharmed; details for a report are in the log file {path}.</source>
        <translation>В программе Neardup произошла внутренняя ошибка, действие не завершено. Ваши файлы не пострадали; подробности для сообщения об ошибке&#xa0;— в журнале {path}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n&#xa0;знак</numerusform>
            <numerusform>%n&#xa0;знака</numerusform>
            <numerusform>%n&#xa0;знаков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own cutting sequences</source>
        <translation>
            <numerusform>%n своя разрезающая последовательность</numerusform>
            <numerusform>%n свои разрезающие последовательности</numerusform>
            <numerusform>%n своих разрезающих последовательностей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n&#xa0;слово</numerusform>
            <numerusform>%n&#xa0;слова</numerusform>
            <numerusform>%n&#xa0;слов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 (overlapping)</source>
        <translation>1 (внахлёст)</translation>
    </message>
    <message>
        <source>Boilerplate document</source>
        <translation>Типовой документ</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Контрольная сумма</translation>
    </message>
    <message>
        <source>Distill</source>
        <translation>Distill</translation>
    </message>
    <message>
        <source>Encoding of plain text</source>
        <translation>Кодировка простого текста</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Сноски</translation>
    </message>
    <message>
        <source>Ignored phrases</source>
        <translation>Исключённые фразы</translation>
    </message>
    <message>
        <source>Joined across gaps of up to</source>
        <translation>Объединяются через разрыв не длиннее</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Letter ё</source>
        <translation>Буква ё</translation>
    </message>
    <message>
        <source>Letters of another script that look alike</source>
        <translation>Похожие буквы другой письменности</translation>
    </message>
    <message>
        <source>Licence text, imprint, contents</source>
        <translation>Лицензия, выходные данные, оглавление</translation>
    </message>
    <message>
        <source>Longest exact run, at least</source>
        <translation>Точное совпадение подряд, не менее</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Набор параметров</translation>
    </message>
    <message>
        <source>Reworded passages</source>
        <translation>Пересказанные отрывки</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Выборка</translation>
    </message>
    <message>
        <source>Shingle length</source>
        <translation>Длина шингла</translation>
    </message>
    <message>
        <source>Shortest passage</source>
        <translation>Наименьший отрывок</translation>
    </message>
    <message>
        <source>SimHash</source>
        <translation>SimHash</translation>
    </message>
    <message>
        <source>Step of shingles</source>
        <translation>Шаг шинглов</translation>
    </message>
    <message>
        <source>Stop words</source>
        <translation>Стоп-слова</translation>
    </message>
    <message>
        <source>Tracked changes</source>
        <translation>Исправления (рецензирование)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>accepted (final text)</source>
        <translation>приняты (итоговый текст)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>article of 2009</source>
        <translation>статья 2009 года</translation>
    </message>
    <message>
        <source>as in the article</source>
        <translation>как в статье</translation>
    </message>
    <message>
        <source>as in the published module</source>
        <translation>как в опубликованном модуле</translation>
    </message>
    <message>
        <source>brought to their basic form</source>
        <translation>приводятся к начальной форме</translation>
    </message>
    <message>
        <source>by an own list</source>
        <translation>по своему списку</translation>
    </message>
    <message>
        <source>cannot be looked up in a catalogue</source>
        <translation>в каталоге искать нельзя</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>сравниваются</translation>
    </message>
    <message>
        <source>compared as they stand</source>
        <translation>сравниваются как есть</translation>
    </message>
    <message>
        <source>default</source>
        <translation>по умолчанию</translation>
    </message>
    <message>
        <source>detected</source>
        <translation>определяется по тексту</translation>
    </message>
    <message>
        <source>keywords, as in the article</source>
        <translation>ключевые слова, как в статье</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>не учитываются</translation>
    </message>
    <message>
        <source>looked for</source>
        <translation>ищутся</translation>
    </message>
    <message>
        <source>looked for in texts of up to 50,000 words</source>
        <translation>ищутся в текстах до 50&#xa0;000 слов</translation>
    </message>
    <message>
        <source>none: all shingles count</source>
        <translation>нет: учитываются все шинглы</translation>
    </message>
    <message>
        <source>not looked for</source>
        <translation>не ищутся</translation>
    </message>
    <message>
        <source>one shingle in {modulus}, by its checksum</source>
        <translation>один шингл из {modulus}, по контрольной сумме</translation>
    </message>
    <message>
        <source>parts of a page</source>
        <translation>части в страницу</translation>
    </message>
    <message>
        <source>parts of a page, at other cuts</source>
        <translation>части в страницу, по другим разрезам</translation>
    </message>
    <message>
        <source>parts of a paragraph</source>
        <translation>части в абзац</translation>
    </message>
    <message numerus="yes">
        <source>parts of at least %n digits</source>
        <translation>
            <numerusform>части не короче %n цифры</numerusform>
            <numerusform>части не короче %n цифр</numerusform>
            <numerusform>части не короче %n цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>rejected (original)</source>
        <translation>отклонены (исходный текст)</translation>
    </message>
    <message>
        <source>told apart</source>
        <translation>различаются</translation>
    </message>
    <message>
        <source>told from е</source>
        <translation>отличается от е</translation>
    </message>
    <message>
        <source>words and three words in a row</source>
        <translation>слова и тройки слов подряд</translation>
    </message>
    <message>
        <source>{step} (end to end)</source>
        <translation>{step} (встык)</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>&amp;Dictionary forms</source>
        <translation>Начальные форм&amp;ы слов</translation>
    </message>
    <message>
        <source>&amp;More settings</source>
        <translation>Ещё настро&amp;йки</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Сбр&amp;осить</translation>
    </message>
    <message>
        <source>&amp;Sampling, one in:</source>
        <translation>Выборка, один &amp;из:</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>&amp;Единица:</translation>
    </message>
    <message>
        <source>&amp;Without stop words</source>
        <translation>Без с&amp;топ-слов</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Знаки</translation>
    </message>
    <message>
        <source>Chec&amp;ksum:</source>
        <translation>Контрольная с&amp;умма:</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Контрольная сумма</translation>
    </message>
    <message>
        <source>Compare words by their dictionary form or stem, so that changed endings do not hide a copy.</source>
        <translation>Сравнивать слова по начальной форме или основе, чтобы изменённые окончания не скрыли заимствования.</translation>
    </message>
    <message>
        <source>How a shingle is turned into a number. It matters only for sampling and for the article&apos;s recipe.</source>
        <translation>Как шингл превращается в число. Важно только для выборки и для методики из статьи.</translation>
    </message>
    <message>
        <source>How far one shingle begins after the one before. 1 lets them overlap fully; the shingle length sets them end to end.</source>
        <translation>На сколько слов следующий шингл сдвинут от предыдущего. При 1 шинглы идут внахлёст, при шаге, равном длине шингла,&#xa0;— встык.</translation>
    </message>
    <message>
        <source>How many words in a row make one shingle. Short shingles also find edited text, and chance agreement with it; long ones find only what was copied exactly.</source>
        <translation>Сколько слов подряд составляют шингл. Короткие шинглы находят и правленый текст, но заодно случайные совпадения; длинные&#xa0;— только точные копии.</translation>
    </message>
    <message>
        <source>Leave out the commonest words, such as “and”, “the”, “of”, before comparing.</source>
        <translation>Перед сравнением отбросить самые частые слова, такие как «и», «в», «на».</translation>
    </message>
    <message>
        <source>Of all shingles, about one in this many is compared. 1 compares all of them and is exact; larger values make the figures rougher, above all for short texts.</source>
        <translation>Сравнивается примерно один шингл из указанного числа. При 1 сравниваются все, и результат точен; чем число больше, тем показатели грубее, особенно у коротких текстов.</translation>
    </message>
    <message>
        <source>Set everything here back to the values of the preset</source>
        <translation>Вернуть все значения к выбранному набору параметров</translation>
    </message>
    <message>
        <source>Shingle &amp;length:</source>
        <translation>&amp;Длина шингла:</translation>
    </message>
    <message>
        <source>Show or hide the preset, what is read of a file, and which passages count</source>
        <translation>Показать или скрыть набор параметров, чтение файлов и отбор отрывков</translation>
    </message>
    <message>
        <source>St&amp;ep:</source>
        <translation>Ша&amp;г:</translation>
    </message>
    <message>
        <source>The settings govern the shingles: their figures, and the exact places marked in the texts. Passages, coverage and the verdict are found by a method of their own.</source>
        <translation>Параметры управляют шинглами: их показателями и точными местами, отмеченными в текстах. Отрывки, покрытие и вывод находятся отдельным методом.</translation>
    </message>
    <message>
        <source>These settings move the shingles only: passages, coverage and the verdict stand still.</source>
        <translation>Эти параметры меняют только шинглы; отрывки, покрытие и вывод остаются прежними.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>What a shingle is made of. Automatic takes words, and characters where a text has very few words or is written without spaces.</source>
        <translation>Из чего состоит шингл. Автоматически берутся слова, а если слов очень мало или текст пишется без пробелов&#xa0;— знаки.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Go on to the next text, slider or button of the window</source>
        <translation>Перейти к следующему тексту, ползунку или кнопке окна</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
</context>
<context>
    <name>SidePresenter</name>
    <message>
        <source>Drop a manuscript here, or use “Open…” above. Word documents, e-books, PDF and plain text can be read.</source>
        <translation>Перетащите сюда рукопись или нажмите «Открыть…» вверху. Читаются документы Word, электронные книги, PDF и простой текст.</translation>
    </message>
    <message>
        <source>No text yet</source>
        <translation>Текста пока нет</translation>
    </message>
    <message>
        <source>Preparing {name}…</source>
        <translation>Подготовка: {name}…</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>Чтение: {name}…</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n shared passage(s)</source>
        <translation>
            <numerusform>%n&#xa0;общий отрывок</numerusform>
            <numerusform>%n&#xa0;общих отрывка</numerusform>
            <numerusform>%n&#xa0;общих отрывков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n&#xa0;слово</numerusform>
            <numerusform>%n&#xa0;слова</numerusform>
            <numerusform>%n&#xa0;слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Сравнение…</translation>
    </message>
    <message>
        <source>Give up the export; no file is left behind</source>
        <translation>Прервать сохранение; файл не останется</translation>
    </message>
    <message>
        <source>No shared passages</source>
        <translation>Общих отрывков нет</translation>
    </message>
    <message>
        <source>Passage {place} of {count}: {kind}, {words}, {similarity} alike</source>
        <translation>Отрывок {place} из {count}: {kind}, {words}, совпадение {similarity}</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Ход сохранения</translation>
    </message>
    <message numerus="yes">
        <source>Without %n dismissed: {a} of A, {b} of B</source>
        <translation>
            <numerusform>Без %n отклонённого: {a} A, {b} B</numerusform>
            <numerusform>Без %n отклонённых: {a} A, {b} B</numerusform>
            <numerusform>Без %n отклонённых: {a} A, {b} B</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Запись: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Your states and notes on %n passage(s) are there again</source>
        <translation>
            <numerusform>Восстановлены ваши пометки и заметки к %n отрывку</numerusform>
            <numerusform>Восстановлены ваши пометки и заметки к %n отрывкам</numerusform>
            <numerusform>Восстановлены ваши пометки и заметки к %n отрывкам</numerusform>
        </translation>
    </message>
    <message>
        <source>page {page} in {side}</source>
        <translation>страница {page} в {side}</translation>
    </message>
</context>
<context>
    <name>StopWordsDialog</name>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n слово</numerusform>
            <numerusform>%n слова</numerusform>
            <numerusform>%n слов</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave stop words out of the shingles</source>
        <translation>&amp;Не учитывать стоп-слова в шинглах</translation>
    </message>
    <message>
        <source>&amp;Restore the program&apos;s list</source>
        <translation>&amp;Вернуть список программы</translation>
    </message>
    <message>
        <source>Each language has a list of its own. That of a text&apos;s language is used for it.</source>
        <translation>У каждого языка свой список. Для текста берётся список его языка.</translation>
    </message>
    <message>
        <source>Each of these words is dropped before shingles are made, whatever its capitals</source>
        <translation>Каждое из этих слов отбрасывается перед составлением шинглов, с какой бы буквы оно ни начиналось</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the list:</source>
        <translation>&amp;Язык списка:</translation>
    </message>
    <message>
        <source>Language of the list</source>
        <translation>Язык списка</translation>
    </message>
    <message>
        <source>Stop words</source>
        <translation>Стоп-слова</translation>
    </message>
    <message>
        <source>Stop words, one a line</source>
        <translation>Стоп-слова, по одному в строке</translation>
    </message>
    <message>
        <source>Take back every change to the list of this language</source>
        <translation>Отменить все изменения в списке этого языка</translation>
    </message>
    <message>
        <source>The recipe of 2009 has a list of its own, which cannot be changed.</source>
        <translation>У методики 2009 года собственный список, изменить его нельзя.</translation>
    </message>
    <message>
        <source>The same as “Without stop words” in the settings of the comparison</source>
        <translation>То же, что «Без стоп-слов» в настройках сравнения</translation>
    </message>
    <message>
        <source>any language</source>
        <translation>любой язык</translation>
    </message>
    <message>
        <source>the program&apos;s list</source>
        <translation>список программы</translation>
    </message>
    <message>
        <source>your own list</source>
        <translation>ваш список</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n&#xa0;слово</numerusform>
            <numerusform>%n&#xa0;слова</numerusform>
            <numerusform>%n&#xa0;слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest passages:</source>
        <translation>Самые длинные отрывки:</translation>
    </message>
    <message>
        <source>{words} words, {kind}, {similarity} alike</source>
        <translation>слов: {words}, {kind}, совпадение {similarity}</translation>
    </message>
</context>
<context>
    <name>TextFactsDialog</name>
    <message>
        <source>About the texts</source>
        <translation>О текстах</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Author&apos;s sheets ({count} characters)</source>
        <translation>Авторские листы (по {count} знаков)</translation>
    </message>
    <message>
        <source>Characters and author&apos;s sheets are those of the whole file, notes and licence text included; line ends are not counted. Words are counted as they are compared: a character each in scripts without spaces.</source>
        <translation>Знаки и авторские листы считаются по всему файлу, с примечаниями и текстом лицензии; концы строк не учитываются. Слова считаются так, как сравниваются: в письме без пробелов каждый знак – слово.</translation>
    </message>
    <message>
        <source>Characters not compared</source>
        <translation>Знаки, которые не сравниваются</translation>
    </message>
    <message>
        <source>Characters with spaces</source>
        <translation>Знаки с пробелами</translation>
    </message>
    <message>
        <source>Characters without spaces</source>
        <translation>Знаки без пробелов</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заглавие</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Text of the manuscript</source>
        <translation>Текст рукописи</translation>
    </message>
</context>
<context>
    <name>Thresholds</name>
    <message>
        <source>Almost the same</source>
        <translation>Почти одно и то же</translation>
    </message>
    <message>
        <source>Distill</source>
        <translation>Distill</translation>
    </message>
    <message>
        <source>Most of one in the other</source>
        <translation>Один почти весь в другом</translation>
    </message>
    <message>
        <source>No judgement</source>
        <translation>Без вывода</translation>
    </message>
    <message>
        <source>Only a little</source>
        <translation>Лишь немногое</translation>
    </message>
    <message>
        <source>Part of one in the other</source>
        <translation>Часть одного в другом</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>Шинглы</translation>
    </message>
    <message>
        <source>Short texts</source>
        <translation>Короткие тексты</translation>
    </message>
    <message>
        <source>SimHash</source>
        <translation>SimHash</translation>
    </message>
    <message>
        <source>Supershingles</source>
        <translation>Супершинглы</translation>
    </message>
    <message numerus="yes">
        <source>are asked where each text has at least %n shingles; {equal} equal ones of {all} mean practical identity</source>
        <translation>
            <numerusform>учитываются, если в каждом тексте не меньше %n шингла; {equal} равных из {all} означают практическое тождество</numerusform>
            <numerusform>учитываются, если в каждом тексте не меньше %n шинглов; {equal} равных из {all} означают практическое тождество</numerusform>
            <numerusform>учитываются, если в каждом тексте не меньше %n шинглов; {equal} равных из {all} означают практическое тождество</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for texts of fewer than %n words, unless they are equal</source>
        <translation>
            <numerusform>для текстов короче %n слова, если они не равны</numerusform>
            <numerusform>для текстов короче %n слов, если они не равны</numerusform>
            <numerusform>для текстов короче %n слов, если они не равны</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>is asked where each text has at least %n gems</source>
        <translation>
            <numerusform>учитывается, если в каждом тексте не меньше %n самоцвета</numerusform>
            <numerusform>учитывается, если в каждом тексте не меньше %n самоцветов</numerusform>
            <numerusform>учитывается, если в каждом тексте не меньше %n самоцветов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>is asked where each text has at least %n words; of {bits} bits, up to {duplicate} differ in duplicates, up to {revised} in a revision, {unrelated} and more in unrelated texts</source>
        <translation>
            <numerusform>учитывается, если в каждом тексте не меньше %n слова; из {bits} бит у дубликатов различаются до {duplicate}, у переработки до {revised}, у несвязанных текстов {unrelated} и больше</numerusform>
            <numerusform>учитывается, если в каждом тексте не меньше %n слов; из {bits} бит у дубликатов различаются до {duplicate}, у переработки до {revised}, у несвязанных текстов {unrelated} и больше</numerusform>
            <numerusform>учитывается, если в каждом тексте не меньше %n слов; из {bits} бит у дубликатов различаются до {duplicate}, у переработки до {revised}, у несвязанных текстов {unrelated} и больше</numerusform>
        </translation>
    </message>
    <message>
        <source>shared passages cover at least {percent} of each text</source>
        <translation>общие отрывки покрывают не меньше {percent} каждого текста</translation>
    </message>
    <message>
        <source>speak for common text where at least {percent} of a text&apos;s are shared</source>
        <translation>говорят об общем тексте, если общих не меньше {percent} от шинглов одного из текстов</translation>
    </message>
    <message numerus="yes">
        <source>texts of fewer than %n words are judged by what common runs of characters cover, not by passages</source>
        <translation>
            <numerusform>тексты короче %n слова оцениваются не по отрывкам, а по покрытию общими цепочками знаков</numerusform>
            <numerusform>тексты короче %n слов оцениваются не по отрывкам, а по покрытию общими цепочками знаков</numerusform>
            <numerusform>тексты короче %n слов оцениваются не по отрывкам, а по покрытию общими цепочками знаков</numerusform>
        </translation>
    </message>
    <message>
        <source>there is at least one shared passage</source>
        <translation>найден хотя бы один общий отрывок</translation>
    </message>
    <message>
        <source>they cover at least {percent} of the shorter text, and less of the longer</source>
        <translation>они покрывают не меньше {percent} более короткого текста, а длинного — меньше</translation>
    </message>
    <message numerus="yes">
        <source>they cover at least {percent} of the shorter text, or one of them has at least %n words</source>
        <translation>
            <numerusform>они покрывают не меньше {percent} более короткого текста, или в одном из них не меньше %n слова</numerusform>
            <numerusform>они покрывают не меньше {percent} более короткого текста, или в одном из них не меньше %n слов</numerusform>
            <numerusform>они покрывают не меньше {percent} более короткого текста, или в одном из них не меньше %n слов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Uncertainty</name>
    <message>
        <source>The figures of shingles come from a sample ({sampled} of the shorter text&apos;s) and may be off by ±{points} points; passages and coverage do not.</source>
        <translation>Показатели шинглов получены по выборке ({sampled} из шинглов более короткого текста) и могут отличаться на ±{points} процентного пункта; к отрывкам и покрытию это не относится.</translation>
    </message>
    <message>
        <source>The sample of shingles is empty, so their figures say nothing.</source>
        <translation>Выборка шинглов пуста, поэтому их показатели ничего не говорят.</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>%n shared passages were found.</source>
        <translation>
            <numerusform>Найден %n&#xa0;общий отрывок.</numerusform>
            <numerusform>Найдено %n&#xa0;общих отрывка.</numerusform>
            <numerusform>Найдено %n&#xa0;общих отрывков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shorter passages are hidden by the filters and are not counted.</source>
        <translation>
            <numerusform>%n&#xa0;более короткий отрывок скрыт фильтрами и не учтён.</numerusform>
            <numerusform>%n&#xa0;более коротких отрывка скрыты фильтрами и не учтены.</numerusform>
            <numerusform>%n&#xa0;более коротких отрывков скрыты фильтрами и не учтены.</numerusform>
        </translation>
    </message>
    <message>
        <source>A comparison of wording cannot find a translation, so this says nothing about whether one text was taken from the other.</source>
        <translation>Сравнение формулировок не обнаруживает перевода, поэтому из него не следует, заимствован ли один текст из другого.</translation>
    </message>
    <message>
        <source>Against it: {methods}.</source>
        <translation>Против: {methods}.</translation>
    </message>
    <message>
        <source>Also considered: {reason}.</source>
        <translation>Учтено также: {reason}.</translation>
    </message>
    <message>
        <source>At least one of the texts is too short for a judgement; compare them by eye.</source>
        <translation>Хотя бы один из текстов слишком короток, чтобы делать вывод; сравните их сами.</translation>
    </message>
    <message>
        <source>Different languages: no shared wording</source>
        <translation>Разные языки: общих формулировок нет</translation>
    </message>
    <message numerus="yes">
        <source>Distill abstains: one text has %n gems, and {needed} are needed.</source>
        <translation>
            <numerusform>Distill воздерживается: в одном тексте %n самоцвет, а нужно {needed}.</numerusform>
            <numerusform>Distill воздерживается: в одном тексте %n самоцвета, а нужно {needed}.</numerusform>
            <numerusform>Distill воздерживается: в одном тексте %n самоцветов, а нужно {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every word of A and B is the same, in the same order.</source>
        <translation>Все слова текстов A и B одинаковы и идут в одном порядке.</translation>
    </message>
    <message>
        <source>Most of {inner} stands in {outer}</source>
        <translation>Большая часть текста {inner} содержится в тексте {outer}</translation>
    </message>
    <message>
        <source>No passage of one text was found in the other; a retelling in other words can escape this search.</source>
        <translation>Ни один отрывок одного текста не найден в другом; пересказ другими словами такой поиск может не заметить.</translation>
    </message>
    <message>
        <source>No shared passages found</source>
        <translation>Общих отрывков не найдено</translation>
    </message>
    <message>
        <source>Not decisive here: {methods}.</source>
        <translation>Здесь не решают: {methods}.</translation>
    </message>
    <message>
        <source>Not enough text to judge</source>
        <translation>Слишком мало текста для вывода</translation>
    </message>
    <message>
        <source>Of the distinct shingles (length {length}), {share_a} of A&apos;s stand in B and {share_b} of B&apos;s in A; the resemblance is {resemblance}.</source>
        <translation>Из разных шинглов (длина {length}) {share_a} шинглов текста A есть в B и {share_b} шинглов текста B есть в A; сходство&#xa0;— {resemblance}.</translation>
    </message>
    <message>
        <source>Of the words inside the passages {percent} are equal: the text was edited heavily, or other words stand between those that were copied.</source>
        <translation>Из слов внутри отрывков совпадают {percent}: текст сильно переработан, или между взятыми словами стоят другие.</translation>
    </message>
    <message>
        <source>Of the {gems_a} Distill gems of A and {gems_b} of B none is common; that rules nothing out.</source>
        <translation>Самоцветов Distill в A: {gems_a}, в B: {gems_b}; общих нет, но это ничего не исключает.</translation>
    </message>
    <message>
        <source>Of the {gems_a} Distill gems of A and {gems_b} of B {common} are common, {own} of them outside licence text and the like.</source>
        <translation>Самоцветов Distill в A: {gems_a}, в B: {gems_b}; общих: {common}, из них вне лицензий и тому подобного: {own}.</translation>
    </message>
    <message>
        <source>Of the {gems_a} Distill gems of A and {gems_b} of B {common} are common.</source>
        <translation>Самоцветов Distill в A: {gems_a}, в B: {gems_b}; общих: {common}.</translation>
    </message>
    <message>
        <source>Only a little of {inner} stands in {outer}</source>
        <translation>Лишь немногое из текста {inner} содержится в тексте {outer}</translation>
    </message>
    <message>
        <source>Part of {inner} stands in {outer}</source>
        <translation>Часть текста {inner} содержится в тексте {outer}</translation>
    </message>
    <message>
        <source>Shared passages cover {share_a} of A and {share_b} of B.</source>
        <translation>Общие отрывки покрывают {share_a} текста A и {share_b} текста B.</translation>
    </message>
    <message>
        <source>SimHash abstains: it finds no keyword in one of the texts.</source>
        <translation>SimHash воздерживается: в одном из текстов нет ни одного ключевого слова.</translation>
    </message>
    <message numerus="yes">
        <source>SimHash abstains: one text has %n words, and {needed} are needed.</source>
        <translation>
            <numerusform>SimHash воздерживается: в одном тексте %n слово, а нужно {needed}.</numerusform>
            <numerusform>SimHash воздерживается: в одном тексте %n слова, а нужно {needed}.</numerusform>
            <numerusform>SimHash воздерживается: в одном тексте %n слов, а нужно {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something stands so often in both texts that its places were paired one by one, in their order: passages that repeat may have more places than are listed.</source>
        <translation>Некоторые места повторяются в обоих текстах так часто, что сопоставлены одно к одному, по порядку: у повторяющихся отрывков может быть больше мест, чем указано.</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits, as a text and its revision do.</source>
        <translation>Различающихся битов в отпечатках SimHash – {distance} из {bits}, как у текста и его переработки.</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits, as duplicates do.</source>
        <translation>Различающихся битов в отпечатках SimHash – {distance} из {bits}, как у дубликатов.</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits, as unrelated texts do, or a text and a part of it.</source>
        <translation>Различающихся битов в отпечатках SimHash – {distance} из {bits}, как у несвязанных текстов или у текста и его части.</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits, which decides nothing.</source>
        <translation>Различающихся битов в отпечатках SimHash – {distance} из {bits}, а это ничего не решает.</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits: no duplicates.</source>
        <translation>Различающихся битов в отпечатках SimHash – {distance} из {bits}: это не дубликаты.</translation>
    </message>
    <message numerus="yes">
        <source>The longest shared passage has %n words.</source>
        <translation>
            <numerusform>В самом длинном общем отрывке %n&#xa0;слово.</numerusform>
            <numerusform>В самом длинном общем отрывке %n&#xa0;слова.</numerusform>
            <numerusform>В самом длинном общем отрывке %n&#xa0;слов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supershingles abstain: one text has %n shingles, and {needed} are needed.</source>
        <translation>
            <numerusform>Супершинглы воздерживаются: в одном тексте %n шингл, а нужно {needed}.</numerusform>
            <numerusform>Супершинглы воздерживаются: в одном тексте %n шингла, а нужно {needed}.</numerusform>
            <numerusform>Супершинглы воздерживаются: в одном тексте %n шинглов, а нужно {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The supershingles abstain: one text is measured by words, the other by characters.</source>
        <translation>Супершинглы воздерживаются: один текст измерен словами, а другой знаками.</translation>
    </message>
    <message>
        <source>The texts are in different languages: A – {language_a}, B – {language_b}.</source>
        <translation>Тексты на разных языках: A&#xa0;— {language_a}, B&#xa0;— {language_b}.</translation>
    </message>
    <message numerus="yes">
        <source>The texts are too short for passages and were compared by runs of %n characters: common runs cover {share_a} of A and {share_b} of B.</source>
        <translation>
            <numerusform>Тексты слишком коротки для отрывков и сравнивались по цепочкам в %n знак: общие цепочки покрывают {share_a} текста A и {share_b} текста B.</numerusform>
            <numerusform>Тексты слишком коротки для отрывков и сравнивались по цепочкам в %n знака: общие цепочки покрывают {share_a} текста A и {share_b} текста B.</numerusform>
            <numerusform>Тексты слишком коротки для отрывков и сравнивались по цепочкам в %n знаков: общие цепочки покрывают {share_a} текста A и {share_b} текста B.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two texts are almost the same</source>
        <translation>Тексты почти одинаковы</translation>
    </message>
    <message>
        <source>The two texts are the same</source>
        <translation>Тексты одинаковы</translation>
    </message>
    <message numerus="yes">
        <source>There is no shared passage of at least %n words.</source>
        <translation>
            <numerusform>Общих отрывков длиной хотя бы в %n&#xa0;слово нет.</numerusform>
            <numerusform>Общих отрывков длиной хотя бы в %n&#xa0;слова нет.</numerusform>
            <numerusform>Общих отрывков длиной хотя бы в %n&#xa0;слов нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>These figures cannot tell who copied from whom.</source>
        <translation>По этим данным нельзя установить, кто у кого заимствовал.</translation>
    </message>
    <message>
        <source>This speaks against the verdict.</source>
        <translation>Это говорит против вывода.</translation>
    </message>
    <message>
        <source>Word for word they are equal; they can differ at most in typography and capital letters.</source>
        <translation>Они совпадают слово в слово; различаться могут разве что оформление и прописные буквы.</translation>
    </message>
    <message>
        <source>{agree} of {of} methods agree: {methods}.</source>
        <translation>Согласны методы ({agree} из {of}): {methods}.</translation>
    </message>
    <message>
        <source>{matched} of {all} supershingles are equal, which says nothing of lesser likeness.</source>
        <translation>Совпавших супершинглов – {matched} из {all}; о меньшем сходстве это ничего не говорит.</translation>
    </message>
    <message>
        <source>{matched} of {all} supershingles are equal: the texts are practically identical.</source>
        <translation>Совпавших супершинглов – {matched} из {all}: тексты практически одинаковы.</translation>
    </message>
    <message>
        <source>{share_a} of A and {share_b} of B stand in the other text, word for word or edited: these are two versions of one text.</source>
        <translation>{share_a} текста A и {share_b} текста B содержатся в другом тексте дословно или с правкой: это две редакции одного текста.</translation>
    </message>
    <message>
        <source>{share_inner} of {inner} and {share_outer} of {outer} stand in the other text, word for word or edited; the rest does not.</source>
        <translation>{share_inner} текста {inner} и {share_outer} текста {outer} содержатся в другом тексте дословно или с правкой; остального там нет.</translation>
    </message>
    <message>
        <source>{share_inner} of {inner} and {share_outer} of {outer} stand in the other text: look at the passages to see whether they are quotations or set phrases.</source>
        <translation>{share_inner} текста {inner} и {share_outer} текста {outer} содержатся в другом тексте: посмотрите, не цитаты ли это и не устойчивые ли обороты.</translation>
    </message>
    <message>
        <source>{share_inner} of {inner}, the shorter text, stands in {outer}, word for word or edited; this is {share_outer} of {outer}.</source>
        <translation>{share_inner} более короткого текста {inner} содержится в тексте {outer} дословно или с правкой; в тексте {outer} это {share_outer}.</translation>
    </message>
    <message numerus="yes">
        <source>{side} has %n words; {needed} are needed.</source>
        <translation>
            <numerusform>В тексте {side} %n&#xa0;слово, а нужно {needed}.</numerusform>
            <numerusform>В тексте {side} %n&#xa0;слова, а нужно {needed}.</numerusform>
            <numerusform>В тексте {side} %n&#xa0;слов, а нужно {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} is the shorter text, so the verdict goes by its share.</source>
        <translation>Текст {side} короче, поэтому вывод делается по его доле.</translation>
    </message>
</context>
<context>
    <name>WarningList</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Copy all remarks to the clipboard</source>
        <translation>Скопировать все замечания в буфер обмена</translation>
    </message>
    <message>
        <source>Remarks on the reading of this file</source>
        <translation>Замечания о чтении этого файла</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message numerus="yes">
        <source>%n characters are of a font that does not say which letters they are.</source>
        <translation>
            <numerusform>%n знак набран шрифтом, по которому нельзя узнать букву.</numerusform>
            <numerusform>%n знака набраны шрифтом, по которому нельзя узнать буквы.</numerusform>
            <numerusform>%n знаков набраны шрифтом, по которому нельзя узнать буквы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters could not be decoded and stand as � in the text.</source>
        <translation>
            <numerusform>%n&#xa0;символ не удалось раскодировать; в тексте на его месте стоит �.</numerusform>
            <numerusform>%n&#xa0;символа не удалось раскодировать; в тексте на их месте стоит �.</numerusform>
            <numerusform>%n&#xa0;символов не удалось раскодировать; в тексте на их месте стоит �.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters of hidden text were left out.</source>
        <translation>
            <numerusform>Пропущен %n&#xa0;символ скрытого текста.</numerusform>
            <numerusform>Пропущено %n&#xa0;символа скрытого текста.</numerusform>
            <numerusform>Пропущено %n&#xa0;символов скрытого текста.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters that run across the page at an angle were left out.</source>
        <translation>
            <numerusform>Пропущен %n знак, стоящий на странице под углом.</numerusform>
            <numerusform>Пропущены %n знака, стоящие на странице под углом.</numerusform>
            <numerusform>Пропущено %n знаков, стоящих на странице под углом.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas were left out.</source>
        <translation>
            <numerusform>Пропущена %n&#xa0;формула.</numerusform>
            <numerusform>Пропущены %n&#xa0;формулы.</numerusform>
            <numerusform>Пропущено %n&#xa0;формул.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages are pictures without text and could not be read.</source>
        <translation>
            <numerusform>%n страница — изображение без текста; прочитать её не удалось.</numerusform>
            <numerusform>%n страницы — изображения без текста; прочитать их не удалось.</numerusform>
            <numerusform>%n страниц — изображения без текста; прочитать их не удалось.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the file are missing and were passed over.</source>
        <translation>
            <numerusform>%n&#xa0;часть файла отсутствует и пропущена.</numerusform>
            <numerusform>%n&#xa0;части файла отсутствуют и пропущены.</numerusform>
            <numerusform>%n&#xa0;частей файла отсутствуют и пропущены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the file could not be read and were passed over.</source>
        <translation>
            <numerusform>%n&#xa0;часть файла не удалось прочитать, она пропущена.</numerusform>
            <numerusform>%n&#xa0;части файла не удалось прочитать, они пропущены.</numerusform>
            <numerusform>%n&#xa0;частей файла не удалось прочитать, они пропущены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running heads, feet and page numbers were left out.</source>
        <translation>
            <numerusform>Пропущен %n колонтитул или номер страницы.</numerusform>
            <numerusform>Пропущены %n колонтитула и номера страниц.</numerusform>
            <numerusform>Пропущено %n колонтитулов и номеров страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>For instance: {part}.</source>
        <translation>Например: {part}.</translation>
    </message>
    <message>
        <source>The encoding was guessed ({encoding}); check that the letters are right.</source>
        <translation>Кодировка определена предположительно ({encoding}); проверьте, верно ли показаны буквы.</translation>
    </message>
    <message>
        <source>The file ends in “{suffix}”, but it is in another format: {format}.</source>
        <translation>У файла расширение «{suffix}», но формат другой: {format}.</translation>
    </message>
    <message>
        <source>The file is damaged in places; its text was recovered.</source>
        <translation>Файл местами повреждён; текст восстановлен.</translation>
    </message>
    <message>
        <source>The file was read with a remark: {code}.</source>
        <translation>Файл прочитан с замечанием: {code}.</translation>
    </message>
</context>
<context>
    <name>WordsPart</name>
    <message numerus="yes">
        <source>%n phrases</source>
        <translation>
            <numerusform>%n фраза</numerusform>
            <numerusform>%n фразы</numerusform>
            <numerusform>%n фраз</numerusform>
        </translation>
    </message>
    <message>
        <source>Left &amp;out…</source>
        <translation>Не учитыват&amp;ь…</translation>
    </message>
    <message>
        <source>Let words that are figures alone, such as years and page numbers, count in the shingles.</source>
        <translation>Учитывать в шинглах слова из одних цифр: годы, номера страниц и подобное.</translation>
    </message>
    <message>
        <source>Letters that look alike</source>
        <translation>Похожие буквы как одна</translation>
    </message>
    <message>
        <source>Look at the list of stop words and change it</source>
        <translation>Посмотреть и изменить список стоп-слов</translation>
    </message>
    <message>
        <source>Methods…</source>
        <translation>Методы…</translation>
    </message>
    <message>
        <source>Num&amp;bers too</source>
        <translation>Чис&amp;ла</translation>
    </message>
    <message>
        <source>Phrases to ignore, and a boilerplate document whose text is left out of both texts</source>
        <translation>Фразы, которые не учитываются, и типовой документ, текст которого исключается из обоих текстов</translation>
    </message>
    <message>
        <source>Read Latin letters in a Russian word, or the reverse, as the letters that they look like. They are left by bad scans, and put in to hide a copy. Acts on shingles, passages and the verdict.</source>
        <translation>Читать латинские буквы в русском слове (и наоборот) как буквы, на которые они похожи. Они остаются после плохого распознавания, ими же скрывают заимствование. Влияет на шинглы, отрывки и вывод.</translation>
    </message>
    <message>
        <source>Read ё as е, since most Russian texts do not tell them apart. Acts on shingles, passages and the verdict.</source>
        <translation>Читать ё как е: в большинстве русских текстов они не различаются. Влияет на шинглы, отрывки и вывод.</translation>
    </message>
    <message>
        <source>Stop words…</source>
        <translation>Стоп-слова…</translation>
    </message>
    <message>
        <source>Which methods are computed, and the advanced settings of Distill</source>
        <translation>Какие методы вычисляются; дополнительные параметры Distill</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>документ</translation>
    </message>
    <message>
        <source>ё as е</source>
        <translation>ё как е</translation>
    </message>
</context>
</TS>
