import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../platform/server/content/markdown.ts';
import { type AuthoredQuestion, readGift } from './gift.ts';

/** Renders a question's text as HTML; fails the test if publishing the quiz would refuse the text. */
function htmlOf(text: string): string {
  const faults: string[] = [];
  const fault = (_: unknown, message: string) => void faults.push(message);
  const { html } = renderMarkdown({ body: text, fault, link: () => {}, asset: () => '' });
  expect(faults).toEqual([]);
  return html.trim();
}

function readOne(source: string): { question: AuthoredQuestion; notes: string[] } {
  const { questions, notes } = readGift(source);
  expect(questions).toHaveLength(1);
  return { question: questions[0]!, notes: notes.map(({ message }) => message) };
}

const code = (text: string) => `<pre tabindex="0"><code>${text}\n</code></pre>`;
const gift = (text: string) => text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`);

test.each([
  ['__init__', '<p>__init__</p>'],
  ['__all__ = 1', '<p>__all__ = 1</p>'],
  ['snake_case_name', '<p>snake_case_name</p>'],
  ['2*3*4', '<p>2*3*4</p>'],
  ['photo* OR soci*', '<p>photo* OR soci*</p>'],
  ['def total(*values, **options)', '<p>def total(*values, **options)</p>'],
  ['> 5', '<p>&gt; 5</p>'],
  ['- 5', '<p>- 5</p>'],
  ['+ 5', '<p>+ 5</p>'],
  ['1. note', '<p>1. note</p>'],
  ['2) note', '<p>2) note</p>'],
  ['# note', '<p># note</p>'],
  ['// note', '<p>// note</p>'],
  ['---', '<p>---</p>'],
  ['<!-- note -->', '<p>&lt;!-- note --&gt;</p>'],
  [String.raw`\\server\fonts`, String.raw`<p>\\server\fonts</p>`],
  [String.raw`C:\Windows\*.*`, String.raw`<p>C:\Windows\*.*</p>`],
  ['`x` and ``y``', '<p>`x` and ``y``</p>'],
  ['~~gone~~ ~x~', '<p>~~gone~~ ~x~</p>'],
  ['a<b and c>d', '<p>a&lt;b and c&gt;d</p>'],
  ['if (a<i) b>c', '<p>if (a&lt;i) b&gt;c</p>'],
  ['List<String> names', '<p>List&lt;String&gt; names</p>'],
  ['<b>', '<p>&lt;b&gt;</p>'],
  ['</b>', '<p>&lt;/b&gt;</p>'],
  ['<i></i>', '<p>&lt;i&gt;&lt;/i&gt;</p>'],
  ['x[0](1) [a][b] [c]: d', '<p>x[0](1) [a][b] [c]: d</p>'],
  ['![x](y.png)', '<p>![x](y.png)</p>'],
  ['&lt; &amp;', '<p>&lt; &amp;</p>'],
  ['R&D AT&T', '<p>R&amp;D AT&amp;T</p>'],
  ['::note', '<p>::note</p>'],
  ['| a | b |', '<p>| a | b |</p>'],
  ['Übung “ß” 变量', '<p>Übung “ß” 变量</p>'],
])('the choice %s is shown as it stands in the file', (choice, html) => {
  const { question, notes } = readOne(`Which?{=${gift(choice)} ~other}`);
  expect(notes).toEqual([]);
  expect(htmlOf((question as { choices: { text: string }[] }).choices[0]!.text)).toBe(html);
});

test.each([
  ['code with an empty line', String.raw`<pre>a\:\n    b\n\n    c</pre>`, code('a:\n    b\n\n    c')],
  ['code set in by entities', String.raw`<pre><code>x\:\n&nbsp;&nbsp;y</code></pre>`, code('x:\n  y')],
  ['code with ticks', '<pre>```\nx\n```</pre>', code('```\nx\n```')],
  ['code broken by tags', '<p><code>a<br>&nbsp;&nbsp;b</code></p>', code('a\n  b')],
  ['code in a list', '<ul><li>One<pre>a\n  b</pre></li></ul>', `<ul>\n<li><p>One</p>\n${code('a\n  b')}\n</li>\n</ul>`],
  ['ticks in code', '<p><code>`x`</code></p>', '<p><code>`x`</code></p>'],
  ['marks in code', '<p><code>*.py __x__</code></p>', '<p><code>*.py __x__</code></p>'],
  ['powers', '<p>2<sup>3</sup> x<sup>n+1</sup> a<sup>b</sup> H<sub>2</sub>O</p>', '<p>2³ xⁿ⁺¹ a^b H₂O</p>'],
  ['entities', '<p>&#39;a&#39; &#8239;&lt;b&gt; &euro;</p>', '<p>&#39;a&#39; \u202F&lt;b&gt; €</p>'],
  [
    'marks beside words',
    '<p>un<b>believ</b>able <i>a <b>b</b></i></p>',
    '<p>un<strong>believ</strong>able <em>a <strong>b</strong></em></p>',
  ],
  ['spaces within marks', '<p><b>one </b>two</p>', '<p><strong>one</strong> two</p>'],
  ['a nameless namespace', String.raw`<p>One<o\:p></o\:p></p>`, '<p>One</p>'],
  ['a comment', '<p>One<!-- two --></p>', '<p>One</p>'],
  ['a title', '<h3>Note</h3><p>2 * 3</p>', '<p><strong>Note</strong></p>\n<p>2 * 3</p>'],
  ['a list', '<ol><li>a</li><li>b*c*d</li></ol>', '<ol>\n<li>a</li>\n<li>b*c*d</li>\n</ol>'],
  ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>'],
  [
    'a link',
    String.raw`<a href="https\://example.org/a_b(c)">x_y_</a>`,
    '<p><a href="https://example.org/a_b%28c%29">x_y_</a></p>',
  ],
  [
    'a table',
    '<table><tr><th>a|b</th></tr><tr><td><code>x|y</code></td></tr></table>',
    '<table>\n<thead>\n<tr>\n<th>a|b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td><code>x|y</code></td>\n</tr>\n</tbody></table>',
  ],
])('%s in HTML looks the same in a text, a choice and a feedback', (_, html, expected) => {
  const escaped = html.replaceAll('=', String.raw`\=`).replaceAll('#', String.raw`\#`);
  // An empty line would end the question.
  const { question, notes } = readOne(`::Q::[html]${escaped}{=[html]${escaped}#[html]${escaped}\n~other}`);
  expect(notes).toEqual([]);
  const { text, choices } = question as { text: string; choices: { text: string; feedback: string }[] };
  for (const each of [text, choices[0]!.text, choices[0]!.feedback]) expect(htmlOf(each)).toBe(expected);
});

test('plain text of several lines keeps them, and how far they are set in', () => {
  const { question } = readOne('What does it print?\nfor x in y\\:\n    print(x)\n{=1 ~2}');
  expect(htmlOf(question.text!)).toBe('<p>What does it print?<br>for x in y:<br>&nbsp;&nbsp;&nbsp;&nbsp;print(x)</p>');
  const { question: wrapped } = readOne('::Q::\n   What is it\n   called?\n{=1 ~2}');
  expect(htmlOf(wrapped.text!)).toBe('<p>What is it<br>called?</p>');
});

test('a text in Markdown stays as it is', () => {
  const { question } = readOne('[markdown]Is **this** `right`?{=[markdown]*a* ~b}');
  expect(question).toMatchObject({ text: 'Is **this** `right`?', choices: [{ text: '*a*' }, { text: 'b' }] });
});

test('an answer that learners type has no marks', () => {
  const { question } = readOne('Name it.{=__init__ =[html]<p>2*3</p>}');
  expect(question).toMatchObject({ accept: ['__init__', '2*3'], feedback: String.raw`Right answer: \_\_init\_\_.` });
});

test.each([
  ['<p>a <u>b</u></p>', 'underlining was left out, but its text stays'],
  ['<table><tr><td colspan\\="2">a</td></tr></table>', 'a table has merged cells: each appears once, so check it'],
  ['<p>x</p><iframe src\\="https\\://example.org"></iframe>', 'an embedded page (<iframe>) was left out'],
  ['<p>x</p><video src\\="a.mp4"></video>', 'a video was left out'],
  ['<p>\\\\(x^2\\\\)</p>', 'a TeX formula is shown as plain text: check it'],
  ['<p><a href\\="file.html">x</a></p>', 'the link to file.html was left out, but its text stays'],
  ['<p><b>Note\\:</b>text</p>', 'bold or italics next to other characters was left out'],
])('%s is named', (html, message) => {
  expect(readOne(`[html]${html}{=1 ~2}`).notes).toEqual([message]);
});

test('code in braces is text where one pair alone holds answers, and named where that cannot be told', () => {
  const { question, notes } = readOne('Which is green: h1 (1) or h1 { color: green }? {=the first ~the second}');
  expect(question).toMatchObject({ type: 'single', text: 'Which is green: h1 (1) or h1 { color: green }?' });
  expect(notes).toEqual(['braces in its text were taken for text: check its answers']);
  const refused = [
    ['Which colour has h1 { color: green }?', 'its braces hold no answer: each begins with =, ~ or #.'],
    ['int main() {\n  return 0;\n\n}', 'a brace { is not closed before the next empty line.'],
    ['}\nWhat?', 'a } has no { before it.'],
    ['One {=a} two {=b}', 'it has 2 pairs of braces.'],
    ['f {=g {x} ~y}', 'braces stand within the answers.'],
  ] as const;
  for (const [source, reason] of refused) {
    const { questions, notes: named } = readGift(source);
    expect.soft(questions).toEqual([]);
    expect.soft(named[0]?.message).toContain(`not taken: ${reason} Write \\{ and \\} for braces`);
  }
});

test.each([
  ['One? {=a}{}'.replace('{}', ''), null],
  ['Pi? {#3,14:0,005}', 'not taken: "3,14:0,005" is no number: write a point for the comma, 3.14:0.005'],
  [
    'Which? {=a ~b ~c ~d ~e ~f ~g ~h ~i}',
    'not taken: it has more than 8 choices. Leave some out, or make two questions of it',
  ],
  ['Match {=a -> b}', 'not taken: it has fewer than 2 pairs'],
  ['{=a ~b}', 'not taken: its text is empty'],
  [`Long? {=${'x'.repeat(300)}}`, 'not taken: a right answer has more than 200 characters. Shorten it'],
  ['Two\n// and a line\nthree? {=a ~b}', 'it begins with // and was left out as a comment'],
  ['Same? {=[html]<p>a</p> ~a ~b}', 'two choices read the same: check them'],
])('the reason is one that a teacher can act on: %s', (source, message) => {
  expect(readGift(source).notes.map((note) => note.message)).toEqual(message === null ? [] : [message]);
});

test('thousands of tags take no time, and deeper ones than anybody writes are shown', () => {
  const deep = '<b>'.repeat(3000) + 'x' + '</b>'.repeat(1500);
  for (const text of [
    deep,
    '<a b="'.repeat(3000),
    '<!--'.repeat(4000),
    '<p a=1>'.repeat(2500),
    '&nbsp;'.repeat(3000),
    '<i>*</i>'.repeat(2400),
  ])
    expect(readGift(`[html]${gift(text)}{=1 ~2}`).notes.length).toBeLessThan(3);
});
