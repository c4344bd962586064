import { describe, expect, test } from 'vitest';
import { commentsIn, withoutComments } from './comments.ts';
import { renderMarkdown } from './markdown.ts';

const seen = (body: string) => renderMarkdown({ body, fault: () => {}, link: () => {}, asset: () => '' }).html.trim();

describe('learners do not see a comment', () => {
  test.each([
    ['<!-- one -->\n<!-- two: *x* -->\n\nText', '<p>Text</p>'],
    ['Text <!-- in it --> goes on', '<p>Text  goes on</p>'],
    ['Text <!--\nof several\nlines --> goes on', '<p>Text  goes on</p>'],
    ['Text <!--\nover\n\nan empty line -->\nAnd on', '<p>Text </p>\n<p>And on</p>'],
    ['- A <!-- in a list -->\n- B', '<ul>\n<li>A </li>\n<li>B</li>\n</ul>'],
    ['> A <!-- in a quote -->', '<blockquote>\n<p>A </p>\n</blockquote>'],
    [
      '| A <!-- x --> |\n|---|\n| b |',
      '<table>\n<thead>\n<tr>\n<th>A </th>\n</tr>\n</thead>\n<tbody><tr>\n<td>b</td>\n</tr>\n</tbody></table>',
    ],
    ['```\ncode\n```\n\n<!-- after\n\ncode -->\n\nText', '<pre tabindex="0"><code>code\n</code></pre>\n<p>Text</p>'],
    ['~~~\na\n~~~\n<!-- one\n\n-->\n```\nb <!-- code -->\n```\n', /^((?!one).)*&lt;!-- code --&gt;((?!one).)*$/s],
    ['**A <!-- x --> b**', '<p><strong>A  b</strong></p>'],
  ])('%j', (body, html) => {
    expect(seen(body)).toEqual(typeof html === 'string' ? html : expect.stringMatching(html));
  });

  test('nor in the title of a section', () => {
    const file = { body: '## One <!-- two -->', fault: () => {}, link: () => {}, asset: () => '' };
    expect(renderMarkdown(file).sections).toEqual([{ id: 'one', title: 'One' }]);
  });
});

test.each([
  '```html\n<!-- code -->\n\n<!-- more -->\n```',
  '~~~\n<!-- a\n\nb -->\n~~~',
  '- x\n\n  ```\n  <!-- a\n\n  b -->\n  ```',
  'Inline `<!-- x -->` code',
  '`` ` <!-- x --> ``',
  'A sign \\<!-- x -->',
])('in code it is seen: %j', (body) => {
  expect(commentsIn(body)).toEqual([]);
  expect(seen(body)).toContain('&lt;!--');
});

test('one without an end is shown, for it would hide all that follows', () => {
  expect(commentsIn('A <!-- b\n\nC')).toEqual([{ start: 2, end: 11, isOpen: true }]);
  expect(seen('A <!-- b\n\nC')).toContain('C');
  expect(withoutComments('a <!-- b --> c <!-- d')).toBe('a  c <!-- d');
});

test('many of them, and many that are none, take no time', () => {
  for (const part of ['<!--', '<!-- x -->', '`', '``` ', '`a ``b ', '\n```\n', '~~~\n'])
    expect(withoutComments(part.repeat(10_000)).length).toBeGreaterThanOrEqual(0);
});
