import { expect, onTestFinished, test } from 'vitest';
import { openFile } from './open-file.ts';

const source = '---\ntitle: A\nlist:\n  - one\n  - name: two\n---\n\n\nBody\n\nmore\n';

test('a Markdown file is its front matter and the text beneath', () => {
  const { data, body, faults } = openFile('a.md', source);
  expect(data).toEqual({ title: 'A', list: ['one', { name: 'two' }] });
  expect(body).toBe('Body\n\nmore');
  expect(faults).toEqual([]);
  expect(openFile('a.md', source.replaceAll('\n', '\r\n')).data).toEqual(data);
});

test('each key and each line of the body knows its line in the file', () => {
  const { lineOf, bodyLine } = openFile('a.md', source);
  expect([['title'], ['list', 0], ['list', 1, 'name']].map((path) => lineOf(path))).toEqual([2, 4, 5]);
  expect(lineOf(['list', 1, 'name'], true)).toBe(5);
  expect([bodyLine(0), bodyLine(2)]).toEqual([9, 11]);
  expect(openFile('a.yaml', '# x\n- one\n- two\n').lineOf([1])).toBe(3);
});

test('what is missing stands at the line above it', () => {
  expect(openFile('a.md', source).lineOf(['list', 1, 'missing'])).toBe(5);
  expect(openFile('a.md', source).lineOf(['missing'])).toBe(2);
});

test.each([
  ['no front matter', 'Text', 1, 'front matter'],
  ['a byte order mark', `\uFEFF${source}`, 1, 'byte order mark'],
  ['a key twice', '---\ntitle: A\ntitle: B\n---\nx', 3, 'unique'],
  ['YAML that is none', '---\ntitle: [A\n---\nx', 2, 'end with a ]'],
  ['an alias', '---\na: &x 1\nb: *x\n---\nx', 3, 'aliases'],
  ['a tag that would be code', '---\na: 1\nb: !!js/function x\n---\nx', 3, 'tag'],
])('%s is a fault at its line', (_, text, line, words) => {
  const { faults, data } = openFile('a.md', text);
  expect(data).toBeNull();
  expect(faults[0]).toMatchObject({ line, message: expect.stringContaining(words) as string });
});

test.each([
  ['5,000 keys', Array.from({ length: 5000 }, (_, at) => `k${at}: 1`).join('\n'), 'has more than 1000 keys'],
  ['brackets within brackets', `a: ${'['.repeat(100_000)}`, 'is nested too deeply'],
  ['maps within maps', '{a: '.repeat(50_000), 'is nested too deeply'],
  ['lists within lists', '- '.repeat(100_000), 'is nested too deeply'],
  ['keys within keys', '? '.repeat(100_000), 'is nested too deeply'],
  ['a key that is there twice', 'a: 1\nb: 2\na: 3', 'Map keys must be unique'],
])('a text made to cost time is refused with one fault: %s', (_, yaml, message) => {
  expect(openFile('a.yaml', yaml).faults).toEqual([{ line: expect.any(Number) as number, message }]);
});

test('however much is wrong, the first hundred faults are told, and errors elsewhere keep their traces', () => {
  const before = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit')!;
  onTestFinished(() => void Object.defineProperty(Error, 'stackTraceLimit', before));
  const limits: unknown[] = [];
  Object.defineProperty(Error, 'stackTraceLimit', {
    configurable: true,
    get: () => before.value as unknown,
    set(limit) {
      limits.push(limit);
    },
  });
  expect(openFile('a.yaml', '- @a\n'.repeat(5000)).faults).toHaveLength(100);
  expect(limits).toEqual([0, before.value]);
});
