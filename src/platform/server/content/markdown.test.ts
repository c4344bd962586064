import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

function render(body: string) {
  const faults: string[] = [];
  const links: string[] = [];
  const text = renderMarkdown({
    body,
    fault: (at, message) => void faults.push(`${String(at)}: ${message}`),
    link: (address, at) => void links.push(`${String(at)}: ${address}`),
    asset: (name) => `/content/hash/${name}`,
  });
  return { ...text, faults, links };
}

/** Lists within each other, each line further in than the one before. */
function indented(by: string, levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${by.repeat(level)}- x`).join('\n');
}

test('sections are the headings of the second level, and each can be linked to, also where two are alike', () => {
  const { html, sections } = render('## What it *does*\n\nText.\n\n### Beneath\n\n## Why?\n\n## Why?');
  expect(html).toContain('<h2 id="what-it-does">What it <em>does</em></h2>');
  expect(html).toContain('<h3 id="beneath">Beneath</h3>');
  expect(sections).toEqual([
    { id: 'what-it-does', title: 'What it does' },
    { id: 'why', title: 'Why?' },
    { id: 'why-1', title: 'Why?' },
  ]);
});

test('code is shown as it was written, and the keyboard can scroll it', () => {
  expect(render('```js\nif (a < b && c) alert("x");\n```').html).toBe(
    '<pre tabindex="0" data-language="js"><code>if (a &lt; b &amp;&amp; c) alert(&quot;x&quot;);\n</code></pre>\n',
  );
});

test.each([
  '<script>alert(1)</script>',
  'before <img src=x onerror=alert(1)> after',
  '<div onclick="a()">\n\ntext\n\n</div>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](data:text/html,<script>)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](https://a.example "t\\"onmouseover=\\"alert(1)")',
  '![a"onerror="alert(1)](x.png)',
  '<javascript:alert(1)>',
  '```x"onmouseover="alert(1)\ncode\n```',
])('nothing of %j becomes markup of its author', (text) => {
  const { html } = render(text);
  const page = new DOMParserLike(html);
  expect(page.tags).not.toContain('script');
  expect(
    page.attributes.filter(
      (name) => !['href', 'title', 'src', 'alt', 'loading', 'tabindex', 'data-language'].includes(name),
    ),
  ).toEqual([]);
  expect(page.addresses.every((address) => /^(https?:\/\/|\/content\/)/.test(address))).toBe(true);
});

/** Just enough of HTML to see which tags and attributes a browser would see. */
class DOMParserLike {
  readonly tags: string[] = [];
  readonly attributes: string[] = [];
  readonly addresses: string[] = [];
  constructor(html: string) {
    for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>/gi)) {
      this.tags.push(tag.toLowerCase());
      for (const [, name = '', value = ''] of rest.matchAll(/([^\s"=]+)="([^"]*)"/g)) {
        this.attributes.push(name);
        if (name === 'href' || name === 'src') this.addresses.push(value);
      }
    }
  }
}

test('links within the site are checked, those of other protocols refused, each with its line', () => {
  const { links, faults } = render('One\n\n[a](/about)\n\n- x\n- [b](ftp://x.example)\n\n[c](https://x.example)');
  expect(links).toEqual(['2: /about']);
  expect(faults).toEqual(['4: the link ftp://x.example must start with / # https:// http:// or mailto:']);
});

test.each([
  ['characters in a row', 'x'.repeat(20_001), '0: 20001 characters without an empty line; the limit is 20000'],
  ['signs that have no end', `One\n\n${'**a'.repeat(80_000)}`, '2: 240000 characters without an empty line;'],
  ['signs of emphasis in turn', '*a_'.repeat(6000), '0: there are too many emphasis characters (*, _ and ~)'],
  [
    'signs of emphasis in many stretches',
    Array.from({ length: 60 }, () => '*a_'.repeat(500)).join('\n\n'),
    'there are too many emphasis characters',
  ],
  ['signs of strikes in turn', '~a ~~b '.repeat(900), '0: there are too many emphasis characters'],
  ['quotes in quotes', `${'>'.repeat(21)} x`, '0: more than 20 nested lists or quotes'],
  ['lists in quotes and lists', `One\n\n${'- > 1. '.repeat(7)} x`, '2: more than 20 nested lists or quotes'],
  ['lists in lists, line by line', `A list:\n\n${indented('\t', 21)}`, '2: more than 20 nested lists or quotes'],
  ['lists in lists for the parser', `${'>'.repeat(19_000)} x`, '0: more than 20 nested lists or quotes'],
])('a text of too many %s is refused at once', (_, body, fault) => {
  expect(render(body).faults).toEqual([expect.stringContaining(fault)]);
});

test('twenty lists within each other are read, and rules, code and tables that look alike', () => {
  expect(render(`${'- '.repeat(20)}x`).html).toContain('x');
  expect(render(`${'> '.repeat(20)}x`).faults).toEqual([]);
  expect(render(indented('  ', 20)).faults).toEqual([]);
  const lines = `${'>'.repeat(30)} x\n${' '.repeat(100)}- x\n| - | - |`;
  expect(render(`Text.\n\n${'- '.repeat(30)}\n\n\`\`\`\n${lines}\n\`\`\``).faults).toEqual([]);
});

test.each([
  ['a second h1', '# Again', '0: the heading "Again" is at level 1: start with ## and do not skip levels'],
  [
    'an image without alternative text',
    'Text.\n\n![](tree.png)',
    '2: the image tree.png has no alt text: ![description](tree.png)',
  ],
  [
    'an image in a link whose text is a space',
    '[![ ](tree.png "A tree")](/about)',
    '0: the image tree.png has no alt text: ![description](tree.png)',
  ],
  ['one heading more than are read', '## A\n'.repeat(1002), '1000: there are more than 1000 headings'],
  [
    'a level left out',
    '## One\n\nText.\n\n#### Three',
    '4: the heading "Three" is at level 4: start with ## and do not skip levels',
  ],
])('%s is a fault', (_, body, fault) => {
  expect(render(body).faults).toEqual([fault]);
});

test.each([
  ['**注意：**请先保存文件。', '<strong>注意：</strong>请先保存文件。'],
  ['这里有**“引号”**在中间。', '这里有<strong>“引号”</strong>在中间。'],
  ['请运行**（可选）**第二步。', '请运行<strong>（可选）</strong>第二步。'],
  ['变量**name**是一个字符串。', '变量<strong>name</strong>是一个字符串。'],
  ['これは**「重要」**です。', 'これは<strong>「重要」</strong>です。'],
  ['**はじめに、**設定を開きます。', '<strong>はじめに、</strong>設定を開きます。'],
  ['파일을 **저장(Save)**하세요.', '파일을 <strong>저장(Save)</strong>하세요.'],
  ['価格は*1,000円（税込）*です。', '価格は<em>1,000円（税込）</em>です。'],
  ['~~旧版：~~新版を使います。', '<del>旧版：</del>新版を使います。'],
  ['参见**[文档](https://example.org/docs)**。', '参见<strong><a href="https://example.org/docs">文档</a></strong>。'],
  ['使用**`print()`**函数。', '使用<strong><code>print()</code></strong>函数。'],
  ['***重要：***请看', '<em><strong>重要：</strong></em>请看'],
  ['**“A”和“B”。**这里', '<strong>“A”和“B”。</strong>这里'],
  ['**한국어(조선어)**는', '<strong>한국어(조선어)</strong>는'],
  ['**𠮷野家：**見る', '<strong>𠮷野家：</strong>見る'],
  ['**「第1章」**1頁', '<strong>「第1章」</strong>1頁'],
  ['2*3*4 和 a ** b ** c', '2<em>3</em>4 和 a ** b ** c'],
])('emphasis beside signs without spaces is shown: %s', (text, html) => {
  expect(render(text)).toMatchObject({ html: `<p>${html}</p>\n`, faults: [] });
});
