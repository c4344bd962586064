import { expect, test } from 'vitest';
import { withoutTags } from '../../contract/without-tags.ts';
import { highlighted } from './highlight.ts';

test.each([
  ['python', 'def f(a):\n    return "x" # y', ['keyword', 'title', 'string', 'comment']],
  ['javascript', 'const a = 1; // b', ['keyword', 'number', 'comment']],
  ['jsx', 'const a = <p className="b">{c}</p>;', ['keyword', 'name', 'string']],
  ['dart', 'final int a = 1;', ['keyword', 'number']],
  ['html', '<p class="a">b</p>', ['name', 'string']],
  ['sh', 'echo "a" # b', ['string', 'comment']],
])('code in %s has its tokens marked', (language, code, kinds) => {
  for (const kind of kinds) expect(highlighted(code, language)).toContain(`hl-${kind}`);
});

test('no token spans several lines, and the text stays as it is written', () => {
  const code = 'a = """one\n<two> & \'three\'\n"""\nf"x {b} y"';
  const html = highlighted(code, 'python')!;
  for (const line of html.split('\n')) expect(line.split('<span').length).toBe(line.split('</span>').length);
  const text = withoutTags(html, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  expect(text.replaceAll('&amp;', '&')).toBe(code);
});

test('markup in code stays text', () => {
  expect(highlighted('a = "<script>alert(1)</script>"', 'python')).not.toContain('<script');
});

test('code of an unknown language, too long code and code with blanks is not highlighted', () => {
  expect(highlighted('10 PRINT', 'basic')).toBeUndefined();
  expect(highlighted('a = 1\n'.repeat(5000), 'python')).toBeUndefined();
  expect(highlighted('for [[1]] in a:', 'python')).toBeUndefined();
  expect(highlighted('a', 'constructor')).toBeUndefined();
});
