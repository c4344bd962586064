import { expect, test } from 'vitest';
import { wordsOf } from './html-words.ts';
import { splitQuote } from './quote/split-quote.ts';

const address = '&lt;<a href="mailto:inbox@example.org">inbox@example.org</a>&gt;';
const outlookBlock =
  '<b>From:</b> Opvir &lt;inbox@example.org&gt;<br><b>Sent:</b> Monday, November 3, 2025 10:12 AM<br><b>To:</b> Rory Example<br><b>Subject:</b> Your question';

/** HTML of an answer, by the program that wrote it. */
const clients: readonly (readonly [name: string, html: string])[] = [
  [
    'Gmail',
    `<div dir="ltr">Yes, Monday.<div>Where is the room?</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Nov 3, 2025 at 10:12 AM Opvir ${address} wrote:<br></div><blockquote class="gmail_quote" style="margin:0"><p>Thank you.</p><p>The team</p></blockquote></div>`,
  ],
  [
    'Outlook',
    `<html><head><style>p.MsoNormal {margin:0}</style></head><body><div class="WordSection1"><p class="MsoNormal">Yes, Monday.<o:p></o:p></p><p class="MsoNormal">Where is the room?<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border-top:solid"><p class="MsoNormal">${outlookBlock}<o:p></o:p></p></div><p class="MsoNormal">Thank you.</p><p class="MsoNormal">The team</p></div></body></html>`,
  ],
  [
    'Outlook on the web',
    `<div>Yes, Monday.</div><div>Where is the room?</div><div id="appendonsend"></div><hr tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${outlookBlock}</font><div>&nbsp;</div></div><div>Thank you.</div><div>The team</div>`,
  ],
  [
    'Apple Mail',
    '<html><body>Yes, Monday.<div>Where is the room?<br><div><br><blockquote type="cite"><div>On 3 Nov 2025, at 10:12, Opvir &lt;inbox@example.org&gt; wrote:</div><br class="Apple-interchange-newline"><div>Thank you.<div>The team</div></div></blockquote></div></div></body></html>',
  ],
  [
    'Mail on an iPhone',
    '<div dir="ltr">Yes, Monday.</div><div>Where is the room?</div><div dir="ltr"><br><blockquote type="cite">Am 03.11.2025 um 10:12 schrieb Opvir &lt;inbox@example.org&gt;:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">\ufeffThank you.<div>The team</div></div></blockquote>',
  ],
  [
    'Yahoo',
    '<div class="yahoo-style-wrap"><div>Yes, Monday.</div><div>Where is the room?</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>On Monday, November 3, 2025 at 10:12:07 AM GMT+1, Opvir &lt;inbox@example.org&gt; wrote:</div><div><br></div><div>Thank you.</div><div>The team</div></div></div>',
  ],
  [
    'Proton',
    '<div>Yes, Monday.<br></div><div>Where is the room?<br></div><div class="protonmail_quote">On Monday, November 3rd, 2025 at 10:12 AM, Opvir &lt;inbox@example.org&gt; wrote:<br><blockquote class="protonmail_quote" type="cite"><div>Thank you.</div><div>The team</div></blockquote></div>',
  ],
  [
    'Thunderbird',
    '<html><body><p>Yes, Monday.<br>Where is the room?</p><div class="moz-cite-prefix">On 03/11/2025 10:12, Opvir wrote:<br></div><blockquote type="cite" cite="mid:x"><pre class="moz-quote-pre" wrap="">Thank you.\nThe team\n</pre></blockquote></body></html>',
  ],
  [
    'GMX',
    '<div>Yes, Monday.</div><div>Where is the room?</div><div name="quote" style="border-left:2px solid"><div><b>Gesendet:</b> Montag, 3. November 2025 um 10:12 Uhr<br><b>Von:</b> Opvir &lt;inbox@example.org&gt;<br><b>An:</b> rory@school.example<br><b>Betreff:</b> Ihre Frage</div><div>Thank you.</div><div>The team</div></div>',
  ],
  [
    'Zoho',
    '<div>Yes, Monday.<br></div><div>Where is the room?</div><div class="zmail_extra"><div>---- On Mon, 03 Nov 2025 10:12:07 +0100 <b>Opvir &lt;inbox@example.org&gt;</b> wrote ----</div><blockquote><div>Thank you.</div><div>The team</div></blockquote></div>',
  ],
  [
    'Fastmail',
    '<div>Yes, Monday.</div><div>Where is the room?</div><div><br></div><div>On Mon, Nov 3, 2025, at 10:12 AM, Opvir wrote:</div><blockquote type="cite" id="qt"><div>Thank you.</div><div>The team</div></blockquote>',
  ],
];

test.each(clients)('of HTML by %s the answer is parted from the mail that it quotes', async (_, html) => {
  const { words, quoted } = splitQuote(await wordsOf(html));
  expect(words).toBe('Yes, Monday.\nWhere is the room?');
  expect(quoted?.split('\n').map((line) => line.replaceAll(/^> ?|\ufeff/g, ''))).toEqual(
    expect.arrayContaining(['Thank you.', 'The team']),
  );
});

test.each([
  [
    'answers between quotations',
    '<blockquote>Does it suit you?</blockquote><div>Yes.</div><blockquote>Bring a card.</blockquote>',
    '> Does it suit you?\nYes.\n> Bring a card.',
  ],
  ['a quotation within a quotation', '<blockquote>One<blockquote>Two</blockquote></blockquote>', '> One\n>> Two'],
  [
    'a table',
    '<table><tr><td>Name</td><td>Day</td></tr><tr><td>Rory</td><td>Monday</td></tr></table>',
    'Name Day\nRory Monday',
  ],
  ['code', '<pre>if x:\n  print(1)\n</pre><p>It fails.</p>', 'if x:\n  print(1)\nIt fails.'],
  ['wrapped source', '<p>One\n  and the\n  same line</p>\n\n<p>Two</p>', 'One and the same line\nTwo'],
  ['signs', '<p>1 &lt; 2 &amp;&amp; a&nbsp;b &eacute; &#x1F393; &nosuch;</p>', '1 < 2 && a b é \u{1f393} &nosuch;'],
  [
    'what is not shown',
    '<title>No</title><style>p{}</style><script>if (1<2) alert("</b>")</script><!-- no --><p>Yes</p>',
    'Yes',
  ],
  ['tags that nobody closes', '<div><b>One<div>Two<p>Three', 'One\nTwo\nThree'],
  ['tags that nobody opened', '</blockquote></pre><p>One</p></div>', 'One'],
  [
    'a link',
    '<p>The room is <a href="https://example.org/?a=1&amp;b=2">here</a>.</p>',
    'The room is here <https://example.org/?a=1&b=2>.',
  ],
  [
    'a link that shows where it leads',
    '<a href="https://example.org/">example.org</a>, <a href="mailto:a@example.org">a@example.org</a>, <a name="x">x</a>',
    'example.org, a@example.org, x',
  ],
  [
    'a link around a picture',
    '<a href="https://example.org/"><img src="x.png"></a><a href="javascript:x">No</a>',
    'No',
  ],
  ['a picture for a sign', '<p>Thanks <img alt="\u{1f389}" src="x"></p>', 'Thanks \u{1f389}'],
  ['nothing', ' \n', ''],
])('%s', async (_, html, words) => {
  expect(await wordsOf(html)).toBe(words);
});

test('words at the end of much markup are not lost', async () => {
  for (const tag of ['<b>', '</i>', '<blockquote>', '<div><br>', '&amp;', '<p style="x">', '<!-- -->'])
    expect(await wordsOf(`${tag.repeat(40_000)}<p>The end.</p>`)).toMatch(/The end\.$/);
});
