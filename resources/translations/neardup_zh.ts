<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Neardup</source>
        <translation>关于 Neardup</translation>
    </message>
    <message>
        <source>Compares two manuscripts: how similar they are, where, and how sure that is. Everything is computed on this computer; no text leaves it.</source>
        <translation>比较两份书稿：它们有多相似、相似在何处、把握有多大。全部计算都在本机进行，文本不会离开这台计算机。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>自由软件，按 GNU 通用公共许可证第 3 版或更新版本发布，不附带任何担保。</translation>
    </message>
    <message>
        <source>Libraries and their licences</source>
        <translation>所用的库及其许可证</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>版本 {version}，Qt {qt}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Neardup</source>
        <translation>关于 Neardup(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>排除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Forget states and notes…</source>
        <translation>删除状态和备注(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>转到(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Keep states and notes</source>
        <translation>保留状态和备注(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Left out…</source>
        <translation>略去内容(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next passage</source>
        <translation>下一个片段(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>正常字号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Overview strips</source>
        <translation>概览条(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Passages</source>
        <translation>片段(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous passage</source>
        <translation>上一个片段(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop words…</source>
        <translation>停用词(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Verdict and figures</source>
        <translation>结论与指标(&amp;V)</translation>
    </message>
    <message>
        <source>A&amp;bout the texts</source>
        <translation>关于文本(&amp;B)</translation>
    </message>
    <message>
        <source>All keys of this window</source>
        <translation>本窗口的全部按键</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Choose the letters in which the manuscripts are shown</source>
        <translation>选择显示书稿所用的字体</translation>
    </message>
    <message>
        <source>Choose two files at once: the first becomes A, the second B</source>
        <translation>一次选择两个文件：第一个为 A，第二个为 B</translation>
    </message>
    <message>
        <source>Colour and number the passages by the method that found them</source>
        <translation>按查得片段的方法给片段着色和编号</translation>
    </message>
    <message>
        <source>Comparison se&amp;ttings</source>
        <translation>比较设置(&amp;T)</translation>
    </message>
    <message>
        <source>Copy &amp;figures</source>
        <translation>复制指标(&amp;F)</translation>
    </message>
    <message>
        <source>Copy the selected text together with its title, chapter and place</source>
        <translation>复制所选文字，连同标题、章节和位置</translation>
    </message>
    <message>
        <source>Copy the verdict and the figures to the clipboard as text</source>
        <translation>把结论和指标以文本形式复制到剪贴板</translation>
    </message>
    <message>
        <source>Copy with &amp;source</source>
        <translation>连同出处复制(&amp;S)</translation>
    </message>
    <message>
        <source>Delete the states and notes that are kept on this computer, and see where they are kept</source>
        <translation>删除保存在本机的状态和备注，并查看其保存位置</translation>
    </message>
    <message>
        <source>Dismiss as &amp;common phrase</source>
        <translation>作为惯用语排除(&amp;C)</translation>
    </message>
    <message>
        <source>Dismiss as &amp;quotation</source>
        <translation>作为引文排除(&amp;Q)</translation>
    </message>
    <message>
        <source>Dismiss as own &amp;earlier text</source>
        <translation>作为作者旧作排除(&amp;E)</translation>
    </message>
    <message>
        <source>Dismiss the passage for the reason used last, or restore it</source>
        <translation>按上次的理由排除此片段，或予以恢复</translation>
    </message>
    <message>
        <source>Dismiss the passage: anybody says so</source>
        <translation>排除此片段：人人都这样说</translation>
    </message>
    <message>
        <source>Dismiss the passage: both texts quote</source>
        <translation>排除此片段：两个文本都在引用</translation>
    </message>
    <message>
        <source>Dismiss the passage: it is the author&apos;s own earlier text</source>
        <translation>排除此片段：这是作者本人以前的文字</translation>
    </message>
    <message>
        <source>Draw a line over what the Distill prints share</source>
        <translation>在 Distill 指纹共有的文字上画线</translation>
    </message>
    <message>
        <source>Draw each shingle that both texts share; where only some are kept, exactly those</source>
        <translation>画出两个文本共有的每个词串；若只保留一部分，则只画这些</translation>
    </message>
    <message>
        <source>Exchange the two sides</source>
        <translation>交换左右两边</translation>
    </message>
    <message>
        <source>Export &amp;PDF report…</source>
        <translation>导出 PDF 报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Export as &amp;web page…</source>
        <translation>导出为网页(&amp;W)…</translation>
    </message>
    <message>
        <source>Export as E&amp;xcel workbook…</source>
        <translation>导出为 Excel 工作簿(&amp;X)…</translation>
    </message>
    <message>
        <source>Export as Word &amp;document…</source>
        <translation>导出为 Word 文档(&amp;D)…</translation>
    </message>
    <message>
        <source>Export passages as &amp;CSV…</source>
        <translation>将片段导出为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>占满整个屏幕</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>查找下一个(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>Find words in both texts</source>
        <translation>在两个文本中查找词语</translation>
    </message>
    <message>
        <source>Go to a percentage or a chapter of the text that you read</source>
        <translation>转到所读文本的某个百分比或章节</translation>
    </message>
    <message>
        <source>Go to the next passage that both texts share</source>
        <translation>转到下一个共有片段</translation>
    </message>
    <message>
        <source>Go to the next place that was found</source>
        <translation>转到下一个查找结果</translation>
    </message>
    <message>
        <source>Go to the previous passage that both texts share</source>
        <translation>转到上一个共有片段</translation>
    </message>
    <message>
        <source>Go to the previous place that was found</source>
        <translation>转到上一个查找结果</translation>
    </message>
    <message>
        <source>How to &amp;read the figures</source>
        <translation>如何解读指标(&amp;R)</translation>
    </message>
    <message>
        <source>Keep states and notes on this computer, for when the same two texts are compared again</source>
        <translation>把状态和备注保存在本机，供再次比较同样两个文本时使用</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>退出程序</translation>
    </message>
    <message>
        <source>Lengths in words, characters and author&apos;s sheets, and what the files are</source>
        <translation>字词数、字符数和作者印张，以及文件的情况</translation>
    </message>
    <message>
        <source>Let each text follow the other, so that what they share stands side by side</source>
        <translation>让两个文本相互跟随，使共有内容并排显示</translation>
    </message>
    <message>
        <source>Lin&amp;ks between the texts</source>
        <translation>文本间的连线(&amp;K)</translation>
    </message>
    <message>
        <source>Look at the list of stop words and change it</source>
        <translation>查看并修改停用词表</translation>
    </message>
    <message>
        <source>Make again the change that was taken back</source>
        <translation>重新进行已撤销的更改</translation>
    </message>
    <message>
        <source>Mark as &amp;important</source>
        <translation>标为重要(&amp;I)</translation>
    </message>
    <message>
        <source>Mark the passage as important, or take that back</source>
        <translation>将此片段标为重要，或取消标记</translation>
    </message>
    <message>
        <source>Met&amp;hods…</source>
        <translation>方法(&amp;H)…</translation>
    </message>
    <message>
        <source>Open &amp;A…</source>
        <translation>打开 A(&amp;A)…</translation>
    </message>
    <message>
        <source>Open &amp;B…</source>
        <translation>打开 B(&amp;B)…</translation>
    </message>
    <message>
        <source>Open a text as A, on the left</source>
        <translation>打开一个文本作为 A（左侧）</translation>
    </message>
    <message>
        <source>Open a text as B, on the right</source>
        <translation>打开一个文本作为 B（右侧）</translation>
    </message>
    <message>
        <source>Open bot&amp;h…</source>
        <translation>同时打开两个(&amp;H)…</translation>
    </message>
    <message>
        <source>Open the &amp;sample pair</source>
        <translation>打开示例文本(&amp;S)</translation>
    </message>
    <message>
        <source>Open the folder of the log file, for a report of a defect</source>
        <translation>打开日志文件所在文件夹，以便报告缺陷</translation>
    </message>
    <message>
        <source>Open two short sample texts, to see how the program works</source>
        <translation>打开两个简短的示例文本，了解程序的工作方式</translation>
    </message>
    <message>
        <source>Paste &amp;text as A…</source>
        <translation>粘贴文本为 A(&amp;T)…</translation>
    </message>
    <message>
        <source>Paste or type a text that becomes A</source>
        <translation>粘贴或输入一个文本作为 A</translation>
    </message>
    <message>
        <source>Paste or type a text that becomes B</source>
        <translation>粘贴或输入一个文本作为 B</translation>
    </message>
    <message>
        <source>Paste text as B…</source>
        <translation>粘贴文本为 B…</translation>
    </message>
    <message>
        <source>Phrases to ignore, and a boilerplate document</source>
        <translation>要忽略的短语和套语文档</translation>
    </message>
    <message>
        <source>Pr&amp;int the report…</source>
        <translation>打印报告(&amp;I)…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>打印预览(&amp;V)…</translation>
    </message>
    <message>
        <source>Print the figures and all passages</source>
        <translation>打印指标和全部片段</translation>
    </message>
    <message>
        <source>Read a&amp;new from disk</source>
        <translation>从磁盘重新读取(&amp;N)</translation>
    </message>
    <message>
        <source>Read both files anew, as they are on disk now</source>
        <translation>按磁盘上的现状重新读取两个文件</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>交换 A 和 B(&amp;W)</translation>
    </message>
    <message>
        <source>Scroll tog&amp;ether</source>
        <translation>同步滚动(&amp;E)</translation>
    </message>
    <message>
        <source>See the pages of the report as they would be printed</source>
        <translation>查看报告打印出来的样子</translation>
    </message>
    <message>
        <source>Show &amp;gems</source>
        <translation>显示特征段(&amp;G)</translation>
    </message>
    <message>
        <source>Show or hide the list of all passages</source>
        <translation>显示或隐藏片段列表</translation>
    </message>
    <message>
        <source>Show or hide the map of all passages beside each text</source>
        <translation>显示或隐藏各文本旁的片段分布图</translation>
    </message>
    <message>
        <source>Show or hide the ribbons that join the passages of both texts</source>
        <translation>显示或隐藏连接两个文本片段的色带</translation>
    </message>
    <message>
        <source>Show or hide the settings of the comparison</source>
        <translation>显示或隐藏比较设置</translation>
    </message>
    <message>
        <source>Show or hide the verdict and the figures</source>
        <translation>显示或隐藏结论和指标</translation>
    </message>
    <message>
        <source>Show s&amp;hingles one by one</source>
        <translation>逐个显示词串(&amp;H)</translation>
    </message>
    <message>
        <source>Show the &amp;log file</source>
        <translation>显示日志文件(&amp;L)</translation>
    </message>
    <message>
        <source>Show the manuscripts in larger letters</source>
        <translation>用较大的字号显示书稿</translation>
    </message>
    <message>
        <source>Show the manuscripts in letters of the usual size</source>
        <translation>用通常的字号显示书稿</translation>
    </message>
    <message>
        <source>Show the manuscripts in smaller letters</source>
        <translation>用较小的字号显示书稿</translation>
    </message>
    <message>
        <source>Show the words that were really compared, beside the passage as it stands</source>
        <translation>在片段原文旁显示实际参与比较的词语</translation>
    </message>
    <message>
        <source>Show what &amp;found the passages</source>
        <translation>显示片段的查得方法(&amp;F)</translation>
    </message>
    <message>
        <source>T&amp;ypeface of the texts…</source>
        <translation>文本字体(&amp;Y)…</translation>
    </message>
    <message>
        <source>Take back the latest change of a passage&apos;s state or note</source>
        <translation>撤销最近一次对片段状态或备注的更改</translation>
    </message>
    <message>
        <source>Version, licence and the libraries that Neardup stands on</source>
        <translation>版本、许可证以及 Neardup 所依赖的库</translation>
    </message>
    <message>
        <source>What each figure means and what it cannot tell</source>
        <translation>各项指标的含义及其不能说明的事</translation>
    </message>
    <message>
        <source>What is co&amp;mpared…</source>
        <translation>参与比较的内容(&amp;M)…</translation>
    </message>
    <message>
        <source>Which methods are computed, and the advanced settings of Distill</source>
        <translation>计算哪些方法，以及 Distill 的高级设置</translation>
    </message>
    <message>
        <source>Write a n&amp;ote</source>
        <translation>写备注(&amp;O)</translation>
    </message>
    <message>
        <source>Write a note to the passage, in the list of passages</source>
        <translation>在片段列表中为此片段写备注</translation>
    </message>
    <message>
        <source>Write passages and figures to a workbook</source>
        <translation>把片段和指标写入工作簿</translation>
    </message>
    <message>
        <source>Write the figures and all passages to a PDF file</source>
        <translation>把指标和全部片段写入 PDF 文件</translation>
    </message>
    <message>
        <source>Write the list of passages to a table for a spreadsheet</source>
        <translation>把片段列表写成电子表格用的表</translation>
    </message>
    <message>
        <source>Write the report to a document that can be edited</source>
        <translation>把报告写成可编辑的文档</translation>
    </message>
    <message>
        <source>Write the report to one file that any browser shows</source>
        <translation>把报告写成任何浏览器都能显示的单个文件</translation>
    </message>
</context>
<context>
    <name>ChangedStrip</name>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep the text as it was read</source>
        <translation>保留已读取的文本</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Read the file as it is now</source>
        <translation>按现状读取文件</translation>
    </message>
    <message>
        <source>The file has changed on disk. Read it again?</source>
        <translation>磁盘上的文件已更改。是否重新读取？</translation>
    </message>
</context>
<context>
    <name>ComparedDialog</name>
    <message>
        <source>A number: left out.</source>
        <translation>数字：略去。</translation>
    </message>
    <message>
        <source>A stop word: left out.</source>
        <translation>停用词：略去。</translation>
    </message>
    <message>
        <source>As it is compared</source>
        <translation>比较时的形式</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Choose a passage, or select words in a text.</source>
        <translation>请选择一个片段，或在文本中选取词语。</translation>
    </message>
    <message>
        <source>In the boilerplate document: left out.</source>
        <translation>见于套语文档：略去。</translation>
    </message>
    <message>
        <source>It is compared.</source>
        <translation>参与比较。</translation>
    </message>
    <message>
        <source>It is long; its beginning is shown.</source>
        <translation>内容较长，只显示开头。</translation>
    </message>
    <message>
        <source>Not the author&apos;s text: left out.</source>
        <translation>不是作者的文字：略去。</translation>
    </message>
    <message>
        <source>On your list of phrases to ignore: left out.</source>
        <translation>在您的忽略短语表中：略去。</translation>
    </message>
    <message>
        <source>Open two texts: here stands what is compared of them.</source>
        <translation>请打开两个文本：此处显示其中参与比较的内容。</translation>
    </message>
    <message>
        <source>Passage {number}.</source>
        <translation>片段 {number}。</translation>
    </message>
    <message>
        <source>Shingles are made of the words on the right. Passages are found by the stems of all words that are not left out, stop words and numbers included. Gems are taken from the text as it stands.</source>
        <translation>词串由右侧的词语构成。片段依据所有未略去的词的词干查找，包括停用词和数字。特征段取自原文。</translation>
    </message>
    <message>
        <source>The shingle that begins here: “{shingle}”.</source>
        <translation>从此处开始的词串：“{shingle}”。</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>参与比较的内容</translation>
    </message>
    <message>
        <source>What is selected in the texts.</source>
        <translation>文本中选取的内容。</translation>
    </message>
    <message>
        <source>{side} as it is compared</source>
        <translation>{side}：比较时的形式</translation>
    </message>
    <message>
        <source>{side} as it stands</source>
        <translation>{side}：原文</translation>
    </message>
</context>
<context>
    <name>EncodingButton</name>
    <message>
        <source>&amp;Arabic</source>
        <translation>阿拉伯文(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Baltic</source>
        <translation>波罗的海文字(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cyrillic</source>
        <translation>西里尔文(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Detect</source>
        <translation>自动检测(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Greek</source>
        <translation>希腊文(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hebrew</source>
        <translation>希伯来文(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Japanese</source>
        <translation>日文(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Korean</source>
        <translation>韩文(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Turkish</source>
        <translation>土耳其文(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Unicode</source>
        <translation>&amp;Unicode</translation>
    </message>
    <message>
        <source>&amp;Vietnamese</source>
        <translation>越南文(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Western European</source>
        <translation>西欧文字(&amp;W)</translation>
    </message>
    <message>
        <source>C&amp;entral European</source>
        <translation>中欧文字(&amp;E)</translation>
    </message>
    <message>
        <source>Chi&amp;nese</source>
        <translation>中文(&amp;N)</translation>
    </message>
    <message>
        <source>Encoding of the text: {name}, {how}.</source>
        <translation>文本编码：{name}，{how}。</translation>
    </message>
    <message>
        <source>If the letters look wrong, choose another one: the file is read anew.</source>
        <translation>如果文字显示不正确，请另选一种：文件将重新读取。</translation>
    </message>
    <message>
        <source>Tha&amp;i</source>
        <translation>泰文(&amp;I)</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>手动选择</translation>
    </message>
    <message>
        <source>detected</source>
        <translation>自动检测</translation>
    </message>
</context>
<context>
    <name>ErrorStrip</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>A preset cannot be called “{value}”: choose another name, of up to {highest} characters, that no preset has.</source>
        <translation>预设不能命名为“{value}”：请另选一个不超过 {highest} 个字符、且未被其他预设使用的名称。</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” does not name a pair: write two file names there, parted by a tab.</source>
        <translation>“{file}”的第 {line} 行没有列出一对文件：请在该行写两个文件名，中间用制表符隔开。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>The boilerplate document “{file}” could not be read: choose another in the settings of the comparison, or none.</source>
        <translation>无法读取套语文档“{file}”：请在比较设置中另选一个，或不使用套语文档。</translation>
    </message>
    <message>
        <source>The list of {option} is too long ({value}): give at most {highest}.</source>
        <translation>{option} 的列表过长（{value} 项）：最多可给出 {highest} 项。</translation>
    </message>
    <message>
        <source>The value {value} of {option} is not allowed: choose one from {lowest} to {highest}.</source>
        <translation>{option} 的值 {value} 不可用：请选择 {lowest} 到 {highest} 之间的值。</translation>
    </message>
    <message>
        <source>The value “{value}” of {option} is not a whole number: give a number.</source>
        <translation>{option} 的值“{value}”不是整数：请给出一个数字。</translation>
    </message>
    <message>
        <source>The value “{value}” of {option} is not known: choose one of {choices}.</source>
        <translation>{option} 没有“{value}”这个值：请从以下各项中选择：{choices}。</translation>
    </message>
    <message>
        <source>There is no file “{file}”: check its name and folder.</source>
        <translation>文件“{file}”不存在：请检查文件名和所在文件夹。</translation>
    </message>
    <message>
        <source>There is no preset “{value}”: choose one of {choices}.</source>
        <translation>没有名为“{value}”的预设：请从以下各项中选择：{choices}。</translation>
    </message>
    <message>
        <source>“{file}” and “{other}” could not be compared because the program met a defect: its log file tells more.</source>
        <translation>由于程序出现内部错误，无法比较“{file}”和“{other}”：详情见程序的日志文件。</translation>
    </message>
    <message>
        <source>“{file}” cannot be read in the encoding “{encoding}”: choose another one, or leave it to be detected.</source>
        <translation>无法按编码“{encoding}”读取“{file}”：请另选一种编码，或让程序自动检测。</translation>
    </message>
    <message>
        <source>“{file}” cannot be the logo: choose a PNG, JPEG or SVG picture of at most 5 megabytes.</source>
        <translation>“{file}”不能用作标志：请选择不超过 5 MB 的 PNG、JPEG 或 SVG 图片。</translation>
    </message>
    <message>
        <source>“{file}” could not be made because the program met a defect: its log file tells more.</source>
        <translation>由于程序出现内部错误，无法生成“{file}”：详情见程序的日志文件。</translation>
    </message>
    <message>
        <source>“{file}” could not be processed (code: {code}).</source>
        <translation>无法处理“{file}”（代码：{code}）。</translation>
    </message>
    <message>
        <source>“{file}” could not be read ({reason}): check the disk or the network, then try again.</source>
        <translation>无法读取“{file}”（{reason}）：请检查磁盘或网络，然后重试。</translation>
    </message>
    <message>
        <source>“{file}” could not be saved ({reason}): try again, or choose another folder.</source>
        <translation>无法保存“{file}”（{reason}）：请重试，或另选一个文件夹。</translation>
    </message>
    <message>
        <source>“{file}” could not be saved because it is a folder: choose a file name in it.</source>
        <translation>无法保存“{file}”，因为它是一个文件夹：请在其中指定一个文件名。</translation>
    </message>
    <message>
        <source>“{file}” could not be saved because its folder does not exist: choose another folder.</source>
        <translation>无法保存“{file}”，因为所在文件夹不存在：请另选一个文件夹。</translation>
    </message>
    <message>
        <source>“{file}” could not be saved because the disk is full: free some space, or choose another disk.</source>
        <translation>无法保存“{file}”，因为磁盘已满：请清理出空间，或另选一个磁盘。</translation>
    </message>
    <message>
        <source>“{file}” could not be saved because writing there is not allowed: choose another folder or name.</source>
        <translation>无法保存“{file}”，因为该处不允许写入：请另选文件夹或文件名。</translation>
    </message>
    <message>
        <source>“{file}” does not hold plain text: open the original document, or name its encoding if it is text after all.</source>
        <translation>“{file}”的内容不是纯文本：请打开原始文档；如果确实是文本，请指定其编码。</translation>
    </message>
    <message>
        <source>“{file}” ends in “{suffix}”, but its content is something else ({format}): give it the right ending, or save it anew.</source>
        <translation>“{file}”的扩展名是“{suffix}”，但内容是另一种格式（{format}）：请改用正确的扩展名，或重新保存。</translation>
    </message>
    <message>
        <source>“{file}” ends in “{suffix}”, but its content is something else: open it in its own program and save it anew.</source>
        <translation>“{file}”的扩展名是“{suffix}”，但内容是另一种格式：请用相应的程序打开并重新保存。</translation>
    </message>
    <message>
        <source>“{file}” grows too large when unpacked ({size}; the limit is {limit}): save the text alone, without pictures, or in parts.</source>
        <translation>“{file}”解压后过大（{size}，上限为 {limit}）：请只保存文字、不带图片，或分成几部分保存。</translation>
    </message>
    <message>
        <source>“{file}” holds a part that is too large ({entry}: {size}; the limit is {limit}): save the text alone, or in parts.</source>
        <translation>“{file}”中有一个部分过大（{entry}：{size}，上限为 {limit}）：请只保存文字，或分成几部分保存。</translation>
    </message>
    <message>
        <source>“{file}” holds no presets of Neardup: choose a file that Neardup has written.</source>
        <translation>“{file}”中没有 Neardup 的预设：请选择由 Neardup 写出的文件。</translation>
    </message>
    <message>
        <source>“{file}” holds no text, only pictures or form fields: if it is a scan, let a text recognition program (OCR) read it, and open the result.</source>
        <translation>“{file}”中没有文字，只有图片或表单域：如果是扫描件，请先用文字识别程序（OCR）处理，再打开所得结果。</translation>
    </message>
    <message>
        <source>“{file}” holds {count} documents: unpack it, and open the one that you want to compare.</source>
        <translation>“{file}”中有 {count} 个文档：请先解压，再打开要比较的那一个。</translation>
    </message>
    <message>
        <source>“{file}” holds {entries} files inside (the limit is {limit}) and was not opened: save the text anew and open that.</source>
        <translation>“{file}”内含 {entries} 个文件（上限为 {limit}），未予打开：请重新保存文本，再打开新文件。</translation>
    </message>
    <message>
        <source>“{file}” is a Word document without its text part: open it in a word processor and save it again.</source>
        <translation>“{file}”是缺少正文部分的 Word 文档：请用文字处理程序打开并重新保存。</translation>
    </message>
    <message>
        <source>“{file}” is a file, not a folder: choose another folder for the reports.</source>
        <translation>“{file}”是文件而不是文件夹：请为报告另选一个文件夹。</translation>
    </message>
    <message>
        <source>“{file}” is a folder: choose a file inside it.</source>
        <translation>“{file}”是文件夹：请选择其中的文件。</translation>
    </message>
    <message>
        <source>“{file}” is a pipe or a device, not a file: save its content to a file and open that.</source>
        <translation>“{file}”是管道或设备，不是文件：请把内容保存为文件后再打开。</translation>
    </message>
    <message>
        <source>“{file}” is an EPUB that does not say in which order its chapters are read: convert it anew and open the result.</source>
        <translation>EPUB 文件“{file}”没有说明各章的阅读顺序：请重新转换，再打开所得结果。</translation>
    </message>
    <message>
        <source>“{file}” is an address, not a file: save the text from there to a file and open that.</source>
        <translation>“{file}”是网址而不是文件：请把该处的文本保存为文件后再打开。</translation>
    </message>
    <message>
        <source>“{file}” is damaged or cut short ({format}): get the file once more, or open it in its own program and save it again.</source>
        <translation>“{file}”已损坏或不完整（{format}）：请重新获取该文件，或用相应的程序打开并重新保存。</translation>
    </message>
    <message>
        <source>“{file}” is damaged or cut short: get the file once more, or open it in its own program and save it again.</source>
        <translation>“{file}”已损坏或不完整：请重新获取该文件，或用相应的程序打开并重新保存。</translation>
    </message>
    <message>
        <source>“{file}” is nested too deeply (part {part}; the limit is {limit} levels): save it anew in its own program, or as plain text.</source>
        <translation>“{file}”的嵌套过深（{part} 部分，上限为 {limit} 层）：请用相应的程序重新保存，或存为纯文本。</translation>
    </message>
    <message>
        <source>“{file}” is of a format that Neardup cannot read ({kind}): save it as DOCX, EPUB or plain text and open that.</source>
        <translation>Neardup 无法读取“{file}”的格式（{kind}）：请存为 DOCX、EPUB 或纯文本后再打开。</translation>
    </message>
    <message>
        <source>“{file}” is of a format that Neardup cannot read: save it as DOCX, EPUB or plain text and open that.</source>
        <translation>Neardup 无法读取“{file}”的格式：请存为 DOCX、EPUB 或纯文本后再打开。</translation>
    </message>
    <message>
        <source>“{file}” is of an old format ({kind}) for which LibreOffice or antiword must be installed: install one of them, or save the text as DOCX and open that.</source>
        <translation>“{file}”是旧格式（{kind}），需要安装 LibreOffice 或 antiword：请安装其中之一，或把文本存为 DOCX 后再打开。</translation>
    </message>
    <message>
        <source>“{file}” is one of the files that the comparison reads and was left as it is: choose another name for the result.</source>
        <translation>“{file}”是本次比较要读取的文件之一，未作改动：请为结果另取文件名。</translation>
    </message>
    <message>
        <source>“{file}” is protected by a password or against copying ({format}): save a copy without protection and open that.</source>
        <translation>“{file}”受密码或防复制保护（{format}）：请保存一份不带保护的副本后再打开。</translation>
    </message>
    <message>
        <source>“{file}” is too large ({size}; the limit is {limit}): save the text alone, without pictures, or in parts.</source>
        <translation>“{file}”过大（{size}，上限为 {limit}）：请只保存文字、不带图片，或分成几部分保存。</translation>
    </message>
    <message>
        <source>“{file}” may not be opened by this user: ask for permission to read it, or copy it to a folder of your own.</source>
        <translation>当前用户无权打开“{file}”：请申请读取权限，或把它复制到自己的文件夹。</translation>
    </message>
    <message>
        <source>“{file}” needs too much memory to be read (the limit is {limit}): save the text alone, without pictures, or as plain text.</source>
        <translation>读取“{file}”所需内存过多（上限为 {limit}）：请只保存文字、不带图片，或存为纯文本。</translation>
    </message>
    <message>
        <source>“{file}” took too long to read (the limit is {limit} seconds): save it anew in its own program, or as plain text.</source>
        <translation>读取“{file}”耗时过长（上限为 {limit} 秒）：请用相应的程序重新保存，或存为纯文本。</translation>
    </message>
    <message>
        <source>“{file}” was changed or removed while it was being read: open it again once it has been saved.</source>
        <translation>“{file}”在读取过程中被修改或移走：请在保存完毕后重新打开。</translation>
    </message>
    <message>
        <source>“{file}” was named for two results: give each of them a file name of its own.</source>
        <translation>两个结果都指定了“{file}”：请为每个结果各取一个文件名。</translation>
    </message>
    <message>
        <source>“{file}” was not opened because its part {entry} is packed {ratio} times smaller than it is (the limit is {limit}), as files made to do harm are: open it only if you trust its source, and save it anew.</source>
        <translation>“{file}”未予打开，因为其中的 {entry} 被压缩到原来的 {ratio} 分之一（上限为 {limit}），恶意文件往往如此：仅在信任其来源时打开，并重新保存。</translation>
    </message>
    <message>
        <source>“{file}” was not opened because its part {part} contains definitions that such a file must not contain: save it anew in its own program.</source>
        <translation>“{file}”未予打开，因为其中的 {part} 含有此类文件不应包含的定义：请用相应的程序重新保存。</translation>
    </message>
    <message>
        <source>“{file}” was not opened because its part “{entry}” points outside the file, as files made to do harm do: ask for the file once more from a source you trust.</source>
        <translation>“{file}”未予打开，因为其中的“{entry}”指向文件之外，恶意文件往往如此：请向可信的来源重新索取该文件。</translation>
    </message>
    <message>
        <source>“{value}” is no cutting sequence: write each with 2 to 6 of the digits 0 to 9 ({option}).</source>
        <translation>“{value}”不是切分序列：每个序列应由 2 到 6 个 0 至 9 的数字组成（{option}）。</translation>
    </message>
</context>
<context>
    <name>Exclusions</name>
    <message numerus="yes">
        <source>%n stretches left out ({kinds})</source>
        <translation>
            <numerusform>略去 %n 处（{kinds}）</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared: this is not the author&apos;s text ({what}). It can be compared too, by the settings of the comparison.</source>
        <translation>未参与比较：这不是作者的文字（{what}）。可在比较设置中改为一并比较。</translation>
    </message>
    <message>
        <source>Not compared: this phrase is on your list of phrases to ignore.</source>
        <translation>未参与比较：此短语在您的忽略短语表中。</translation>
    </message>
    <message>
        <source>Not compared: this stands in the boilerplate document that you chose.</source>
        <translation>未参与比较：此处文字见于您选定的套语文档。</translation>
    </message>
    <message>
        <source>ignored phrase</source>
        <translation>忽略的短语</translation>
    </message>
    <message>
        <source>imprint</source>
        <translation>版权页</translation>
    </message>
    <message>
        <source>licence text</source>
        <translation>许可声明</translation>
    </message>
    <message>
        <source>table of contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>text of the boilerplate document</source>
        <translation>套语文档中的文字</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>&amp;Choose where to…</source>
        <translation>选择保存位置(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Order of the passages:</source>
        <translation>片段顺序(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Shorten long passages in the middle</source>
        <translation>长片段略去中间部分(&amp;S)</translation>
    </message>
    <message>
        <source>A PNG, JPEG or SVG picture; a copy of it is kept</source>
        <translation>PNG、JPEG 或 SVG 图片；程序会保留一份副本</translation>
    </message>
    <message>
        <source>As they stand in A</source>
        <translation>按在 A 中的顺序</translation>
    </message>
    <message>
        <source>Choose &amp;logo…</source>
        <translation>选择标志(&amp;L)…</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>选择标志</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>Language of the re&amp;port:</source>
        <translation>报告语言(&amp;P)：</translation>
    </message>
    <message>
        <source>Logo:</source>
        <translation>标志：</translation>
    </message>
    <message>
        <source>Or&amp;ganisation:</source>
        <translation>机构(&amp;G)：</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>纸张(&amp;A)：</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>打印报告</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>移除标志</translation>
    </message>
    <message>
        <source>Stands in the head of the report</source>
        <translation>显示在报告的页首</translation>
    </message>
    <message>
        <source>The longest first</source>
        <translation>最长的在前</translation>
    </message>
    <message>
        <source>The report says how many words are left out</source>
        <translation>报告会说明略去了多少字词</translation>
    </message>
    <message>
        <source>Whose report it is</source>
        <translation>报告的出具者</translation>
    </message>
    <message>
        <source>Write reports without a logo</source>
        <translation>报告不带标志</translation>
    </message>
    <message>
        <source>You have written no state or note to a passage; those would go into the report.</source>
        <translation>您还没有给片段标注状态或备注；标注后会写入报告。</translation>
    </message>
    <message numerus="yes">
        <source>Your states and notes on %n passage(s) go into the report.</source>
        <translation>
            <numerusform>您对 %n 个片段的状态和备注将写入报告。</numerusform>
        </translation>
    </message>
    <message>
        <source>no logo</source>
        <translation>无标志</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the logo</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>“{name}” is no PNG, JPEG or SVG picture of up to 5 MB: choose another file.</source>
        <translation>“{name}”不是 5 MB 以内的 PNG、JPEG 或 SVG 图片：请另选一个文件。</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>&amp;Open it</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>显示文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Table for spreadsheets</source>
        <translation>电子表格用的表</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message numerus="yes">
        <source>Without the %n dismissed passage(s): {a} of A, {b} of B.</source>
        <translation>
            <numerusform>不计 %n 个已排除的片段：A 的 {a}，B 的 {b}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>the print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>to the printer</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>“{name}” has been written.</source>
        <translation>已写出“{name}”。</translation>
    </message>
</context>
<context>
    <name>FigureDetails</name>
    <message>
        <source>100&#xa0;% − coverage</source>
        <translation>100% − 覆盖率</translation>
    </message>
    <message>
        <source>2 × common shingles ÷ (shingles of A + shingles of B)</source>
        <translation>2 × 共有词串数 ÷（A 的词串数 + B 的词串数）</translation>
    </message>
    <message>
        <source>A copy in which one word in twenty was changed has about 77&#xa0;% with shingles of 3 words, 64&#xa0;% with 5 and 43&#xa0;% with 10. Unrelated novels have about 1&#xa0;% with 3 words and none with 5.</source>
        <translation>每二十个词改动一个的抄本，词串长 3 词时约为 77&#xa0;%，5 词时约为 64&#xa0;%，10 词时约为 43&#xa0;%。互不相关的长篇小说在 3 词时约为 1&#xa0;%，5 词时为零。</translation>
    </message>
    <message>
        <source>An estimate from a sample: {sampled_a} of {a} shingles of A and {sampled_b} of {b} of B. It may be off by {points} percentage points, 19 times in 20 by no more. Set sampling to 1 to count them all.</source>
        <translation>由样本估算：取 A 的 {a} 个词串中的 {sampled_a} 个、B 的 {b} 个中的 {sampled_b} 个。误差可达 {points} 个百分点，二十次中有十九次不超过此数。将抽样设为 1 即全部计数。</translation>
    </message>
    <message>
        <source>As sure as the coverage: what was retold in quite other words counts as unique.</source>
        <translation>与覆盖率同样可靠：完全换用其他说法复述的内容算作独有。</translation>
    </message>
    <message>
        <source>At most {duplicate} bits: duplicates, as published for web pages. Up to {revised}: usual for a text and its revision. From {unrelated} on: unrelated texts, or a text and a small part of it. What lies between decides nothing.</source>
        <translation>不超过 {duplicate} 位：重复文本（针对网页公布的界限）。不超过 {revised} 位：文本与其修订稿的常见值。{unrelated} 位及以上：互不相关的文本，或文本与其中一小部分。介于其间的值不能说明问题。</translation>
    </message>
    <message>
        <source>At most {duplicate} bits: duplicates. More bits say nothing under the article&apos;s recipe.</source>
        <translation>不超过 {duplicate} 位：重复文本。按论文的做法，更多的位数不说明任何问题。</translation>
    </message>
    <message>
        <source>Counted, not estimated. It depends on the shingle length: compare it only with figures of the same length.</source>
        <translation>此值为实际计数而非估算。它取决于词串长度：只能与同样长度的数值相比。</translation>
    </message>
    <message numerus="yes">
        <source>Counted, not estimated. Passages of fewer than %n words and retellings in quite other words are not found, so more may have been taken over; quotations and set phrases count until you dismiss them.</source>
        <translation>
            <numerusform>此值为实际计数而非估算。少于 %n 个字词的片段和完全换用其他说法的复述不会被找到，因此实际沿用的可能更多；引文和惯用语在您排除之前都计算在内。</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted. Where a passage was edited at its ends, these may be off by a few words.</source>
        <translation>此值为实际计数。片段首尾有改动时，可能相差几个字词。</translation>
    </message>
    <message>
        <source>Each one can be looked at in the list under the texts. A stretch counts only if it says more than chance yields; set phrases and quotations are still for you to judge.</source>
        <translation>每一个都可在文本下方的列表中查看。只有超出偶然可能的文字才计入；惯用语和引文仍须由您判断。</translation>
    </message>
    <message>
        <source>Each text gets six numbers, each drawn from 14 samples of its shingles. A number is equal only if all its samples are, so only texts that differ in very little have equal ones.</source>
        <translation>每个文本得到六个数，每个数由其词串的 14 个样本得出。只有全部样本相同，该数才相同，因此只有差别极小的文本才会有相同的数。</translation>
    </message>
    <message>
        <source>Each text is reduced to digits for the sound of its longer words and cut at certain sequences of digits; the parts are its gems, of a page or a paragraph each. The same gem in both texts means the same words in the same order for its whole length, typing errors and spelling apart.</source>
        <translation>每个文本按其较长词语的读音化为数字，并在特定的数字序列处切开；各部分即为特征段，每段约一页或一段长。两个文本有相同的特征段，意味着在该段全长内词语及其顺序相同，只是拼写或录入错误可能不同。</translation>
    </message>
    <message>
        <source>Each whole text gets one fingerprint of 64 bits. The more words and phrases two texts share, the fewer bits differ. It does not see that a short text stands in a long one.</source>
        <translation>每个文本整体得到一个 64 位指纹。两个文本共有的词语越多，不同的位数越少。它看不出短文本包含在长文本之中。</translation>
    </message>
    <message numerus="yes">
        <source>From %n equal ones on, the texts are practically identical. Fewer say nothing, not even that they differ.</source>
        <translation>
            <numerusform>相同者达到 %n 个，两个文本即实际上相同。不足此数不说明任何问题，也不说明两者不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n words on, about a page, the verdict says that a part of the text stands in the other, however small the shares are: nobody writes a page twice by chance.</source>
        <translation>
            <numerusform>达到 %n 个字词（约一页）时，无论所占比例多小，结论都会说文本的一部分见于另一文本：没有人会碰巧把同一页写两遍。</numerusform>
        </translation>
    </message>
    <message>
        <source>From {most} of the shorter text on, the verdict says that most of it stands in the other; from {most} of both on, that the texts are almost the same. From {part} on, or with a passage of {long} words, it says that a part does; with less, only a little.</source>
        <translation>达到较短文本的 {most} 时，结论为其大部分见于另一文本；两个文本都达到 {most} 时，结论为两者几乎相同。达到 {part}，或有 {long} 个字词的片段时，结论为有一部分；再少则为只有少量。</translation>
    </message>
    <message>
        <source>It confirms and never rules out: one edited word changes its gem, and of copies with one word in twenty changed about half have no common gem at all.</source>
        <translation>它只能证实，不能排除：改动一个词就会改变所在的特征段；每二十个词改动一个的抄本，约有一半完全没有共有特征段。</translation>
    </message>
    <message>
        <source>None of its own: it is the coverage counted from the other end.</source>
        <translation>没有自己的界限：它就是从另一端计算的覆盖率。</translation>
    </message>
    <message>
        <source>None was calibrated for this figure. The verdict does not look at it; read it beside the containments.</source>
        <translation>此项没有校准过的界限。结论不依据它；请与包含度对照阅读。</translation>
    </message>
    <message>
        <source>Of all shingles that either text has, this share stands in both. It falls where one text is much longer than the other; then read the containments.</source>
        <translation>两个文本全部词串中为双方共有的比例。一个文本远长于另一个时此值会下降，这时应看包含度。</translation>
    </message>
    <message numerus="yes">
        <source>One common gem outside licence text proves a common stretch. With fewer than %n gems in a text Distill abstains.</source>
        <translation>
            <numerusform>许可声明之外有一个共有特征段，即证明有相同的文字。文本的特征段少于 %n 个时，Distill 不作判断。</numerusform>
        </translation>
    </message>
    <message>
        <source>One passage is enough for the verdict to say that a little of one text stands in the other; for more, the coverage decides.</source>
        <translation>有一个片段，结论即可说一个文本有少量内容见于另一个；是否更多，由覆盖率决定。</translation>
    </message>
    <message>
        <source>The common shingles against the mean of both texts. It stands between the two containments and is what the article of 2009 calls similarity.</source>
        <translation>共有词串与两个文本平均数之比。它介于两个包含度之间，即 2009 年论文所称的相似度。</translation>
    </message>
    <message>
        <source>The longest stretch that both texts share. Small changes inside it do not end it, and they are counted with it.</source>
        <translation>两个文本共有的最长一段文字。其中的细小改动不使其中断，并计算在内。</translation>
    </message>
    <message>
        <source>These texts are too short for passages: the verdict goes by common runs of characters instead. From {most} of the shorter text on it says that most of it stands in the other, from {part} on a part.</source>
        <translation>这些文本太短，不宜按片段判断：结论改依共有的连续字符。达到较短文本的 {most} 时，结论为其大部分见于另一文本；达到 {part} 时，为有一部分。</translation>
    </message>
    <message>
        <source>This share of {side} stands inside passages that {other} has too, word for word or edited. The verdict goes by this figure, since every passage can be looked at.</source>
        <translation>{side} 中有这一比例的文字位于 {other} 也有的片段之内，逐字相同或有改动。结论依据此项，因为每个片段都可以查看。</translation>
    </message>
    <message>
        <source>This share of {side}&apos;s shingles occurs in {other} too, wherever it stands there. One changed word takes several shingles away, so the figure falls faster than the text changes: it tells what was taken over word for word.</source>
        <translation>{side} 的词串中有这一比例也见于 {other}，不论位于何处。改动一个词会使几个词串消失，因此此值下降得比文本的改动更快：它说明的是逐字沿用的部分。</translation>
    </message>
    <message numerus="yes">
        <source>Two or more are reached at a resemblance of 0.95 with a probability of 0.88, at 0.90 with 0.42, at 0.80 with 0.03. With fewer than %n shingles in a text they abstain.</source>
        <translation>
            <numerusform>重合度为 0.95 时，有两个或更多相同的概率为 0.88，0.90 时为 0.42，0.80 时为 0.03。文本的词串少于 %n 个时不作判断。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Usual distances: with one word in a hundred changed about 4, one in twenty 10, one in five 18, in unrelated texts 31; single pairs stray from these by several bits. Below %n words it abstains.</source>
        <translation>
            <numerusform>常见距离：每百词改动一词约为 4，每二十词改动一词约为 10，每五词改动一词约为 18，互不相关的文本约为 31；个别文本会有几位的出入。少于 %n 个字词时不作判断。</numerusform>
        </translation>
    </message>
    <message>
        <source>Verbatim passages are equal word for word, edited ones have changed words, reworded ones say the same in other words.</source>
        <translation>“逐字相同”的片段每个词都相同，“有改动”的片段有词语变化，“改写”的片段用别的说法表达同样的意思。</translation>
    </message>
    <message>
        <source>What is left of each text outside the shared passages. It holds against the other text alone: services that check uniqueness compare with many sources and give other figures.</source>
        <translation>各文本在共有片段之外的部分。此值只针对另一个文本：查重服务与许多来源比对，给出的数值与此不同。</translation>
    </message>
    <message>
        <source>What is left of {side} outside the shared passages. It holds against {other} alone: services that check uniqueness compare with many sources and give other figures.</source>
        <translation>{side} 在共有片段之外的部分。此值只针对 {other}：查重服务与许多来源比对，给出的数值与此不同。</translation>
    </message>
    <message>
        <source>With shingles of 5 words, unrelated texts reach 2&#xa0;% at most, and a copy in which one word in ten was replaced has 37&#xa0;% and more. From {enough} of either text on, at that length, the shingles bear out a verdict of shared text.</source>
        <translation>词串长 5 词时，互不相关的文本至多为 2&#xa0;%，每十词替换一词的抄本为 37&#xa0;% 及以上。在此长度下，任一文本达到 {enough}，词串即支持“有共同文字”的结论。</translation>
    </message>
    <message numerus="yes">
        <source>Without the %n dismissed passage(s): {percent}.</source>
        <translation>
            <numerusform>不计 %n 个已排除的片段：{percent}。</numerusform>
        </translation>
    </message>
    <message>
        <source>bits in which the fingerprints of the two whole texts differ</source>
        <translation>两个文本整体指纹中不同的位数</translation>
    </message>
    <message>
        <source>characters inside shared passages ÷ characters compared</source>
        <translation>共有片段内的字符数 ÷ 参与比较的字符数</translation>
    </message>
    <message>
        <source>distinct shingles of {side} that also stand in {other} ÷ distinct shingles of {side}</source>
        <translation>{side} 中也见于 {other} 的不同词串数 ÷ {side} 的不同词串数</translation>
    </message>
    <message>
        <source>distinct shingles that stand in both texts ÷ distinct shingles of both together</source>
        <translation>两个文本共有的不同词串数 ÷ 两个文本合计的不同词串数</translation>
    </message>
    <message>
        <source>equal supershingles, of the six that each text has</source>
        <translation>每个文本六个超级词串中相同的个数</translation>
    </message>
    <message>
        <source>gems that both texts have ÷ gems of each text</source>
        <translation>两个文本共有的特征段数 ÷ 各文本的特征段数</translation>
    </message>
    <message numerus="yes">
        <source>stretches of at least %n words that stand in both texts</source>
        <translation>
            <numerusform>两个文本都有的、至少 %n 个字词的文字</numerusform>
        </translation>
    </message>
    <message>
        <source>words of A from the first to the last matching word of the longest shared passage</source>
        <translation>最长共有片段在 A 中从第一个到最后一个相同词的字词数</translation>
    </message>
    <message>
        <source>{a} against {b}: {distance} of {bits} bits differ</source>
        <translation>{a} 对 {b}：{bits} 位中有 {distance} 位不同</translation>
    </message>
    <message>
        <source>{common} ÷ {gems_a} = {share_a} of A, {common} ÷ {gems_b} = {share_b} of B</source>
        <translation>A：{common} ÷ {gems_a} = {share_a}，B：{common} ÷ {gems_b} = {share_b}</translation>
    </message>
    <message>
        <source>{figure} of {side}</source>
        <translation>{side} 的{figure}</translation>
    </message>
    <message>
        <source>{matched} of {all} supershingles and {mega} of {all_mega} megashingles are equal; drawn from {shingles_a} shingles of A and {shingles_b} of B</source>
        <translation>{all} 个超级词串中有 {matched} 个相同，{all_mega} 个巨型词串中有 {mega} 个相同；取自 A 的 {shingles_a} 个词串和 B 的 {shingles_b} 个词串</translation>
    </message>
</context>
<context>
    <name>FigurePopup</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this explanation (Esc)</source>
        <translation>关闭此说明（Esc）</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>From when on it counts</source>
        <translation>从何值起有意义</translation>
    </message>
    <message>
        <source>How sure it is</source>
        <translation>可靠程度</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>With the numbers of this comparison</source>
        <translation>代入本次比较的数值</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters that are not the author&apos;s were left out.</source>
        <translation>
            <numerusform>略去了不属于作者的 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters were left out, by the settings or as not the author&apos;s.</source>
        <translation>
            <numerusform>按设置或因不属于作者，略去了 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n common gems lie in licence text and the like.</source>
        <translation>
            <numerusform>其中 %n 个共有特征段位于许可声明之类的文字中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n 个字词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shingle is a run of %n characters.</source>
        <translation>
            <numerusform>词串是连续的 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shingle is a run of %n words.</source>
        <translation>
            <numerusform>词串是连续的 %n 个词。</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared digit by digit the reduced texts ({digits_a} and {digits_b} digits) are at least {percent} alike; unrelated ones of like length usually reach {low} to {high}.</source>
        <translation>把化简后的文本（{digits_a} 位和 {digits_b} 位数字）逐位比较，至少有 {percent} 相同；长度相近而互不相关的文本通常为 {low} 到 {high}。</translation>
    </message>
    <message>
        <source>Compared digit by digit the reduced texts ({digits_a} and {digits_b} digits) are {percent} alike; unrelated ones of like length usually reach {low} to {high}.</source>
        <translation>把化简后的文本（{digits_a} 位和 {digits_b} 位数字）逐位比较，有 {percent} 相同；长度相近而互不相关的文本通常为 {low} 到 {high}。</translation>
    </message>
    <message>
        <source>Compared digit by digit the reduced texts are no more alike than unrelated ones usually are.</source>
        <translation>把化简后的文本逐位比较，其相同程度并不高于通常互不相关的文本。</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>包含度</translation>
    </message>
    <message>
        <source>Containment of {side}: distinct shingles of {side} that also stand in {other} / distinct shingles of {side} = {percent}.</source>
        <translation>包含度（{side}）：{side} 中也见于 {other} 的不同词串数 / {side} 的不同词串数 = {percent}。</translation>
    </message>
    <message>
        <source>Containment of {side}: {common} of {side}&apos;s {total} distinct shingles stand in {other}: {common} / {total} = {percent}.</source>
        <translation>包含度（{side}）：{side} 的 {total} 个不同词串中有 {common} 个见于 {other}：{common} / {total} = {percent}。</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>覆盖率</translation>
    </message>
    <message>
        <source>Coverage of {side}: characters inside shared passages / characters compared = {percent}.</source>
        <translation>覆盖率（{side}）：共有片段内的字符数 / 参与比较的字符数 = {percent}。</translation>
    </message>
    <message>
        <source>Coverage of {side}: {inside} of its {counted} compared characters (line ends included) stand inside shared passages: {inside} / {counted} = {percent}.</source>
        <translation>覆盖率（{side}）：参与比较的 {counted} 个字符（含换行符）中有 {inside} 个位于共有片段之内：{inside} / {counted} = {percent}。</translation>
    </message>
    <message>
        <source>Distill gems</source>
        <translation>Distill 特征段</translation>
    </message>
    <message>
        <source>Distill gems: at least one text has no words that gems could be made of.</source>
        <translation>Distill 特征段：至少有一个文本没有可构成特征段的词语。</translation>
    </message>
    <message>
        <source>Distill gems: each text is reduced to the sound of its longer words and cut into parts of a page or so, the gems. Of {gems_a} gems of A and {gems_b} of B, {common} are equal. A common gem proves a common stretch; that there is none proves nothing, since one edit changes a gem.</source>
        <translation>Distill 特征段：每个文本化为其较长词语的读音，并切成约一页长的部分，即特征段。A 的 {gems_a} 个与 B 的 {gems_b} 个特征段中有 {common} 个相同。有共有特征段即证明有相同的文字；没有则不说明问题，因为一处改动就会改变特征段。</translation>
    </message>
    <message>
        <source>Distill gems: each text is reduced to the sound of its longer words and cut into parts of a paragraph or so, the gems. Of {gems_a} gems of A and {gems_b} of B, {common} are equal. A common gem proves a common stretch; that there is none proves nothing, since one edit changes a gem.</source>
        <translation>Distill 特征段：每个文本化为其较长词语的读音，并切成约一个自然段长的部分，即特征段。A 的 {gems_a} 个与 B 的 {gems_b} 个特征段中有 {common} 个相同。有共有特征段即证明有相同的文字；没有则不说明问题，因为一处改动就会改变特征段。</translation>
    </message>
    <message>
        <source>Longest passage</source>
        <translation>最长片段</translation>
    </message>
    <message numerus="yes">
        <source>Longest passage: %n words ({characters}), counted in A, from its first to its last matching word, small changes included.</source>
        <translation>
            <numerusform>最长片段：%n 个字词（{characters}），按 A 计算，从第一个到最后一个相同的词，包括其中的细小改动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest passage: no passage was found.</source>
        <translation>最长片段：没有找到片段。</translation>
    </message>
    <message>
        <source>Only one in {modulus} was counted: {sampled_a} of {a} in A, {sampled_b} of {b} in B.</source>
        <translation>每 {modulus} 个词串只计一个：A 的 {a} 个中计 {sampled_a} 个，B 的 {b} 个中计 {sampled_b} 个。</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message numerus="yes">
        <source>Passages: stretches of at least %n words that stand in both texts, verbatim or edited; small changes do not break them.</source>
        <translation>
            <numerusform>片段：两个文本都有的、至少 %n 个字词的文字，逐字相同或有改动；细小改动不使其中断。</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeated shingles lift it above 100&#xa0;%; shown is 100&#xa0;%.</source>
        <translation>重复的词串使其超过 100&#xa0;%；显示为 100&#xa0;%。</translation>
    </message>
    <message>
        <source>Resemblance</source>
        <translation>重合度</translation>
    </message>
    <message>
        <source>Resemblance: distinct shingles that stand in both texts / distinct shingles of both together = {common} / ({a} + {b} − {common}) = {percent}.</source>
        <translation>重合度：两个文本共有的不同词串数 / 两个文本合计的不同词串数 = {common} /（{a} + {b} − {common}）= {percent}。</translation>
    </message>
    <message>
        <source>Resemblance: distinct shingles that stand in both texts / distinct shingles of both together = {percent}.</source>
        <translation>重合度：两个文本共有的不同词串数 / 两个文本合计的不同词串数 = {percent}。</translation>
    </message>
    <message>
        <source>SimHash distance</source>
        <translation>SimHash 距离</translation>
    </message>
    <message numerus="yes">
        <source>SimHash distance: it compares whole texts and needs at least %n words in each.</source>
        <translation>
            <numerusform>SimHash 距离：比较的是整个文本，每个文本至少需要 %n 个字词。</numerusform>
        </translation>
    </message>
    <message>
        <source>SimHash distance: the article&apos;s recipe finds no keyword in one of the texts.</source>
        <translation>SimHash 距离：按论文的做法，在其中一个文本里找不到关键词。</translation>
    </message>
    <message>
        <source>SimHash distance: the fingerprints of the two whole texts, made of their keywords as the article does, differ in {distance} of {bits} bits. At most {duplicate} mean duplicates; more say nothing.</source>
        <translation>SimHash 距离：按论文的做法由关键词得出的两个文本整体指纹，{bits} 位中有 {distance} 位不同。不超过 {duplicate} 位为重复文本；更多则不说明问题。</translation>
    </message>
    <message>
        <source>SimHash distance: the fingerprints of the two whole texts, of {words_a} and {words_b} words, differ in {distance} of {bits} bits. At most {duplicate} mean duplicates; up to {revised} are usual where one text is a revision of the other, {unrelated} and more where the texts are unrelated or one is a small part of the other.</source>
        <translation>SimHash 距离：两个文本（{words_a} 个和 {words_b} 个字词）的整体指纹，{bits} 位中有 {distance} 位不同。不超过 {duplicate} 位为重复文本；一个文本是另一个的修订稿时通常不超过 {revised} 位；两者互不相关，或一个只是另一个的一小部分时，为 {unrelated} 位及以上。</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Similarity: 2 × common shingles / (shingles of A + shingles of B) = 2 × {common} / ({a} + {b}) = {percent}.</source>
        <translation>相似度：2 × 共有词串数 /（A 的词串数 + B 的词串数）= 2 × {common} /（{a} + {b}）= {percent}。</translation>
    </message>
    <message>
        <source>Similarity: 2 × common shingles / (shingles of A + shingles of B) = {percent}.</source>
        <translation>相似度：2 × 共有词串数 /（A 的词串数 + B 的词串数）= {percent}。</translation>
    </message>
    <message>
        <source>So these texts are practically identical.</source>
        <translation>因此这两个文本实际上相同。</translation>
    </message>
    <message>
        <source>Supershingles</source>
        <translation>超级词串</translation>
    </message>
    <message>
        <source>Supershingles: at least one text is too short to have a shingle.</source>
        <translation>超级词串：至少有一个文本太短，没有词串。</translation>
    </message>
    <message>
        <source>Supershingles: they cannot be compared, since one text is measured by words, the other by characters.</source>
        <translation>超级词串：无法比较，因为一个文本按词计量，另一个按字符计量。</translation>
    </message>
    <message>
        <source>Supershingles: {matched} of {all} are equal; they stand for {shingles_a} shingles of A and {shingles_b} of B, of {unit} each. Two or more mean practically identical: texts of a resemblance of 0.95 reach that with a probability of 0.88, of 0.90 with 0.42, of 0.80 with 0.03. Fewer say nothing, not even that the texts differ.</source>
        <translation>超级词串：{all} 个中有 {matched} 个相同；它们代表 A 的 {shingles_a} 个和 B 的 {shingles_b} 个词串，每个长 {unit}。两个或更多相同即实际上相同：重合度为 0.95 的文本达到此数的概率为 0.88，0.90 的为 0.42，0.80 的为 0.03。不足此数不说明任何问题，也不说明文本不同。</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>独有率</translation>
    </message>
    <message>
        <source>Uniqueness of {side}: 100&#xa0;% − coverage = 100&#xa0;% − {coverage} = {percent}; it holds against the other text alone.</source>
        <translation>独有率（{side}）：100% − 覆盖率 = 100% − {coverage} = {percent}；此值只针对另一个文本。</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>无法比较</translation>
    </message>
    <message>
        <source>too little text</source>
        <translation>文本太短</translation>
    </message>
    <message>
        <source>{common} of {gems_a} and {gems_b}</source>
        <translation>{gems_a} 个与 {gems_b} 个中有 {common} 个</translation>
    </message>
    <message>
        <source>{distance} of {bits} bits</source>
        <translation>{bits} 位中的 {distance} 位</translation>
    </message>
    <message>
        <source>{matched} of {all}</source>
        <translation>{all} 个中的 {matched} 个</translation>
    </message>
</context>
<context>
    <name>FiguresHelp</name>
    <message>
        <source>A copy with one word in twenty changed still has a resemblance of about 0.77 with shingles of 3 words, 0.64 with 5 and 0.43 with 10. Unrelated novels have about 0.01 with 3 words and none with 5. Compare figures only where the length was the same.</source>
        <translation>每二十个词改动一个的抄本，词串长 3 词时重合度仍约为 0.77，5 词时为 0.64，10 词时为 0.43。互不相关的长篇小说在 3 词时约为 0.01，5 词时为零。只有词串长度相同的数值才可相互比较。</translation>
    </message>
    <message>
        <source>A fingerprint of 64 bits of each whole text. The more words and phrases two texts share, the fewer bits differ: with one word in a hundred changed about 4, one in twenty 10, one in five 18, in unrelated texts about 31. It does not see that a short text stands in a long one. Below 500 words it abstains.</source>
        <translation>每个文本整体的 64 位指纹。两个文本共有的词语越多，不同的位数越少：每百词改动一词约为 4 位，每二十词改动一词约为 10 位，每五词改动一词约为 18 位，互不相关的文本约为 31 位。它看不出短文本包含在长文本之中。少于 500 个字词时不作判断。</translation>
    </message>
    <message>
        <source>A passage is a stretch that stands in both texts, word for word or edited. Coverage is the share of a text&apos;s characters that lie inside passages. A passage has one colour in both panes; click it, and the other pane goes to its partner.</source>
        <translation>片段是两个文本都有的一段文字，逐字相同或有改动。覆盖率是文本中位于片段之内的字符所占的比例。同一片段在两个窗格中颜色相同；点击它，另一窗格就转到与之对应的片段。</translation>
    </message>
    <message>
        <source>A shingle is a few words in a row: with length 3, “the cat sat on” holds “the cat sat” and “cat sat on”. Shingles that stand in both texts are marked in the stronger colour.</source>
        <translation>词串是连续的几个词：长度为 3 时，“the cat sat on”包含“the cat sat”和“cat sat on”。两个文本共有的词串用较深的颜色标出。</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>包含度</translation>
    </message>
    <message>
        <source>Distill gems</source>
        <translation>Distill 特征段</translation>
    </message>
    <message>
        <source>Do the methods agree?</source>
        <translation>各方法是否一致？</translation>
    </message>
    <message>
        <source>Each text is reduced to digits for the sound of its longer words and cut at certain sequences of digits. The parts are its gems. A gem that both texts have proves that they share about a page; that none is shared proves nothing, since one edited word changes a gem. Below 10 gems Distill abstains.</source>
        <translation>每个文本按其较长词语的读音化为数字，并在特定的数字序列处切开，各部分即为特征段。两个文本有共同的特征段，证明它们约有一页相同；没有共同的特征段则不说明问题，因为改动一个词就会改变特征段。特征段少于 10 个时 Distill 不作判断。</translation>
    </message>
    <message>
        <source>How many of one text&apos;s shingles stand in the other one. It is given for each text by itself: if nearly all of A stands in B but little of B in A, then the whole of A is a part of B.</source>
        <translation>一个文本的词串有多少见于另一个文本。对每个文本分别给出：如果 A 几乎全部见于 B，而 B 只有少量见于 A，那么整个 A 就是 B 的一部分。</translation>
    </message>
    <message>
        <source>How shingle length matters</source>
        <translation>词串长度的影响</translation>
    </message>
    <message>
        <source>How to read the figures</source>
        <translation>如何解读指标</translation>
    </message>
    <message>
        <source>Kinds of passages, and what counts</source>
        <translation>片段的种类与计入范围</translation>
    </message>
    <message>
        <source>Passages and coverage</source>
        <translation>片段与覆盖率</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>词串</translation>
    </message>
    <message>
        <source>SimHash distance</source>
        <translation>SimHash 距离</translation>
    </message>
    <message>
        <source>Similarity and resemblance</source>
        <translation>相似度与重合度</translation>
    </message>
    <message>
        <source>Six numbers for each text, made of samples of its shingles. Two or more in common mean practically identical. Texts of a resemblance of 0.95 have that with a probability of 0.88, of 0.90 with 0.42, of 0.80 with 0.03. Fewer in common say nothing.</source>
        <translation>每个文本有六个数，由其词串的样本得出。有两个或更多相同，即实际上相同。重合度为 0.95 的文本达到此数的概率为 0.88，0.90 的为 0.42，0.80 的为 0.03。不足此数不说明问题。</translation>
    </message>
    <message>
        <source>Supershingles</source>
        <translation>超级词串</translation>
    </message>
    <message>
        <source>The heading of the window says in words how far the two texts are the same. It rests on the passages that both share and on how much of each text they cover, and does not move when you move a slider.</source>
        <translation>窗口的标题用文字说明两个文本相同到什么程度。它依据共有的片段及其对各文本的覆盖程度，移动滑块时不会改变。</translation>
    </message>
    <message>
        <source>The verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>The verdict goes by the passages, because you can look at them. Shingles, Distill, SimHash and supershingles are asked whether they bear it out. A method that has too little text, or that cannot tell in a case like this, is named as not decisive.</source>
        <translation>结论以片段为准，因为片段可以查看。词串、Distill、SimHash 和超级词串用来检验结论是否得到支持。文本太少，或在此类情形下无法判断的方法，会标明为不起决定作用。</translation>
    </message>
    <message>
        <source>They say that texts agree, and where. They cannot tell who copied from whom, whether both took from a third, or whether the copying was allowed: a quotation agrees just as well. Set phrases, addresses and legal notes agree by themselves. Look at the passages before you judge.</source>
        <translation>它们说明文本相同以及何处相同，不能说明是谁抄自谁、是否两者都取自第三者，或抄录是否得到许可：引文同样会相同。惯用语、地址和法律声明本来就会相同。下判断之前请查看片段。</translation>
    </message>
    <message>
        <source>Two figures for both texts together. Similarity is twice the common shingles, divided by the shingles of A and B added up. Resemblance is the common shingles, divided by all different ones. Both fall where one text is much longer than the other, so read the containments first.</source>
        <translation>针对两个文本整体的两项指标。相似度是共有词串数的两倍除以 A 与 B 的词串数之和。重合度是共有词串数除以全部不同的词串数。一个文本远长于另一个时两者都会下降，因此应先看包含度。</translation>
    </message>
    <message>
        <source>Verbatim: every word is equal. Edited: words were changed, dropped or added, and those are marked. Reworded: the same is said in other words; such passages are outlined. Moved: in another order than the rest. Where a text goes its own way for 25 words or more between copied pieces, those words belong to no passage. Licence texts, the phrases that you name and your boilerplate document count for nothing. A passage that you dismiss stays in the list, and the coverage is given without it too.</source>
        <translation>逐字：每个词都相同。有改动：有词被替换、删去或添加，并已标出。改写：意思相同而措辞不同，以外框标示。移位：次序与其余部分不同。若在抄录的部分之间有 25 个词以上的自有文字，这些词不属于任何片段。许可文字、您指定的短语以及您的套语文档均不计入。被您排除的片段仍留在列表中，并同时给出不含它的覆盖率。</translation>
    </message>
    <message>
        <source>What the figures cannot tell</source>
        <translation>指标不能说明的事</translation>
    </message>
    <message>
        <source>With sampling, only a part of the shingles is compared. The figures are then estimates, and of a short text they are of little worth. Neardup needs no sampling for speed: leave it at 1 unless you want to follow a published recipe.</source>
        <translation>抽样时只比较一部分词串，所得指标是估算值，对短文本意义不大。Neardup 不需要靠抽样来提速：除非要遵循已发表的做法，请保持为 1。</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All kinds</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>任意长度</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>任意状态</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>任意位置</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Find in first words and chapters</source>
        <translation>在开头文字和章节中查找</translation>
    </message>
    <message>
        <source>Find passages</source>
        <translation>查找片段</translation>
    </message>
    <message>
        <source>Hide the list of passages</source>
        <translation>隐藏片段列表</translation>
    </message>
    <message>
        <source>Hide the list of passages; the menu View brings it back</source>
        <translation>隐藏片段列表；可从“视图”菜单重新显示</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>重要</translation>
    </message>
    <message>
        <source>In notes</source>
        <translation>在注释中</translation>
    </message>
    <message>
        <source>In quotation marks</source>
        <translation>在引号中</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>List all passages again</source>
        <translation>重新列出全部片段</translation>
    </message>
    <message>
        <source>List only passages in this state</source>
        <translation>只列出此状态的片段</translation>
    </message>
    <message>
        <source>List only passages of at least so many words</source>
        <translation>只列出不少于此字词数的片段</translation>
    </message>
    <message>
        <source>List only passages of these kinds</source>
        <translation>只列出这些类别的片段</translation>
    </message>
    <message>
        <source>List only passages that hold this in their first words, in the chapter&apos;s heading or in a note</source>
        <translation>只列出开头文字、章节标题或备注中含有此内容的片段</translation>
    </message>
    <message>
        <source>List only passages that stand in another order in B</source>
        <translation>只列出在 B 中顺序不同的片段</translation>
    </message>
    <message>
        <source>List only passages that stand there, in A or in B, with four fifths of their characters or more. Notes are known where the file tells them from the text.</source>
        <translation>只列出在 A 或 B 中有五分之四以上字符位于该处的片段。文件能区分注释与正文时才知道注释。</translation>
    </message>
    <message>
        <source>Moved only</source>
        <translation>仅位置变动</translation>
    </message>
    <message>
        <source>No kind</source>
        <translation>不选类别</translation>
    </message>
    <message>
        <source>Not dismissed</source>
        <translation>未排除</translation>
    </message>
    <message>
        <source>Not in notes</source>
        <translation>不在注释中</translation>
    </message>
    <message>
        <source>Not in quotation marks</source>
        <translation>不在引号中</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Shortest length in words</source>
        <translation>最短字词数</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>所在位置</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>带备注</translation>
    </message>
    <message>
        <source>from</source>
        <comment>before a number of words</comment>
        <translation>不少于</translation>
    </message>
    <message>
        <source>words</source>
        <comment>after a number: from 40 words</comment>
        <translation>字词</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Click to go to the next one.</source>
        <translation>点击转到下一个。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the find bar (Esc)</source>
        <translation>关闭查找栏（Esc）</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter back</source>
        <translation>Enter 转到下一处，Shift+Enter 返回上一处</translation>
    </message>
    <message>
        <source>Find in both texts</source>
        <translation>在两个文本中查找</translation>
    </message>
    <message>
        <source>Find whole words only</source>
        <translation>只查找完整的词</translation>
    </message>
    <message>
        <source>Go to the next place (F7)</source>
        <translation>转到下一处（F7）</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+F7)</source>
        <translation>转到上一处（Shift+F7）</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Take what is typed as a regular expression; ^ and $ stand for the ends of a line</source>
        <translation>把输入内容当作正则表达式；^ 和 $ 表示行首和行尾</translation>
    </message>
    <message>
        <source>Take ё and е for two letters</source>
        <translation>把 ё 和 е 视为两个字母</translation>
    </message>
    <message>
        <source>Tell capitals from small letters</source>
        <translation>区分大写和小写字母</translation>
    </message>
    <message>
        <source>Tell ё from е</source>
        <translation>区分 ё 和 е</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全词匹配</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found in either text.</source>
        <translation>两个文本中均未找到。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Text {letter}: {places}</source>
        <translation>文本 {letter}：{places}</translation>
    </message>
    <message>
        <source>This expression takes too long: not all of the texts was searched.</source>
        <translation>此表达式耗时过长：未能搜索全部文本。</translation>
    </message>
    <message>
        <source>This regular expression has a fault at its character {number}.</source>
        <translation>此正则表达式在第 {number} 个字符处有误。</translation>
    </message>
    <message>
        <source>This regular expression has a fault.</source>
        <translation>此正则表达式有误。</translation>
    </message>
</context>
<context>
    <name>FontDialog</name>
    <message>
        <source>Show the texts in the usual typeface again</source>
        <translation>恢复用通常的字体显示文本</translation>
    </message>
    <message>
        <source>The quick brown fox jumps over the lazy dog. 1234567890</source>
        <translation>天地玄黄，宇宙洪荒。The quick brown fox 1234567890</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Typeface of the texts</source>
        <translation>文本字体</translation>
    </message>
</context>
<context>
    <name>GotoDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>位置(&amp;P)：</translation>
    </message>
    <message>
        <source>0 % is the beginning of the text, 100 % its end</source>
        <translation>0 % 为文本开头，100 % 为结尾</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Find a chapter</source>
        <translation>查找章节</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>How many passages begin in the chapter</source>
        <translation>该章中开始的片段数</translation>
    </message>
    <message>
        <source>No headings are known in this text, so only a percentage can be gone to.</source>
        <translation>此文本中没有已知的标题，因此只能转到某个百分比。</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Place in per cent of the text</source>
        <translation>在文本中的百分比位置</translation>
    </message>
    <message>
        <source>Text {letter}: {name}</source>
        <translation>文本 {letter}：{name}</translation>
    </message>
</context>
<context>
    <name>LeftOutDialog</name>
    <message numerus="yes">
        <source>%n phrases</source>
        <translation>
            <numerusform>%n 个短语</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add what is selected</source>
        <translation>添加所选内容(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Boilerplate document:</source>
        <translation>套语文档(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Phrases to ignore, one a line:</source>
        <translation>要忽略的短语，每行一个(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>A template, a form or a publisher&apos;s standard text. Where eight or more of its words stand in a row in either text, they are left out.</source>
        <translation>模板、表格或出版社的标准文字。任一文本中连续出现其中八个或更多的词时，予以略去。</translation>
    </message>
    <message>
        <source>Add the words that are selected in one of the texts to the list; this window may stay open</source>
        <translation>把任一文本中选取的词语加入列表；此窗口可保持打开</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Choose the boilerplate document</source>
        <translation>选择套语文档</translation>
    </message>
    <message>
        <source>Compare what stands in the boilerplate document too</source>
        <translation>套语文档中的内容也参与比较</translation>
    </message>
    <message>
        <source>Left out of the comparison</source>
        <translation>不参与比较的内容</translation>
    </message>
    <message>
        <source>Phrases to ignore</source>
        <translation>要忽略的短语</translation>
    </message>
    <message>
        <source>Remove the boilerplate document</source>
        <translation>移除套语文档</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>What is left out is greyed in both texts and counts for nothing: no shingle holds it, and coverage is the share of the rest. A passage may go on beyond an ignored phrase.</source>
        <translation>略去的内容在两个文本中显示为灰色，不计在内：不属于任何词串，覆盖率是在其余部分中所占的比例。片段可以越过被忽略的短语继续。</translation>
    </message>
    <message>
        <source>Words and phrases that anybody may use, such as “in accordance with”. They are found whatever their capitals and punctuation, word for word.</source>
        <translation>人人都可能使用的词语，如“根据有关规定”。逐词查找，不计大小写和标点。</translation>
    </message>
    <message>
        <source>in accordance with
the parties to this agreement</source>
        <translation>根据有关规定
本协议双方</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>What the signs in the texts mean</source>
        <translation>文本中各种标记的含义</translation>
    </message>
</context>
<context>
    <name>LinkBand</name>
    <message>
        <source>Border between the texts</source>
        <translation>文本之间的分界</translation>
    </message>
    <message>
        <source>Drag to move the border.</source>
        <translation>拖动以移动分界。</translation>
    </message>
    <message>
        <source>Links between the texts</source>
        <translation>文本间的连线</translation>
    </message>
    <message>
        <source>Ribbons join the passages in view. Click one to choose its passage; drag to move the border.</source>
        <translation>色带连接可见的片段。点击色带选择其片段，拖动可移动分界。</translation>
    </message>
</context>
<context>
    <name>LiveDialog</name>
    <message>
        <source>Close this window; what was changed holds already</source>
        <translation>关闭此窗口；更改已经生效</translation>
    </message>
</context>
<context>
    <name>MarkOptions</name>
    <message numerus="yes">
        <source>Kept for %n pair(s) of texts, {size}, on this computer alone, in the folder {folder}.</source>
        <translation>
            <numerusform>已为 %n 组文本保存，共 {size}，仅保存在本机的文件夹 {folder} 中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Of &amp;all pairs</source>
        <translation>所有文本组(&amp;A)</translation>
    </message>
    <message>
        <source>Of &amp;this pair</source>
        <translation>本组文本(&amp;T)</translation>
    </message>
    <message>
        <source>States and notes</source>
        <translation>状态和备注</translation>
    </message>
    <message>
        <source>Which states and notes are to be forgotten? This cannot be undone.</source>
        <translation>要删除哪些状态和备注？此操作无法撤销。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Comparison</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>查找(&amp;I)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;tates and notes</source>
        <translation>状态和备注(&amp;T)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
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
        <translation>片段(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Reworded passages:</source>
        <translation>改写的片段(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Shingles</source>
        <translation>词串(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>变体(&amp;V)：</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>As in the article</source>
        <translation>按论文</translation>
    </message>
    <message>
        <source>As in the published module</source>
        <translation>按已发布的模块</translation>
    </message>
    <message>
        <source>Common gems: they confirm a copied page and rule nothing out</source>
        <translation>共有特征段：可证实整页抄录，不能排除任何可能</translation>
    </message>
    <message>
        <source>D&amp;etail:</source>
        <translation>粒度(&amp;E)：</translation>
    </message>
    <message>
        <source>Detail of Distill</source>
        <translation>Distill 的粒度</translation>
    </message>
    <message>
        <source>Distill</source>
        <translation>Distill</translation>
    </message>
    <message>
        <source>Gems made with other values than a detail&apos;s cannot be looked up in a catalogue.</source>
        <translation>用粒度之外的数值得出的特征段无法在目录库中查询。</translation>
    </message>
    <message>
        <source>In texts of up to 50,000 words</source>
        <translation>不超过 50,000 个字词的文本</translation>
    </message>
    <message>
        <source>Into how large parts a text is cut. Catalogues hold pages; the other cuts confirm what an edit at one of the page&apos;s cuts has spoilt.</source>
        <translation>把文本切成多大的部分。目录库保存的是整页；其他切分用来证实因页切分处有改动而失去的部分。</translation>
    </message>
    <message>
        <source>Keywords, as in the article</source>
        <translation>关键词，按论文</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Methods that are computed</source>
        <translation>要计算的方法</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Own &amp;cutting sequences:</source>
        <translation>自定切分序列(&amp;C)：</translation>
    </message>
    <message>
        <source>Own cutting sequences</source>
        <translation>自定切分序列</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>整页</translation>
    </message>
    <message>
        <source>Pages, at other cuts</source>
        <translation>整页，另一种切分</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>自然段</translation>
    </message>
    <message>
        <source>Parts of fewer digits make no gem. The first value leaves that to the detail.</source>
        <translation>数字少于此数的部分不构成特征段。第一个值表示由粒度决定。</translation>
    </message>
    <message>
        <source>Recipe of SimHash</source>
        <translation>SimHash 的做法</translation>
    </message>
    <message>
        <source>Resemblance and containment, and the exact places marked in the texts</source>
        <translation>重合度和包含度，以及文本中标出的确切位置</translation>
    </message>
    <message>
        <source>Reworded passages</source>
        <translation>改写的片段</translation>
    </message>
    <message>
        <source>S&amp;upershingles</source>
        <translation>超级词串(&amp;U)</translation>
    </message>
    <message>
        <source>Shared passages and coverage. The verdict rests on them even where they are not listed.</source>
        <translation>共有片段和覆盖率。即使不列出片段，结论也以其为依据。</translation>
    </message>
    <message>
        <source>Si&amp;mHash made of:</source>
        <translation>SimHash 的构成(&amp;M)：</translation>
    </message>
    <message>
        <source>Sim&amp;Hash</source>
        <translation>Sim&amp;Hash</translation>
    </message>
    <message>
        <source>Smallest p&amp;art, digits:</source>
        <translation>最小部分的位数(&amp;A)：</translation>
    </message>
    <message>
        <source>Smallest part, digits</source>
        <translation>最小部分的位数</translation>
    </message>
    <message>
        <source>The article&apos;s keywords are found for Chinese and English; in Russian that recipe cannot tell texts apart.</source>
        <translation>论文中的关键词适用于中文和英文；对俄文，该做法无法区分文本。</translation>
    </message>
    <message>
        <source>The distance of the texts as wholes, in bits of 64</source>
        <translation>两个文本整体的距离，以 64 位中不同的位数表示</translation>
    </message>
    <message>
        <source>The published module reads Cyrillic letters as bytes and so computes something else than the article describes. Choose it for catalogues that were built with it.</source>
        <translation>已发布的模块把西里尔字母当作字节读取，因此算出的结果与论文所述不同。使用由该模块建立的目录库时请选它。</translation>
    </message>
    <message>
        <source>The text, turned into digits, is cut wherever one of these stands. Each has 2 to 6 digits. Empty: those of the detail.</source>
        <translation>化为数字的文本在出现其中任一序列处切开。每个序列 2 至 6 位数字。留空则使用粒度自带的序列。</translation>
    </message>
    <message>
        <source>Variant of Distill</source>
        <translation>Distill 的变体</translation>
    </message>
    <message>
        <source>Whether sentences that say the same in other words are looked for. In long texts it takes time.</source>
        <translation>是否查找用别的说法表达同样意思的句子。对长文本需要一些时间。</translation>
    </message>
    <message>
        <source>Whether the texts are practically identical as wholes</source>
        <translation>两个文本整体上是否实际相同</translation>
    </message>
    <message>
        <source>Words and three words in a row</source>
        <translation>单词和三词连串</translation>
    </message>
    <message>
        <source>{number}, as the detail says</source>
        <translation>{number}，按粒度</translation>
    </message>
    <message>
        <source>“{sequence}” is no cutting sequence: write each with 2 to 6 of the digits 0 to 9.</source>
        <translation>“{sequence}”不是切分序列：每个序列应由 2 到 6 个 0 至 9 的数字组成。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯语</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>亚美尼亚语</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>白俄罗斯语</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>保加利亚语</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>捷克语</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>丹麦语</translation>
    </message>
    <message>
        <source>Distill</source>
        <translation>Distill</translation>
    </message>
    <message>
        <source>Distill digits</source>
        <translation>Distill 数字</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>荷兰语</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>芬兰语</translation>
    </message>
    <message>
        <source>Found by: {sources}.</source>
        <translation>查得依据：{sources}。</translation>
    </message>
    <message>
        <source>French</source>
        <translation>法语</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>格鲁吉亚语</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊语</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来语</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>印地语</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>匈牙利语</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>意大利语</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>哈萨克语</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩语</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>拉丁语</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>挪威语</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>波兰语</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>葡萄牙语</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>罗马尼亚语</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>俄语</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>塞尔维亚语</translation>
    </message>
    <message>
        <source>SimHash</source>
        <translation>SimHash</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>西班牙语</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>瑞典语</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>泰语</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其语</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>乌克兰语</translation>
    </message>
    <message>
        <source>Word document (DOCX)</source>
        <translation>Word 文档（DOCX）</translation>
    </message>
    <message>
        <source>alike sentences</source>
        <translation>相近的句子</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>有改动</translation>
    </message>
    <message>
        <source>equal words in a row</source>
        <translation>连续相同的词</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>未识别</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>reworded</source>
        <translation>改写</translation>
    </message>
    <message>
        <source>runs of characters</source>
        <translation>连续字符</translation>
    </message>
    <message>
        <source>shingles</source>
        <translation>词串</translation>
    </message>
    <message>
        <source>supershingles</source>
        <translation>超级词串</translation>
    </message>
    <message>
        <source>verbatim</source>
        <translation>逐字相同</translation>
    </message>
    <message>
        <source>words in other forms</source>
        <translation>词形不同的词</translation>
    </message>
</context>
<context>
    <name>OnDemand</name>
    <message numerus="yes">
        <source>Distill: %n gems of A stand in B too</source>
        <translation>
            <numerusform>Distill：A 有 %n 个特征段也见于 B</numerusform>
        </translation>
    </message>
    <message>
        <source>Distill: no gem stands in both texts</source>
        <translation>Distill：没有共有特征段</translation>
    </message>
    <message>
        <source>no passage was found</source>
        <translation>没有找到片段</translation>
    </message>
    <message numerus="yes">
        <source>shingles: %n of A stand in B too, each with its own line</source>
        <translation>
            <numerusform>词串：A 有 %n 个也见于 B，各画一条线</numerusform>
        </translation>
    </message>
    <message>
        <source>shingles: none stands in both texts</source>
        <translation>词串：没有共有词串</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message numerus="yes">
        <source>%n file(s) were chosen: choose two, the first becomes A, the second B.</source>
        <translation>
            <numerusform>选择了 %n 个文件：请选择两个，第一个为 A，第二个为 B。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were dropped: two can be compared at a time.</source>
        <translation>
            <numerusform>拖入了 %n 个文件：一次只能比较两个。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>清除这些文件(&amp;F)</translation>
    </message>
    <message>
        <source>A picture was dropped, which holds no text: drop a manuscript or a stretch of text.</source>
        <translation>拖入的是图片，不含文字：请拖入书稿或一段文字。</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>An address was dropped, not a file: save the text to a file first, and drop that.</source>
        <translation>拖入的是网址而不是文件：请先把文本保存为文件，再拖入该文件。</translation>
    </message>
    <message>
        <source>Dropped text {side}</source>
        <translation>拖入的文本 {side}</translation>
    </message>
    <message>
        <source>Manuscripts</source>
        <translation>书稿</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>尚未打开任何文件</translation>
    </message>
    <message>
        <source>Open as {side}</source>
        <translation>打开为 {side}</translation>
    </message>
    <message>
        <source>Open text {side}</source>
        <translation>打开文本 {side}</translation>
    </message>
    <message>
        <source>Open two texts</source>
        <translation>打开两个文本</translation>
    </message>
    <message>
        <source>Sample pair</source>
        <translation>示例文本</translation>
    </message>
    <message>
        <source>The sample texts are missing from this installation: install Neardup again.</source>
        <translation>此安装缺少示例文本：请重新安装 Neardup。</translation>
    </message>
    <message>
        <source>Too many files</source>
        <translation>文件过多</translation>
    </message>
    <message>
        <source>What was dropped holds no text: drop a manuscript or a stretch of text.</source>
        <translation>拖入的内容不含文字：请拖入书稿或一段文字。</translation>
    </message>
</context>
<context>
    <name>OverviewPresenter</name>
    <message>
        <source>Passage {number}: {kind}, {words}</source>
        <translation>片段 {number}：{kind}，{words}</translation>
    </message>
    <message>
        <source>Passage {number}: {kind}, {words}, in another order than its neighbours</source>
        <translation>片段 {number}：{kind}，{words}，与相邻片段顺序不同</translation>
    </message>
    <message>
        <source>{percent} of the text</source>
        <translation>文本的 {percent} 处</translation>
    </message>
</context>
<context>
    <name>OverviewStrip</name>
    <message>
        <source>All passages of text %1. Click or drag to go there.</source>
        <translation>文本 %1 的全部片段。点击或拖动即可转到该处。</translation>
    </message>
    <message>
        <source>Overview of text %1</source>
        <translation>文本 %1 的概览</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>&amp;Page:</source>
        <translation>页(&amp;P)：</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>转到某页</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>共 {count} 页</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Pages of the report</source>
        <translation>报告的页面</translation>
    </message>
</context>
<context>
    <name>PaneFrame</name>
    <message>
        <source>Text of side %1</source>
        <translation>%1 侧的文本</translation>
    </message>
</context>
<context>
    <name>PaneHeader</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 条提醒</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a manuscript for side %1</source>
        <translation>为 %1 侧打开书稿</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>%1 侧</translation>
    </message>
    <message>
        <source>Take the text of the clipboard for side %1</source>
        <translation>把剪贴板中的文本用于 %1 侧</translation>
    </message>
</context>
<context>
    <name>PassageColumns</name>
    <message>
        <source>Alike</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>By what the passage was found</source>
        <translation>查得此片段的依据</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>First words</source>
        <translation>开头文字</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>查得依据</translation>
    </message>
    <message>
        <source>How far into A the passage begins</source>
        <translation>片段在 A 中的起始位置</translation>
    </message>
    <message>
        <source>How many of the passage&apos;s words are the same on both sides</source>
        <translation>片段中两边相同的词所占的比例</translation>
    </message>
    <message>
        <source>How many words long the passage is in A</source>
        <translation>片段在 A 中的字词数</translation>
    </message>
    <message>
        <source>How many words long the passage is in B</source>
        <translation>片段在 B 中的字词数</translation>
    </message>
    <message>
        <source>How the passage begins in A</source>
        <translation>片段在 A 中的开头</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>位置变动</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Place in A</source>
        <translation>A 中位置</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>The last heading of A before the passage</source>
        <translation>A 中位于片段之前的最后一个标题</translation>
    </message>
    <message>
        <source>The passage&apos;s number, in the order of A, and its colour in the texts</source>
        <translation>片段的序号（按 A 的顺序）及其在文本中的颜色</translation>
    </message>
    <message>
        <source>What you made of the passage: important or dismissed</source>
        <translation>您对片段的判断：重要或已排除</translation>
    </message>
    <message>
        <source>Whether the passage stands in another order in B</source>
        <translation>片段在 B 中是否顺序不同</translation>
    </message>
    <message>
        <source>Whether the passage was taken over word for word, edited or reworded</source>
        <translation>片段是逐字沿用、有改动还是改写</translation>
    </message>
    <message>
        <source>Words in A</source>
        <translation>A 中字词数</translation>
    </message>
    <message>
        <source>Words in B</source>
        <translation>B 中字词数</translation>
    </message>
    <message>
        <source>Your note; F2 or a double click writes one</source>
        <translation>您的备注；按 F2 或双击即可填写</translation>
    </message>
</context>
<context>
    <name>PassageList</name>
    <message numerus="yes">
        <source>%n dismissed</source>
        <translation>
            <numerusform>%n 个已排除</numerusform>
        </translation>
    </message>
    <message>
        <source>Coverage of A {a}, of B {b}</source>
        <translation>覆盖率：A {a}，B {b}</translation>
    </message>
    <message>
        <source>Coverage of A {a}, without dismissed {without_a}; of B {b}, without dismissed {without_b}</source>
        <translation>A 的覆盖率 {a}，不计已排除 {without_a}；B 的覆盖率 {b}，不计已排除 {without_b}</translation>
    </message>
    <message>
        <source>Here stands every passage that both texts share, once they are compared.</source>
        <translation>比较完成后，此处列出两个文本的全部共有片段。</translation>
    </message>
    <message>
        <source>No passage is like this. “Show all” lists them all again.</source>
        <translation>没有符合条件的片段。点“全部显示”可重新列出全部片段。</translation>
    </message>
    <message>
        <source>No shared passages were found.</source>
        <translation>未发现共有片段。</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Passages: {count}</source>
        <translation>片段：{count}</translation>
    </message>
    <message>
        <source>{shown} of {all} listed</source>
        <translation>列出 {all} 个中的 {shown} 个</translation>
    </message>
</context>
<context>
    <name>PassageMarks</name>
    <message>
        <source>common phrase</source>
        <translation>惯用语</translation>
    </message>
    <message>
        <source>dismissed: {reason}</source>
        <translation>已排除：{reason}</translation>
    </message>
    <message>
        <source>important</source>
        <translation>重要</translation>
    </message>
    <message>
        <source>own earlier text</source>
        <translation>作者本人的旧作</translation>
    </message>
    <message>
        <source>quotation</source>
        <translation>引文</translation>
    </message>
</context>
<context>
    <name>PassageModel</name>
    <message>
        <source>Passage {number}</source>
        <translation>片段 {number}</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>位置变动</translation>
    </message>
</context>
<context>
    <name>PassageTable</name>
    <message>
        <source>Arrows choose a passage, Enter goes to it, Space marks it as important, Delete dismisses it, F2 writes a note.</source>
        <translation>方向键选择片段，Enter 转到该片段，空格标为重要，Delete 排除，F2 写备注。</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
</context>
<context>
    <name>PassageTip</name>
    <message>
        <source>Click to see it in the other text.</source>
        <translation>点击可在另一文本中查看。</translation>
    </message>
    <message>
        <source>In {other} at {place}</source>
        <translation>在 {other} 的 {place} 处</translation>
    </message>
    <message>
        <source>It stands in another order than its neighbours.</source>
        <translation>它与相邻片段的顺序不同。</translation>
    </message>
    <message>
        <source>Page {page}.</source>
        <translation>第 {page} 页。</translation>
    </message>
    <message>
        <source>Passage {number}: {kind}, {words} here, {there} in {other}, {similarity} alike.</source>
        <translation>片段 {number}：{kind}，此处 {words}，在 {other} 中 {there}，{similarity} 相同。</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>文本(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Use this text</source>
        <translation>使用此文本(&amp;U)</translation>
    </message>
    <message>
        <source>Paste or type the text here</source>
        <translation>在此粘贴或输入文本</translation>
    </message>
    <message>
        <source>Paste text as {side}</source>
        <translation>粘贴文本为 {side}</translation>
    </message>
    <message>
        <source>Pasted text {side}</source>
        <translation>粘贴的文本 {side}</translation>
    </message>
</context>
<context>
    <name>PresetPart</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>预设(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Save the changes</source>
        <translation>保存更改(&amp;S)</translation>
    </message>
    <message>
        <source>A set of settings under one name. “Article of 2009” is the published recipe: shingles of 10 words, its own list of stop words and its own formula. Your own are made by the button beside.</source>
        <translation>以一个名称保存的一组设置。“2009 年论文”是已发表的做法：词串长 10 词，使用其自有的停用词表和公式。您自己的预设可用旁边的按钮建立。</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Article of 2009</source>
        <translation>2009 年论文</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Delete the preset “{name}”? The settings stay as they are.</source>
        <translation>删除预设“{name}”？当前设置保持不变。</translation>
    </message>
    <message>
        <source>Export the preset</source>
        <translation>导出预设</translation>
    </message>
    <message>
        <source>Forget the preset</source>
        <translation>删除预设</translation>
    </message>
    <message>
        <source>Give the preset another name</source>
        <translation>为预设另取名称</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>导入预设</translation>
    </message>
    <message>
        <source>Keep these settings by name</source>
        <translation>以名称保存这些设置</translation>
    </message>
    <message>
        <source>Keep these settings under a name; rename, delete, export and import presets</source>
        <translation>以名称保存这些设置；重命名、删除、导出和导入预设</translation>
    </message>
    <message>
        <source>Let the preset be what is set now</source>
        <translation>以当前设置更新预设</translation>
    </message>
    <message numerus="yes">
        <source>Name, up to %n characters:</source>
        <translation>
            <numerusform>名称，最多 %n 个字符：</numerusform>
        </translation>
    </message>
    <message>
        <source>Own presets</source>
        <translation>自定预设</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Presets of Neardup</source>
        <translation>Neardup 的预设</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation>重命名预设</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save settings as preset</source>
        <translation>将设置存为预设</translation>
    </message>
    <message>
        <source>Take in presets from a file that Neardup has written</source>
        <translation>从 Neardup 写出的文件导入预设</translation>
    </message>
    <message>
        <source>There is a preset “{name}” already. Replace it?</source>
        <translation>已有名为“{name}”的预设。是否替换？</translation>
    </message>
    <message>
        <source>Write the preset to a file, for a colleague</source>
        <translation>把预设写入文件，供同事使用</translation>
    </message>
    <message>
        <source>Your lists of phrases and stop words are kept in no preset, and “{name}” has others. Go on and lose them?</source>
        <translation>您的短语表和停用词表没有保存在任何预设中，而“{name}”的有所不同。是否继续并放弃它们？</translation>
    </message>
    <message>
        <source>{preset} (changed)</source>
        <translation>{preset}（已更改）</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Quoting</name>
    <message>
        <source>p. {page}</source>
        <translation>第 {page} 页</translation>
    </message>
    <message>
        <source>“{text}” — {source}</source>
        <translation>“{text}”——{source}</translation>
    </message>
</context>
<context>
    <name>ReadingPart</name>
    <message>
        <source>&amp;Tracked changes:</source>
        <translation>修订(&amp;T)：</translation>
    </message>
    <message>
        <source>A passage counts only if it holds this many words in a row that are the same in both texts. “Any” asks for none, so that thoroughly edited passages are found as well.</source>
        <translation>片段须含有这么多个两个文本相同的连续词才计入。选“不限”则无此要求，改动很大的片段也能找到。</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Compare also what is in the file but is not the author&apos;s: the licence of Project Gutenberg, an imprint, a table of contents. Otherwise it is greyed and counts for nothing.</source>
        <translation>把文件中不属于作者的内容也一并比较：古腾堡计划的许可声明、版权页、目录。否则显示为灰色，不计在内。</translation>
    </message>
    <message>
        <source>Foot&amp;notes and endnotes</source>
        <translation>脚注和尾注(&amp;N)</translation>
    </message>
    <message>
        <source>Join across gaps, words:</source>
        <translation>跨间隔合并，字词：</translation>
    </message>
    <message>
        <source>Join passages across gaps of up to, words</source>
        <translation>合并间隔不超过此数的片段，字词</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the texts:</source>
        <translation>文本语言(&amp;G)：</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>文本语言</translation>
    </message>
    <message>
        <source>Licence texts, imprint and contents too</source>
        <translation>许可声明、版权页和目录也参与</translation>
    </message>
    <message>
        <source>Longest e&amp;xact run, at least:</source>
        <translation>最长连续相同词数下限(&amp;X)：</translation>
    </message>
    <message>
        <source>Longest exact run, at least, words</source>
        <translation>最长连续相同词数下限，字词</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no gap</comment>
        <translation>不合并</translation>
    </message>
    <message>
        <source>Passages that follow one another in both texts with no more than this many words between them become one. “None” leaves them as they were found.</source>
        <translation>在两个文本中前后相接、间隔不超过此字词数的片段合并为一个。选“不合并”则保持查得时的原样。</translation>
    </message>
    <message>
        <source>Read the notes too; they follow the text. Files that can have notes are read anew.</source>
        <translation>一并读取注释，注释接在正文之后。可含注释的文件将重新读取。</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Rules dictionary forms and stop words. Automatic finds it in each text; choose it where a text is very short or mixes languages.</source>
        <translation>决定词典形式和停用词。“自动”会在每个文本中识别；文本很短或混用多种语言时请手动选择。</translation>
    </message>
    <message>
        <source>Shared passages with fewer words are not shown and not counted. Smaller values also find chance agreement; larger ones only long borrowings.</source>
        <translation>字词数更少的共有片段不显示也不计入。较小的值也会找到偶然相同的文字，较大的值只找到较长的借用。</translation>
    </message>
    <message>
        <source>Shortest p&amp;assage, words:</source>
        <translation>最短片段，字词(&amp;A)：</translation>
    </message>
    <message>
        <source>Shortest passage, words</source>
        <translation>最短片段，字词</translation>
    </message>
    <message>
        <source>Tracked changes</source>
        <translation>修订</translation>
    </message>
    <message>
        <source>Which text is read where an editor&apos;s changes are recorded in the file: with the changes made, or as it was before them. Files that can hold such changes are read anew.</source>
        <translation>文件中记录了编辑的修订时读取哪种文本：修订之后的，还是修订之前的。可含修订的文件将重新读取。</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%n more places</source>
        <translation>
            <numerusform>另有 %n 处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be compared.</source>
        <translation>
            <numerusform>其中 %n 组无法比较。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs.</source>
        <translation>
            <numerusform>共 %n 组文本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n 个字词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words of A</source>
        <translation>
            <numerusform>A 的 %n 个字词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words of B</source>
        <translation>
            <numerusform>B 的 %n 个字词</numerusform>
        </translation>
    </message>
    <message>
        <source>All shared passages were dismissed; they stand in the appendix.</source>
        <translation>所有共有片段均已排除，列于附录。</translation>
    </message>
    <message>
        <source>Also in A at {places}</source>
        <translation>在 A 中另见于 {places}</translation>
    </message>
    <message>
        <source>Also in B at {places}</source>
        <translation>在 B 中另见于 {places}</translation>
    </message>
    <message>
        <source>Appendix: dismissed passages</source>
        <translation>附录：已排除的片段</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Author&apos;s sheets</source>
        <translation>作者印张（4 万字符）</translation>
    </message>
    <message>
        <source>Begins in A</source>
        <translation>A 中起点</translation>
    </message>
    <message>
        <source>Begins in B</source>
        <translation>B 中起点</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>开头文字</translation>
    </message>
    <message>
        <source>Both texts from beginning to end; each band joins a passage of A with its place in B.</source>
        <translation>两个文本从头到尾；每条色带连接 A 中的片段与它在 B 中的位置。</translation>
    </message>
    <message>
        <source>Chapter in A</source>
        <translation>A 中章节</translation>
    </message>
    <message>
        <source>Chapter in B</source>
        <translation>B 中章节</translation>
    </message>
    <message>
        <source>Chapters of B:</source>
        <translation>B 的章节：</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符数</translation>
    </message>
    <message>
        <source>Comparison of two texts</source>
        <translation>两个文本的比较</translation>
    </message>
    <message>
        <source>Comparisons of many pairs</source>
        <translation>多组文本的比较</translation>
    </message>
    <message>
        <source>Coverage of A</source>
        <translation>A 的覆盖率</translation>
    </message>
    <message>
        <source>Coverage of B</source>
        <translation>B 的覆盖率</translation>
    </message>
    <message>
        <source>Coverage without the dismissed passages</source>
        <translation>不计已排除片段的覆盖率</translation>
    </message>
    <message>
        <source>Dismissed ones are grey.</source>
        <translation>已排除的片段为灰色。</translation>
    </message>
    <message>
        <source>Dots: where else a repeated passage stands.</source>
        <translation>圆点：重复片段的其他位置。</translation>
    </message>
    <message>
        <source>Each line is a passage: where it stands in A from left to right, in B downwards.</source>
        <translation>每条线是一个片段：横向为它在 A 中的位置（从左到右），纵向为在 B 中的位置（从上到下）。</translation>
    </message>
    <message>
        <source>Each stroke is a passage: its place in A across, its place in B down.</source>
        <translation>每条短线是一个片段：横向为它在 A 中的位置，纵向为在 B 中的位置。</translation>
    </message>
    <message>
        <source>Editor&apos;s judgement</source>
        <translation>编辑判断</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Ends in A</source>
        <translation>A 中终点</translation>
    </message>
    <message>
        <source>Ends in B</source>
        <translation>B 中终点</translation>
    </message>
    <message>
        <source>Equal words</source>
        <translation>相同词比例</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Figures and settings</source>
        <translation>指标与设置</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>查得依据</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>测量方法</translation>
    </message>
    <message>
        <source>How long they are</source>
        <translation>片段长度</translation>
    </message>
    <message>
        <source>How much of each chapter of A (a row) stands in passages of each chapter of B (a column), in percent.</source>
        <translation>A 的每一章（行）有多少以片段形式见于 B 的每一章（列），以百分比表示。</translation>
    </message>
    <message>
        <source>How much of each chapter of A (rows) stands in each chapter of B (columns, by number).</source>
        <translation>A 的每一章（行）有多少见于 B 的每一章（列，以序号表示）。</translation>
    </message>
    <message>
        <source>How the figures came about</source>
        <translation>指标的由来</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>最后修改</translation>
    </message>
    <message>
        <source>List of passages</source>
        <translation>片段列表</translation>
    </message>
    <message>
        <source>Longest exact run, words</source>
        <translation>最长连续相同词数</translation>
    </message>
    <message>
        <source>Map of chapters</source>
        <translation>章节对应图</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>位置变动</translation>
    </message>
    <message>
        <source>No shared passages were found.</source>
        <translation>未发现共有片段。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>备注：{note}</translation>
    </message>
    <message>
        <source>Nothing was left out: the whole text was compared.</source>
        <translation>没有略去任何内容：全文参与比较。</translation>
    </message>
    <message>
        <source>On one slope downwards the order is the same; a passage off that slope stands elsewhere.</source>
        <translation>同在一条下行斜线上，说明顺序相同；偏离该斜线的片段位于别处。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Other places</source>
        <translation>其他位置</translation>
    </message>
    <message>
        <source>Page here</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Page in A</source>
        <translation>A 中页码</translation>
    </message>
    <message>
        <source>Page in B</source>
        <translation>B 中页码</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>第 {page} 页，共 {pages} 页</translation>
    </message>
    <message>
        <source>Passage {number}</source>
        <translation>片段 {number}</translation>
    </message>
    <message>
        <source>Passage {number}, continued</source>
        <translation>片段 {number}（续）</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Passages that stand in another order are red, with a dashed edge.</source>
        <translation>顺序不同的片段为红色，带虚线边。</translation>
    </message>
    <message>
        <source>Place in A</source>
        <translation>A 中位置</translation>
    </message>
    <message>
        <source>Place in B</source>
        <translation>B 中位置</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Remarks on reading the files</source>
        <translation>读取文件的说明</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Text in A</source>
        <translation>A 中文字</translation>
    </message>
    <message>
        <source>Text in B</source>
        <translation>B 中文字</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message numerus="yes">
        <source>The editor found that these %n passages say nothing about copying.</source>
        <translation>
            <numerusform>编辑认为以下 %n 个片段与抄袭无关。</numerusform>
        </translation>
    </message>
    <message>
        <source>The editor found that these say nothing about copying. They are counted in the figures of the first page, unless it says “without the dismissed”.</source>
        <translation>编辑认为这些片段与抄袭无关。除注明“不计已排除”之处外，它们仍计入首页的各项指标。</translation>
    </message>
    <message>
        <source>The notes of both texts were left out.</source>
        <translation>两个文本的注释均已略去。</translation>
    </message>
    <message>
        <source>The passages side by side</source>
        <translation>片段对照</translation>
    </message>
    <message>
        <source>The passages were not asked for; coverage and verdict rest on them all the same.</source>
        <translation>未要求列出片段；覆盖率和结论仍以片段为依据。</translation>
    </message>
    <message>
        <source>The two texts</source>
        <translation>两个文本</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>What a verdict needs</source>
        <translation>各结论所需条件</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>略去的内容</translation>
    </message>
    <message>
        <source>Where the passages stand</source>
        <translation>片段的位置</translation>
    </message>
    <message>
        <source>Without spaces</source>
        <translation>字符数（不计空格）</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>字词数</translation>
    </message>
    <message>
        <source>Words in A</source>
        <translation>A 中字词数</translation>
    </message>
    <message>
        <source>Words in B</source>
        <translation>B 中字词数</translation>
    </message>
    <message>
        <source>Words that are not in the other text are marked: </source>
        <translation>另一文本中没有的词语标示如下：</translation>
    </message>
    <message>
        <source>[…] {in_a} and {in_b} are not shown here</source>
        <translation>[…] 此处未显示 {in_a}和 {in_b}</translation>
    </message>
    <message>
        <source>as in the list of pairs</source>
        <translation>按原列表</translation>
    </message>
    <message>
        <source>back to the list</source>
        <translation>返回列表</translation>
    </message>
    <message>
        <source>before the first heading</source>
        <translation>第一个标题之前</translation>
    </message>
    <message>
        <source>bits in which the fingerprints of the whole texts differ</source>
        <translation>两个文本整体指纹中不同的位数</translation>
    </message>
    <message>
        <source>by similarity</source>
        <translation>按相似度</translation>
    </message>
    <message>
        <source>by the larger coverage</source>
        <translation>按较大的覆盖率</translation>
    </message>
    <message>
        <source>changed word</source>
        <translation>有变动的词</translation>
    </message>
    <message>
        <source>common shingles against the mean of both texts</source>
        <translation>共有词串数与两个文本平均数之比</translation>
    </message>
    <message>
        <source>dismissed passage</source>
        <translation>已排除的片段</translation>
    </message>
    <message>
        <source>equal gems, of those of A and of B</source>
        <translation>A 与 B 的特征段中相同者</translation>
    </message>
    <message>
        <source>equal ones; from 2 on the texts are practically identical</source>
        <translation>相同者；达到 2 个，两个文本即实际上相同</translation>
    </message>
    <message>
        <source>from beginning to end</source>
        <translation>从头到尾</translation>
    </message>
    <message>
        <source>in text A</source>
        <translation>在文本 A 中</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>位置变动</translation>
    </message>
    <message>
        <source>moved passage</source>
        <translation>位置变动的片段</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未参与比较</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>page {page}</source>
        <translation>第 {page} 页</translation>
    </message>
    <message>
        <source>pages {first}–{last}</source>
        <translation>第 {first}–{last} 页</translation>
    </message>
    <message>
        <source>passage in the same order</source>
        <translation>顺序相同的片段</translation>
    </message>
    <message>
        <source>share of its shingles that stand in the other text</source>
        <translation>其词串中也见于另一文本的比例</translation>
    </message>
    <message>
        <source>share of the text inside shared passages</source>
        <translation>文本位于共有片段之内的比例</translation>
    </message>
    <message>
        <source>share of the text outside shared passages</source>
        <translation>文本位于共有片段之外的比例</translation>
    </message>
    <message>
        <source>shingles in both texts among all shingles</source>
        <translation>两个文本共有的词串占全部词串的比例</translation>
    </message>
    <message>
        <source>similarity {percent}</source>
        <translation>相似度 {percent}</translation>
    </message>
    <message>
        <source>the same place in A</source>
        <translation>A 中同一位置</translation>
    </message>
    <message>
        <source>the same place in B</source>
        <translation>B 中同一位置</translation>
    </message>
    <message>
        <source>without the dismissed {percent}</source>
        <translation>不计已排除 {percent}</translation>
    </message>
    <message>
        <source>words of a passage in A; above, the number of passages</source>
        <translation>片段在 A 中的字词数；上方为片段数</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{letter}: {start} – {end}, {page}, {words}</source>
        <translation>{letter}：{start} – {end}，{page}，{words}</translation>
    </message>
    <message>
        <source>{letter}: {start} – {end}, {words}</source>
        <translation>{letter}：{start} – {end}，{words}</translation>
    </message>
    <message>
        <source>{what}: {count} characters, at {places} of the text</source>
        <translation>{what}：{count} 个字符，位于文本的 {places} 处</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>from {a} and {b} digits of sound</source>
        <translation>取自 {a} 位和 {b} 位读音数字</translation>
    </message>
    <message>
        <source>from {a} and {b} shingles</source>
        <translation>取自 {a} 个和 {b} 个词串</translation>
    </message>
    <message>
        <source>from {a} and {b} words</source>
        <translation>取自 {a} 个和 {b} 个字词</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>All figures</source>
        <translation>全部数值</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Fewer figures</source>
        <translation>收起数值</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>Open files by the buttons below, drop them on the window, or paste text.</source>
        <translation>用下方按钮打开文件，将文件拖到窗口中，或粘贴文本。</translation>
    </message>
    <message>
        <source>Open the other text</source>
        <translation>请打开另一个文本</translation>
    </message>
    <message>
        <source>Open two texts to compare them</source>
        <translation>请打开两个文本进行比较</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Reasons for this verdict</source>
        <translation>本结论的理由</translation>
    </message>
    <message>
        <source>Show or hide the other figures and the methods that agree</source>
        <translation>显示或隐藏其他数值及一致的方法</translation>
    </message>
    <message>
        <source>The comparison follows as soon as both texts are there.</source>
        <translation>两个文本都打开后即开始比较。</translation>
    </message>
    <message>
        <source>The figures appear in a moment.</source>
        <translation>指标稍后显示。</translation>
    </message>
    <message>
        <source>What it cannot tell</source>
        <translation>它不能说明的事</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>含义</translation>
    </message>
</context>
<context>
    <name>ScoreFigures</name>
    <message>
        <source>Click for the formula, the threshold and how sure the figure is.</source>
        <translation>点击可查看公式、界限和该指标的可靠程度。</translation>
    </message>
    <message>
        <source>Sampled: only {a} shingles of A and {b} of B were compared, so the shingle figures may be off by {points} percentage points.</source>
        <translation>已抽样：只比较了 A 的 {a} 个和 B 的 {b} 个词串，因此词串的指标误差可达 {points} 个百分点。</translation>
    </message>
    <message>
        <source>The sample holds no shingle of at least one text: these shingle figures mean nothing. Set sampling to 1.</source>
        <translation>样本中至少缺少一个文本的词串：这些词串指标没有意义。请将抽样设为 1。</translation>
    </message>
    <message>
        <source>{figure} of A · of B</source>
        <translation>{figure}：A · B</translation>
    </message>
    <message>
        <source>{value} of A lies in shared passages</source>
        <translation>A 的 {value} 位于共有片段之内</translation>
    </message>
    <message>
        <source>{value} of A shared, without dismissed {without}</source>
        <translation>A 共有 {value}，不计已排除 {without}</translation>
    </message>
    <message>
        <source>{value} of A&apos;s shingles stand in B</source>
        <translation>A 的词串有 {value} 见于 B</translation>
    </message>
    <message>
        <source>{value} of B lies in shared passages</source>
        <translation>B 的 {value} 位于共有片段之内</translation>
    </message>
    <message>
        <source>{value} of B shared, without dismissed {without}</source>
        <translation>B 共有 {value}，不计已排除 {without}</translation>
    </message>
    <message>
        <source>{value} of B&apos;s shingles stand in A</source>
        <translation>B 的词串有 {value} 见于 A</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Neardup met a defect of its own and could not finish this. Your files are unharmed; details for a report are in the log file {path}.</source>
        <translation>Neardup 出现内部错误，未能完成此操作。您的文件没有受损；可供报告的详情见日志文件 {path}。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own cutting sequences</source>
        <translation>
            <numerusform>%n 个自定切分序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n 个字词</numerusform>
        </translation>
    </message>
    <message>
        <source>1 (overlapping)</source>
        <translation>1（重叠）</translation>
    </message>
    <message>
        <source>Boilerplate document</source>
        <translation>套语文档</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>校验和</translation>
    </message>
    <message>
        <source>Distill</source>
        <translation>Distill</translation>
    </message>
    <message>
        <source>Encoding of plain text</source>
        <translation>纯文本编码</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>脚注</translation>
    </message>
    <message>
        <source>Ignored phrases</source>
        <translation>忽略的短语</translation>
    </message>
    <message>
        <source>Joined across gaps of up to</source>
        <translation>合并间隔上限</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Letter ё</source>
        <translation>字母 ё</translation>
    </message>
    <message>
        <source>Letters of another script that look alike</source>
        <translation>形似的其他文字字母</translation>
    </message>
    <message>
        <source>Licence text, imprint, contents</source>
        <translation>许可声明、版权页、目录</translation>
    </message>
    <message>
        <source>Longest exact run, at least</source>
        <translation>最长连续相同词数下限</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Reworded passages</source>
        <translation>改写的片段</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>抽样</translation>
    </message>
    <message>
        <source>Shingle length</source>
        <translation>词串长度</translation>
    </message>
    <message>
        <source>Shortest passage</source>
        <translation>最短片段</translation>
    </message>
    <message>
        <source>SimHash</source>
        <translation>SimHash</translation>
    </message>
    <message>
        <source>Step of shingles</source>
        <translation>词串步长</translation>
    </message>
    <message>
        <source>Stop words</source>
        <translation>停用词</translation>
    </message>
    <message>
        <source>Tracked changes</source>
        <translation>修订</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>字词数</translation>
    </message>
    <message>
        <source>accepted (final text)</source>
        <translation>接受（最终文本）</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>article of 2009</source>
        <translation>2009 年论文</translation>
    </message>
    <message>
        <source>as in the article</source>
        <translation>按论文</translation>
    </message>
    <message>
        <source>as in the published module</source>
        <translation>按已发布的模块</translation>
    </message>
    <message>
        <source>brought to their basic form</source>
        <translation>还原为基本形式</translation>
    </message>
    <message>
        <source>by an own list</source>
        <translation>按自定列表</translation>
    </message>
    <message>
        <source>cannot be looked up in a catalogue</source>
        <translation>无法在目录库中查询</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>参与比较</translation>
    </message>
    <message>
        <source>compared as they stand</source>
        <translation>按原形比较</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>detected</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>keywords, as in the article</source>
        <translation>关键词，按论文</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>looked for</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>looked for in texts of up to 50,000 words</source>
        <translation>在不超过 50,000 个字词的文本中查找</translation>
    </message>
    <message>
        <source>none: all shingles count</source>
        <translation>不抽样：全部词串计入</translation>
    </message>
    <message>
        <source>not looked for</source>
        <translation>不查找</translation>
    </message>
    <message>
        <source>one shingle in {modulus}, by its checksum</source>
        <translation>每 {modulus} 个词串取一个，按校验和</translation>
    </message>
    <message>
        <source>parts of a page</source>
        <translation>一页长的部分</translation>
    </message>
    <message>
        <source>parts of a page, at other cuts</source>
        <translation>一页长的部分，另一种切分</translation>
    </message>
    <message>
        <source>parts of a paragraph</source>
        <translation>一个自然段长的部分</translation>
    </message>
    <message numerus="yes">
        <source>parts of at least %n digits</source>
        <translation>
            <numerusform>至少 %n 位数字的部分</numerusform>
        </translation>
    </message>
    <message>
        <source>rejected (original)</source>
        <translation>拒绝（原文）</translation>
    </message>
    <message>
        <source>told apart</source>
        <translation>加以区分</translation>
    </message>
    <message>
        <source>told from е</source>
        <translation>与 е 区分</translation>
    </message>
    <message>
        <source>words and three words in a row</source>
        <translation>单词和三词连串</translation>
    </message>
    <message>
        <source>{step} (end to end)</source>
        <translation>{step}（首尾相接）</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>&amp;Dictionary forms</source>
        <translation>词典形式(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;More settings</source>
        <translation>更多设置(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Sampling, one in:</source>
        <translation>抽样，每几个取一(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>单位(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Without stop words</source>
        <translation>不含停用词(&amp;W)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符数</translation>
    </message>
    <message>
        <source>Chec&amp;ksum:</source>
        <translation>校验和(&amp;K)：</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>校验和</translation>
    </message>
    <message>
        <source>Compare words by their dictionary form or stem, so that changed endings do not hide a copy.</source>
        <translation>按词典形式或词干比较词语，使词尾变化不致掩盖抄录。</translation>
    </message>
    <message>
        <source>How a shingle is turned into a number. It matters only for sampling and for the article&apos;s recipe.</source>
        <translation>词串如何化为数字。只对抽样和论文的做法有影响。</translation>
    </message>
    <message>
        <source>How far one shingle begins after the one before. 1 lets them overlap fully; the shingle length sets them end to end.</source>
        <translation>每个词串比前一个推后多少开始。1 表示完全重叠，等于词串长度则首尾相接。</translation>
    </message>
    <message>
        <source>How many words in a row make one shingle. Short shingles also find edited text, and chance agreement with it; long ones find only what was copied exactly.</source>
        <translation>多少个连续的词构成一个词串。短词串也能找到改动过的文字，但也会找到偶然相同的；长词串只找到原样抄录的文字。</translation>
    </message>
    <message>
        <source>Leave out the commonest words, such as “and”, “the”, “of”, before comparing.</source>
        <translation>比较前略去最常见的词，如“的”“和”“了”。</translation>
    </message>
    <message>
        <source>Of all shingles, about one in this many is compared. 1 compares all of them and is exact; larger values make the figures rougher, above all for short texts.</source>
        <translation>全部词串中约每这么多个比较一个。1 表示全部比较，结果精确；值越大指标越粗略，对短文本尤其如此。</translation>
    </message>
    <message>
        <source>Set everything here back to the values of the preset</source>
        <translation>把此处的全部设置恢复为预设的值</translation>
    </message>
    <message>
        <source>Shingle &amp;length:</source>
        <translation>词串长度(&amp;L)：</translation>
    </message>
    <message>
        <source>Show or hide the preset, what is read of a file, and which passages count</source>
        <translation>显示或隐藏预设、文件读取内容及计入的片段</translation>
    </message>
    <message>
        <source>St&amp;ep:</source>
        <translation>步长(&amp;E)：</translation>
    </message>
    <message>
        <source>The settings govern the shingles: their figures, and the exact places marked in the texts. Passages, coverage and the verdict are found by a method of their own.</source>
        <translation>这些设置决定词串：其各项指标和文本中标出的确切位置。片段、覆盖率和结论由另外的方法得出。</translation>
    </message>
    <message>
        <source>These settings move the shingles only: passages, coverage and the verdict stand still.</source>
        <translation>这些设置只影响词串：片段、覆盖率和结论保持不变。</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>What a shingle is made of. Automatic takes words, and characters where a text has very few words or is written without spaces.</source>
        <translation>词串由什么构成。“自动”取词；文本的词很少或不用空格书写时取字符。</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>字词数</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Go on to the next text, slider or button of the window</source>
        <translation>转到窗口中的下一个文本、滑块或按钮</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
</context>
<context>
    <name>SidePresenter</name>
    <message>
        <source>Drop a manuscript here, or use “Open…” above. Word documents, e-books, PDF and plain text can be read.</source>
        <translation>将书稿拖到此处，或使用上方的“打开…”。可读取 Word 文档、电子书、PDF 和纯文本。</translation>
    </message>
    <message>
        <source>No text yet</source>
        <translation>尚无文本</translation>
    </message>
    <message>
        <source>Preparing {name}…</source>
        <translation>正在准备 {name}…</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>正在读取 {name}…</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n shared passage(s)</source>
        <translation>
            <numerusform>%n 个共有片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 个字词</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Give up the export; no file is left behind</source>
        <translation>放弃导出；不会留下文件</translation>
    </message>
    <message>
        <source>No shared passages</source>
        <translation>没有共有片段</translation>
    </message>
    <message>
        <source>Passage {place} of {count}: {kind}, {words}, {similarity} alike</source>
        <translation>第 {place} 个片段，共 {count} 个：{kind}，{words}，{similarity} 相同</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message numerus="yes">
        <source>Without %n dismissed: {a} of A, {b} of B</source>
        <translation>
            <numerusform>不计 %n 个已排除的片段：A {a}，B {b}</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>正在写出 {name}</translation>
    </message>
    <message numerus="yes">
        <source>Your states and notes on %n passage(s) are there again</source>
        <translation>
            <numerusform>已恢复您对 %n 个片段的状态和备注</numerusform>
        </translation>
    </message>
    <message>
        <source>page {page} in {side}</source>
        <translation>{side} 第 {page} 页</translation>
    </message>
</context>
<context>
    <name>StopWordsDialog</name>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n 个字词</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave stop words out of the shingles</source>
        <translation>词串中略去停用词(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Restore the program&apos;s list</source>
        <translation>恢复程序自带的词表(&amp;R)</translation>
    </message>
    <message>
        <source>Each language has a list of its own. That of a text&apos;s language is used for it.</source>
        <translation>每种语言各有一份词表，按文本的语言使用。</translation>
    </message>
    <message>
        <source>Each of these words is dropped before shingles are made, whatever its capitals</source>
        <translation>构成词串之前去掉其中每个词，不计大小写</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the list:</source>
        <translation>词表语言(&amp;G)：</translation>
    </message>
    <message>
        <source>Language of the list</source>
        <translation>词表语言</translation>
    </message>
    <message>
        <source>Stop words</source>
        <translation>停用词</translation>
    </message>
    <message>
        <source>Stop words, one a line</source>
        <translation>停用词，每行一个</translation>
    </message>
    <message>
        <source>Take back every change to the list of this language</source>
        <translation>撤销对此语言词表的全部更改</translation>
    </message>
    <message>
        <source>The recipe of 2009 has a list of its own, which cannot be changed.</source>
        <translation>2009 年的做法有自己的词表，不能更改。</translation>
    </message>
    <message>
        <source>The same as “Without stop words” in the settings of the comparison</source>
        <translation>与比较设置中的“不含停用词”相同</translation>
    </message>
    <message>
        <source>any language</source>
        <translation>任何语言</translation>
    </message>
    <message>
        <source>the program&apos;s list</source>
        <translation>程序自带的词表</translation>
    </message>
    <message>
        <source>your own list</source>
        <translation>您自己的词表</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n 个字词</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest passages:</source>
        <translation>最长的片段：</translation>
    </message>
    <message>
        <source>{words} words, {kind}, {similarity} alike</source>
        <translation>{words} 个字词，{kind}，{similarity} 相同</translation>
    </message>
</context>
<context>
    <name>TextFactsDialog</name>
    <message>
        <source>About the texts</source>
        <translation>关于文本</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Author&apos;s sheets ({count} characters)</source>
        <translation>作者印张（{count} 个字符）</translation>
    </message>
    <message>
        <source>Characters and author&apos;s sheets are those of the whole file, notes and licence text included; line ends are not counted. Words are counted as they are compared: a character each in scripts without spaces.</source>
        <translation>字符数和作者印张按整个文件计算，包括注释和许可声明，不计换行。字词按比较时的方式计数：不用空格书写的文字每个字符计一个。</translation>
    </message>
    <message>
        <source>Characters not compared</source>
        <translation>未参与比较的字符数</translation>
    </message>
    <message>
        <source>Characters with spaces</source>
        <translation>字符数（计空格）</translation>
    </message>
    <message>
        <source>Characters without spaces</source>
        <translation>字符数（不计空格）</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>字词数</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Text of the manuscript</source>
        <translation>书稿文本</translation>
    </message>
</context>
<context>
    <name>Thresholds</name>
    <message>
        <source>Almost the same</source>
        <translation>几乎相同</translation>
    </message>
    <message>
        <source>Distill</source>
        <translation>Distill</translation>
    </message>
    <message>
        <source>Most of one in the other</source>
        <translation>一个的大部分在另一个中</translation>
    </message>
    <message>
        <source>No judgement</source>
        <translation>不作判断</translation>
    </message>
    <message>
        <source>Only a little</source>
        <translation>只有少量</translation>
    </message>
    <message>
        <source>Part of one in the other</source>
        <translation>一个的一部分在另一个中</translation>
    </message>
    <message>
        <source>Shingles</source>
        <translation>词串</translation>
    </message>
    <message>
        <source>Short texts</source>
        <translation>短文本</translation>
    </message>
    <message>
        <source>SimHash</source>
        <translation>SimHash</translation>
    </message>
    <message>
        <source>Supershingles</source>
        <translation>超级词串</translation>
    </message>
    <message numerus="yes">
        <source>are asked where each text has at least %n shingles; {equal} equal ones of {all} mean practical identity</source>
        <translation>
            <numerusform>每个文本至少有 %n 个词串时才采用；{all} 个中有 {equal} 个相同即实际上相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for texts of fewer than %n words, unless they are equal</source>
        <translation>
            <numerusform>文本少于 %n 个字词时，除非两者相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>is asked where each text has at least %n gems</source>
        <translation>
            <numerusform>每个文本至少有 %n 个特征段时才采用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>is asked where each text has at least %n words; of {bits} bits, up to {duplicate} differ in duplicates, up to {revised} in a revision, {unrelated} and more in unrelated texts</source>
        <translation>
            <numerusform>每个文本至少有 %n 个字词时才采用；{bits} 位中，重复文本至多 {duplicate} 位不同，修订稿至多 {revised} 位，互不相关的文本为 {unrelated} 位及以上</numerusform>
        </translation>
    </message>
    <message>
        <source>shared passages cover at least {percent} of each text</source>
        <translation>共有片段至少覆盖每个文本的 {percent}</translation>
    </message>
    <message>
        <source>speak for common text where at least {percent} of a text&apos;s are shared</source>
        <translation>任一文本的词串至少有 {percent} 为共有时，支持有共同文字</translation>
    </message>
    <message numerus="yes">
        <source>texts of fewer than %n words are judged by what common runs of characters cover, not by passages</source>
        <translation>
            <numerusform>少于 %n 个字词的文本按共有连续字符的覆盖程度判断，而不按片段</numerusform>
        </translation>
    </message>
    <message>
        <source>there is at least one shared passage</source>
        <translation>至少有一个共有片段</translation>
    </message>
    <message>
        <source>they cover at least {percent} of the shorter text, and less of the longer</source>
        <translation>它们至少覆盖较短文本的 {percent}，对较长文本则不足此数</translation>
    </message>
    <message numerus="yes">
        <source>they cover at least {percent} of the shorter text, or one of them has at least %n words</source>
        <translation>
            <numerusform>它们至少覆盖较短文本的 {percent}，或其中之一至少有 %n 个字词</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Uncertainty</name>
    <message>
        <source>The figures of shingles come from a sample ({sampled} of the shorter text&apos;s) and may be off by ±{points} points; passages and coverage do not.</source>
        <translation>词串的各项指标来自样本（较短文本的 {sampled} 个词串），误差可达 ±{points} 个百分点；片段和覆盖率不受影响。</translation>
    </message>
    <message>
        <source>The sample of shingles is empty, so their figures say nothing.</source>
        <translation>词串样本为空，因此其指标不说明任何问题。</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>%n shared passages were found.</source>
        <translation>
            <numerusform>共找到 %n 个共有片段。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shorter passages are hidden by the filters and are not counted.</source>
        <translation>
            <numerusform>另有 %n 个较短的片段被筛选条件隐藏，不计在内。</numerusform>
        </translation>
    </message>
    <message>
        <source>A comparison of wording cannot find a translation, so this says nothing about whether one text was taken from the other.</source>
        <translation>比较文字无法发现翻译，因此这并不说明一个文本是否取自另一个。</translation>
    </message>
    <message>
        <source>Against it: {methods}.</source>
        <translation>不支持者：{methods}。</translation>
    </message>
    <message>
        <source>Also considered: {reason}.</source>
        <translation>另行考虑：{reason}。</translation>
    </message>
    <message>
        <source>At least one of the texts is too short for a judgement; compare them by eye.</source>
        <translation>至少有一个文本太短，无法判断；请人工比较。</translation>
    </message>
    <message>
        <source>Different languages: no shared wording</source>
        <translation>语言不同：没有共同文字</translation>
    </message>
    <message numerus="yes">
        <source>Distill abstains: one text has %n gems, and {needed} are needed.</source>
        <translation>
            <numerusform>Distill 不作判断：一个文本只有 %n 个特征段，需要 {needed} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every word of A and B is the same, in the same order.</source>
        <translation>A 和 B 的每个词都相同，顺序也相同。</translation>
    </message>
    <message>
        <source>Most of {inner} stands in {outer}</source>
        <translation>{inner} 的大部分见于 {outer}</translation>
    </message>
    <message>
        <source>No passage of one text was found in the other; a retelling in other words can escape this search.</source>
        <translation>未在一个文本中找到另一个文本的片段；换用其他说法的复述可能不会被查出。</translation>
    </message>
    <message>
        <source>No shared passages found</source>
        <translation>未发现共有片段</translation>
    </message>
    <message>
        <source>Not decisive here: {methods}.</source>
        <translation>在此不起决定作用：{methods}。</translation>
    </message>
    <message>
        <source>Not enough text to judge</source>
        <translation>文本不足，无法判断</translation>
    </message>
    <message>
        <source>Of the distinct shingles (length {length}), {share_a} of A&apos;s stand in B and {share_b} of B&apos;s in A; the resemblance is {resemblance}.</source>
        <translation>不同词串（长度 {length}）中，A 的 {share_a} 见于 B，B 的 {share_b} 见于 A；重合度为 {resemblance}。</translation>
    </message>
    <message>
        <source>Of the words inside the passages {percent} are equal: the text was edited heavily, or other words stand between those that were copied.</source>
        <translation>片段内的词语有 {percent} 相同：文字经过大量改动，或在抄录的词语之间夹有其他词语。</translation>
    </message>
    <message>
        <source>Of the {gems_a} Distill gems of A and {gems_b} of B none is common; that rules nothing out.</source>
        <translation>A 的 {gems_a} 个与 B 的 {gems_b} 个 Distill 特征段中没有共有者；这并不排除任何可能。</translation>
    </message>
    <message>
        <source>Of the {gems_a} Distill gems of A and {gems_b} of B {common} are common, {own} of them outside licence text and the like.</source>
        <translation>A 的 {gems_a} 个与 B 的 {gems_b} 个 Distill 特征段中有 {common} 个共有，其中 {own} 个不在许可声明之类的文字中。</translation>
    </message>
    <message>
        <source>Of the {gems_a} Distill gems of A and {gems_b} of B {common} are common.</source>
        <translation>A 的 {gems_a} 个与 B 的 {gems_b} 个 Distill 特征段中有 {common} 个共有。</translation>
    </message>
    <message>
        <source>Only a little of {inner} stands in {outer}</source>
        <translation>{inner} 只有少量内容见于 {outer}</translation>
    </message>
    <message>
        <source>Part of {inner} stands in {outer}</source>
        <translation>{inner} 的一部分见于 {outer}</translation>
    </message>
    <message>
        <source>Shared passages cover {share_a} of A and {share_b} of B.</source>
        <translation>共有片段覆盖 A 的 {share_a} 和 B 的 {share_b}。</translation>
    </message>
    <message>
        <source>SimHash abstains: it finds no keyword in one of the texts.</source>
        <translation>SimHash 不作判断：在其中一个文本里找不到关键词。</translation>
    </message>
    <message numerus="yes">
        <source>SimHash abstains: one text has %n words, and {needed} are needed.</source>
        <translation>
            <numerusform>SimHash 不作判断：一个文本只有 %n 个字词，需要 {needed} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Something stands so often in both texts that its places were paired one by one, in their order: passages that repeat may have more places than are listed.</source>
        <translation>有些文字在两个文本中出现得过于频繁，因而按顺序逐一配对：重复的片段可能还有未列出的位置。</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits, as a text and its revision do.</source>
        <translation>SimHash 指纹的 {bits} 位中有 {distance} 位不同，与文本及其修订稿的情形相符。</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits, as duplicates do.</source>
        <translation>SimHash 指纹的 {bits} 位中有 {distance} 位不同，与重复文本的情形相符。</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits, as unrelated texts do, or a text and a part of it.</source>
        <translation>SimHash 指纹的 {bits} 位中有 {distance} 位不同，与互不相关的文本，或文本及其一部分的情形相符。</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits, which decides nothing.</source>
        <translation>SimHash 指纹的 {bits} 位中有 {distance} 位不同，不能说明问题。</translation>
    </message>
    <message>
        <source>The SimHash fingerprints differ in {distance} of {bits} bits: no duplicates.</source>
        <translation>SimHash 指纹的 {bits} 位中有 {distance} 位不同：不是重复文本。</translation>
    </message>
    <message numerus="yes">
        <source>The longest shared passage has %n words.</source>
        <translation>
            <numerusform>最长的共有片段有 %n 个字词。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supershingles abstain: one text has %n shingles, and {needed} are needed.</source>
        <translation>
            <numerusform>超级词串不作判断：一个文本只有 %n 个词串，需要 {needed} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The supershingles abstain: one text is measured by words, the other by characters.</source>
        <translation>超级词串不作判断：一个文本按词计量，另一个按字符计量。</translation>
    </message>
    <message>
        <source>The texts are in different languages: A – {language_a}, B – {language_b}.</source>
        <translation>两个文本的语言不同：A 为{language_a}，B 为{language_b}。</translation>
    </message>
    <message numerus="yes">
        <source>The texts are too short for passages and were compared by runs of %n characters: common runs cover {share_a} of A and {share_b} of B.</source>
        <translation>
            <numerusform>文本太短，不宜按片段比较，改按连续 %n 个字符比较：共有部分覆盖 A 的 {share_a} 和 B 的 {share_b}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The two texts are almost the same</source>
        <translation>两个文本几乎相同</translation>
    </message>
    <message>
        <source>The two texts are the same</source>
        <translation>两个文本相同</translation>
    </message>
    <message numerus="yes">
        <source>There is no shared passage of at least %n words.</source>
        <translation>
            <numerusform>没有达到 %n 个字词的共有片段。</numerusform>
        </translation>
    </message>
    <message>
        <source>These figures cannot tell who copied from whom.</source>
        <translation>这些数值无法说明是谁抄自谁。</translation>
    </message>
    <message>
        <source>This speaks against the verdict.</source>
        <translation>这一点不支持本结论。</translation>
    </message>
    <message>
        <source>Word for word they are equal; they can differ at most in typography and capital letters.</source>
        <translation>两者逐字相同；至多在排版和大小写上有差别。</translation>
    </message>
    <message>
        <source>{agree} of {of} methods agree: {methods}.</source>
        <translation>{of} 种方法中有 {agree} 种一致：{methods}。</translation>
    </message>
    <message>
        <source>{matched} of {all} supershingles are equal, which says nothing of lesser likeness.</source>
        <translation>{all} 个超级词串中有 {matched} 个相同，这对较低程度的相似不说明问题。</translation>
    </message>
    <message>
        <source>{matched} of {all} supershingles are equal: the texts are practically identical.</source>
        <translation>{all} 个超级词串中有 {matched} 个相同：两个文本实际上相同。</translation>
    </message>
    <message>
        <source>{share_a} of A and {share_b} of B stand in the other text, word for word or edited: these are two versions of one text.</source>
        <translation>A 的 {share_a} 和 B 的 {share_b} 见于对方，逐字相同或有改动：这是同一文本的两个版本。</translation>
    </message>
    <message>
        <source>{share_inner} of {inner} and {share_outer} of {outer} stand in the other text, word for word or edited; the rest does not.</source>
        <translation>{inner} 的 {share_inner} 和 {outer} 的 {share_outer} 见于对方，逐字相同或有改动；其余部分则没有。</translation>
    </message>
    <message>
        <source>{share_inner} of {inner} and {share_outer} of {outer} stand in the other text: look at the passages to see whether they are quotations or set phrases.</source>
        <translation>{inner} 的 {share_inner} 和 {outer} 的 {share_outer} 见于对方：请查看这些片段是否为引文或惯用语。</translation>
    </message>
    <message>
        <source>{share_inner} of {inner}, the shorter text, stands in {outer}, word for word or edited; this is {share_outer} of {outer}.</source>
        <translation>较短的文本 {inner} 有 {share_inner} 见于 {outer}，逐字相同或有改动；这占 {outer} 的 {share_outer}。</translation>
    </message>
    <message numerus="yes">
        <source>{side} has %n words; {needed} are needed.</source>
        <translation>
            <numerusform>{side} 有 %n 个字词；需要 {needed} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} is the shorter text, so the verdict goes by its share.</source>
        <translation>{side} 是较短的文本，因此结论以它的比例为准。</translation>
    </message>
</context>
<context>
    <name>WarningList</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Copy all remarks to the clipboard</source>
        <translation>把全部说明复制到剪贴板</translation>
    </message>
    <message>
        <source>Remarks on the reading of this file</source>
        <translation>读取此文件的说明</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message numerus="yes">
        <source>%n characters are of a font that does not say which letters they are.</source>
        <translation>
            <numerusform>有 %n 个字符所用的字体没有说明是哪些字母。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters could not be decoded and stand as � in the text.</source>
        <translation>
            <numerusform>有 %n 个字符无法解码，在文本中显示为 �。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters of hidden text were left out.</source>
        <translation>
            <numerusform>略去了隐藏文字的 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters that run across the page at an angle were left out.</source>
        <translation>
            <numerusform>略去了斜排于页面上的 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas were left out.</source>
        <translation>
            <numerusform>略去了 %n 个公式。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages are pictures without text and could not be read.</source>
        <translation>
            <numerusform>有 %n 页是不含文字的图片，无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the file are missing and were passed over.</source>
        <translation>
            <numerusform>文件缺少 %n 个部分，已跳过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the file could not be read and were passed over.</source>
        <translation>
            <numerusform>文件有 %n 个部分无法读取，已跳过。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running heads, feet and page numbers were left out.</source>
        <translation>
            <numerusform>略去了 %n 处页眉、页脚和页码。</numerusform>
        </translation>
    </message>
    <message>
        <source>For instance: {part}.</source>
        <translation>例如：{part}。</translation>
    </message>
    <message>
        <source>The encoding was guessed ({encoding}); check that the letters are right.</source>
        <translation>编码是推测的（{encoding}）；请检查文字是否正确。</translation>
    </message>
    <message>
        <source>The file ends in “{suffix}”, but it is in another format: {format}.</source>
        <translation>文件的扩展名是“{suffix}”，但实际是另一种格式：{format}。</translation>
    </message>
    <message>
        <source>The file is damaged in places; its text was recovered.</source>
        <translation>文件有部分损坏；文字已恢复。</translation>
    </message>
    <message>
        <source>The file was read with a remark: {code}.</source>
        <translation>读取文件时有一项说明：{code}。</translation>
    </message>
</context>
<context>
    <name>WordsPart</name>
    <message numerus="yes">
        <source>%n phrases</source>
        <translation>
            <numerusform>%n 个短语</numerusform>
        </translation>
    </message>
    <message>
        <source>Left &amp;out…</source>
        <translation>略去内容(&amp;O)…</translation>
    </message>
    <message>
        <source>Let words that are figures alone, such as years and page numbers, count in the shingles.</source>
        <translation>让纯数字的词（如年份和页码）计入词串。</translation>
    </message>
    <message>
        <source>Letters that look alike</source>
        <translation>形似字母</translation>
    </message>
    <message>
        <source>Look at the list of stop words and change it</source>
        <translation>查看并修改停用词表</translation>
    </message>
    <message>
        <source>Methods…</source>
        <translation>方法…</translation>
    </message>
    <message>
        <source>Num&amp;bers too</source>
        <translation>数字也计入(&amp;B)</translation>
    </message>
    <message>
        <source>Phrases to ignore, and a boilerplate document whose text is left out of both texts</source>
        <translation>要忽略的短语，以及其文字在两个文本中都略去的套语文档</translation>
    </message>
    <message>
        <source>Read Latin letters in a Russian word, or the reverse, as the letters that they look like. They are left by bad scans, and put in to hide a copy. Acts on shingles, passages and the verdict.</source>
        <translation>把俄文词中的拉丁字母（或相反情形）当作形似的字母读取。它们来自质量差的扫描，或是为掩盖抄录而换入的。影响词串、片段和结论。</translation>
    </message>
    <message>
        <source>Read ё as е, since most Russian texts do not tell them apart. Acts on shingles, passages and the verdict.</source>
        <translation>把 ё 当作 е 读取，因为多数俄文文本不加区分。影响词串、片段和结论。</translation>
    </message>
    <message>
        <source>Stop words…</source>
        <translation>停用词…</translation>
    </message>
    <message>
        <source>Which methods are computed, and the advanced settings of Distill</source>
        <translation>计算哪些方法，以及 Distill 的高级设置</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>一个文档</translation>
    </message>
    <message>
        <source>ё as е</source>
        <translation>ё 作 е</translation>
    </message>
</context>
</TS>
