import { expect, test } from 'vitest';
import { isMarkedExample, withExampleMark } from './example-mark.ts';

const own = '---\ntitle: A day\norder: 1\n---\n\nexample: true\n';
const example = '---\ntitle: A day\nexample: true\norder: 1\n---\n\nexample: true\n';

test('the mark is a line of the front matter, and nothing else of a text', () => {
  expect([isMarkedExample(example), isMarkedExample(own), isMarkedExample('example: true\n')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('it is taken away and put back, and everything else stays as it is', () => {
  expect(withExampleMark(example, false)).toBe(own);
  expect(withExampleMark(own, true)).toBe(example);
  expect(withExampleMark(example, true)).toBe(example);
  expect(withExampleMark('no front matter', true)).toBe('no front matter');
});
