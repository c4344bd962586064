import { expect, test } from 'vitest';
import { caseCount } from './case-count.ts';
import { firstSubmissionOfCases } from './first-submission.ts';

const visible = [{ name: 'adds' }, { name: 'adds nothing' }];
const hidden = [{ name: 'adds' }, { name: 'below nothing' }];
const count = () => caseCount(visible, hidden);

test('cases that nobody has tried are named, those that learners see first', () => {
  const none = { tried: 0, passed: 0, stuck: 0 };
  expect(count().figures()).toEqual([
    { name: 'adds', isHidden: false, ...none },
    { name: 'adds nothing', isHidden: false, ...none },
    { name: 'adds', isHidden: true, ...none },
    { name: 'below nothing', isHidden: true, ...none },
  ]);
});

test('a hidden case is another than a visible one of its name, and what is in the exercise no more is left out', () => {
  const cases = count();
  cases.add(
    [
      ['adds', 0, 1],
      ['adds', 1, 0],
      ['removed', 0, 0],
    ],
    [
      ['adds', 1, 0],
      ['removed', 0, 0],
    ],
    3,
  );
  cases.add([['adds', 0, 1]], [], 2);
  expect(cases.figures().map(({ tried, passed, stuck }) => [tried, passed, stuck])).toEqual([
    [5, 5, 0],
    [0, 0, 0],
    [3, 0, 3],
    [0, 0, 0],
  ]);
});

test('of a program that was graded is kept which cases it passed, and by itself which it failed', () => {
  const verdict = { expected: '1', got: '2' };
  const { firstTry, stuckAt } = firstSubmissionOfCases([
    { name: 'adds', isHidden: false, isPassed: true, ...verdict },
    { name: 'below nothing', isHidden: true, isPassed: false, ...verdict },
  ]);
  expect(JSON.parse(firstTry)).toEqual({
    cases: [
      ['adds', 0, 1],
      ['below nothing', 1, 0],
    ],
  });
  expect(JSON.parse(stuckAt)).toEqual([['below nothing', 1, 0]]);
});
