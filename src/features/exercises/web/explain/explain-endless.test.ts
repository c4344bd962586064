import { expect, test } from 'vitest';
import { explainEndless } from './explain-endless.ts';

test.each([
  ['i = 0\nwhile i < 3:\n    print(i)', /^Nothing in the loop changes i,/],
  ['while True:\n    print(1)', /^This loop goes on until break/],
  ['for (let i = 0; i < 3; i + 2) {\n  console.log(i);\n}', /^The last part of for/],
])('the cause of an endless loop is named: %j', (code, words) => {
  expect(explainEndless(code)).toMatch(words);
});

test.each([
  'import random\nwhile not is_sorted(items):\n    random.shuffle(items)',
  'while items:\n    heappop(items)',
  'while queue.count(0):\n    pass',
])('a loop that calls something is not blamed for changing nothing: %j', (code) => {
  expect(explainEndless(code)).toMatch(/^Does each round/);
});
