import { array, assert, constantFrom, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../content/markdown.ts';
import { markdownOfHtml } from './from-html.ts';

const signs = [
  ...Array.from('*_`~[]()<>!#-+=|\\&:.1ax 变。'),
  '\n',
  '  ',
  '](',
  '**',
  '```',
  '&lt;',
  'https://example.org/a',
];
const words = array(constantFrom(...signs), { maxLength: 24 }).map((parts) => parts.join(''));
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Text that a reader sees, with any white space as one space. */
function seen(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(
      /&(lt|gt|amp|quot|#39);/g,
      (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" })[name] ?? '',
    )
    .replaceAll(/\s+/g, '');
}

function shownAs(markdown: string): string {
  const faults: string[] = [];
  const { html } = renderMarkdown({
    body: markdown,
    fault: (_, message) => void faults.push(message),
    link: () => {},
    asset: () => '',
  });
  expect(faults).toEqual([]);
  return html;
}

test('any text reads in the page as it read in the file, whatever marks it holds', () => {
  assert(
    property(words, (text) => {
      const html = shownAs(markdownOfHtml(`<p>${escape(text)}</p>`).markdown);
      expect(html).not.toMatch(/<(?!\/?p>|br>|a href|\/a>)/);
      expect(seen(html)).toBe(text.replaceAll(/\s+/g, ''));
    }),
    { numRuns: 3000, seed: 11 },
  );
});

test('marked text shows no marks, whatever stands beside it', () => {
  const tags = constantFrom('b', 'i', 'code', 's', 'span', 'b', 'i');
  const part = oneof(
    words,
    tuple(tags, words).map(([tag, text]) => ({ tag, text })),
  );
  assert(
    property(array(part, { maxLength: 5 }), (parts) => {
      const source = parts.map((each) =>
        typeof each === 'string' ? escape(each) : `<${each.tag}>${escape(each.text)}</${each.tag}>`,
      );
      const text = parts.map((each) => (typeof each === 'string' ? each : each.text)).join('');
      expect(seen(shownAs(markdownOfHtml(`<p>${source.join('')}</p>`).markdown))).toBe(text.replaceAll(/\s+/g, ''));
    }),
    { numRuns: 3000, seed: 12 },
  );
});

test('lines of code are the same lines', () => {
  assert(
    property(words, (text) => {
      const lines = text.split('\n').map((line) => line.trimEnd());
      while (lines[0] === '') lines.shift();
      while (lines.at(-1) === '') lines.pop();
      const { markdown } = markdownOfHtml(`<pre>${escape(text)}</pre>`);
      if (lines.length === 0) {
        expect(markdown).toBe('');
        return;
      }
      const [, code = ''] = /<code>([^]*)\n<\/code>/.exec(shownAs(markdown)) ?? [];
      expect(code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(lines.join('\n'));
    }),
    { numRuns: 500, seed: 13 },
  );
});
