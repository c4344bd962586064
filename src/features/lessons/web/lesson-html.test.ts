import { expect, test } from 'vitest';
import { shownHtml } from './lesson-html.ts';
import { textOf } from './text-of-html.ts';

const block = (language: string, code: string) =>
  `<pre tabindex="0"${language && ` data-language="${language}"`}><code>${code}\n</code></pre>`;

test('code gets its language, a button that copies, and a number beside each of its lines', () => {
  const html = shownHtml(block('python', 'a = 1\nprint(a)'));
  expect(html).toContain('Python<button type="button" data-copy>Copy</button>');
  expect(html).toContain(
    '<pre tabindex="0" class="numbered"><code><span>a = 1\n</span><span>print(a)\n</span></code></pre>',
  );
});

test('a command, text and a single line have no numbers, and what was printed has no button', () => {
  for (const html of [
    block('sh', 'npm start\nnpm test'),
    block('text', 'a\nb'),
    block('', 'a\nb'),
    block('python', 'a'),
  ])
    expect(shownHtml(html)).not.toContain('numbered');
  const output = shownHtml(block('output', '&lt;b&gt;\n2'));
  expect(output).toContain('Output');
  expect(output).toContain('<code>&lt;b&gt;\n2\n</code>');
  expect(output).not.toContain('<button');
});

test('code that runs has a button for it, also within a callout; other code has none', () => {
  const runs = '<pre tabindex="0" data-language="python" data-runs><code>print(1)\n</code></pre>';
  const html = shownHtml(`<aside data-callout="tip">\n<p>See:</p>\n${runs}\n</aside>`);
  expect(html).toMatch(/^<div role="note" data-callout="tip"><p class="callout-title">Tip<\/p>/);
  expect(html).toContain('data-copy');
  expect(html).toContain('data-run="python"');
  expect(html).not.toContain('aside');
  for (const other of [block('python', 'print(1)'), runs.replace('python', 'dart')])
    expect(shownHtml(other)).not.toContain('data-run');
});

test('no text of an author becomes markup: what stands escaped stays so', () => {
  const escaped = '&lt;table&gt; &lt;/code&gt; &quot;data-copy&quot;';
  expect(shownHtml(`<p>${escaped}</p>`)).toBe(`<p>${escaped}</p>`);
  expect(shownHtml(block('html', escaped))).toContain(escaped);
});

test('the words of a text are found without its markup', () => {
  expect(textOf('<h2 id="a">One &amp; two</h2>\n<p>a &lt; <b>b</b></p>')).toBe('One & two a < b');
});
