import { expect, test } from 'vitest';
import { commentFaults, subjectFault } from './wording.ts';

test.each([
  ['/** What was typed. */', 'What'],
  ['  // Whoever learns here.', 'Whoever'],
  [' * Where it is not, nothing happens.', 'Where'],
  ['/** Whether it is empty. */', 'Whether'],
  ['/** How long it waits. */', 'How'],
])('the comment %j begins with a clause', (comment, word) => {
  expect(commentFaults(`const one = 1;\n${comment}\n`)).toEqual([
    { line: 2, fault: `begin with a noun or a verb instead of “${word}”` },
  ]);
});

test.each(['/** Input of the field. */', "const text = 'What is it?'; // Whatever follows", '// What'])(
  'the line %j is no fault',
  (line) => {
    expect(commentFaults(line)).toEqual([]);
  },
);

test('a docstring of five lines is short enough, one of six is not', () => {
  const docstring = (count: number) => ['/**', ...Array.from({ length: count }, () => ' * Text.'), ' */'].join('\n');
  expect(commentFaults(docstring(5))).toEqual([]);
  expect(commentFaults(`\n${docstring(6)}`)).toEqual([{ line: 2, fault: '6 lines of docstring, limit 5' }]);
});

test.each([
  'exercises: show print output in failing tests',
  'http, queries: cancel first reads',
  "Merge branch 'main'",
])('the subject %j is accepted', (subject) => {
  expect(subjectFault(subject)).toBeNull();
});

test('a subject without an area, or of more than 72 letters, is refused', () => {
  expect(subjectFault('Show print output')).toBe('write “area: imperative”');
  expect(subjectFault(`a: ${'b'.repeat(69)}`)).toBeNull();
  expect(subjectFault(`a: ${'b'.repeat(70)}`)).toBe('73 letters, limit 72');
});
