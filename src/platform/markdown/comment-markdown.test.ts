import { expect, test } from 'vitest';
import { renderComment, renderCommentLine } from './comment-markdown.ts';

test('a comment has emphasis, code, lists and links, and each line that was typed is one', () => {
  expect(renderComment('**Good.**\nSee `main.dart`.')).toBe(
    '<p><strong>Good.</strong><br>See <code>main.dart</code>.</p>\n',
  );
  expect(renderComment('- one\n- two')).toBe('<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n');
  expect(renderComment('[how](https://example.org/a)')).toBe('<p><a href="https://example.org/a">how</a></p>\n');
  expect(renderComment('```dart\nif (a < b) {}\n```')).toBe(
    '<pre tabindex="0"><code>if (a &lt; b) {}\n</code></pre>\n',
  );
});

test('headings do not stand among those of the page, and a box to tick is a sign', () => {
  expect(renderComment('# Well done')).toBe('<p><strong>Well done</strong></p>\n');
  expect(renderComment('- [x] tests\n- [ ] docs')).not.toContain('<input');
  expect(renderComment('- [x] tests\n- [ ] docs')).toMatch(/☑ tests[^]*☐ docs/);
});

test.each([
  '<script>alert(1)</script>',
  'before <img src=x onerror=alert(1)> after',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](https://a.example/"onmouseover="alert(1))',
  '![a"onerror="alert(1)](https://a.example/x.png)',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
])('nothing of %j becomes markup of its author', (text) => {
  expect(renderComment(text)).not.toMatch(/<(?!\/?(p|a|br)\b)|<a href="(?!https:\/\/a\.example)|<[^>]*\son\w+=/);
});

test('what is nested without end is shown as it was typed, and takes no time', () => {
  expect(renderComment('> '.repeat(20_000))).toContain('&gt;');
  expect(renderComment(`${'- '.repeat(21)}x`)).not.toContain('<ul>');
  expect(renderComment(`${'- '.repeat(20)}x`)).toContain('<ul>');
  expect(renderComment('['.repeat(4000))).toContain('[[[[');
});

test('a line stands without the frame of a paragraph', () => {
  expect(renderCommentLine('`dart analyze` reports no errors')).toBe('<code>dart analyze</code> reports no errors');
});
