import { expect, test } from 'vitest';
import { fitting, hitsIn, wordsOf } from './word-hits.ts';

const marked = (text: string, typed: string) =>
  hitsIn(text, wordsOf(typed)).map(([start, end]) => text.slice(start, end));

test.each([
  ['Ada Lovelace', 'lov', ['Lov']],
  ['Ada Lovelace', '  love   ada ', ['Ada', 'Love']],
  ['ada@lovely.example', 'lovely', ['lovely']],
  ['ada@lovely.example', 'ada@lov', ['ada@lov']],
  ['Clovelly', 'lov', []],
  ['Émile Ünlü', 'ünl', ['Ünl']],
  ['Lovelace', 'lo love', ['Love']],
  ['a+b (c)', '(c', ['(c']],
  ['anything', '.*', []],
  ['anything', '', []],
  ['Python 变量和数据类型', '数据', ['数据']],
  ['学习Python入门', 'pyth', ['Pyth']],
  ['再帰関数', '関数', ['関数']],
  ['เรียนตัวแปร', 'ตัวแปร', ['ตัวแปร']],
  ['데이터 분석', '이터', []],
])('in “%s”, “%s” is found where words begin with it', (text, typed, hits) => {
  expect(marked(text, typed)).toEqual(hits);
});

test('all of several words must be there', () => {
  expect(fitting(wordsOf('des ux'))('UX Designer')).toBe(true);
  expect(fitting(wordsOf('ux writer'))('UX Designer')).toBe(false);
});
