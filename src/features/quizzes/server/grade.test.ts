import { describe, expect, test } from 'vitest';
import { type Answer, asShown, toAuthorOrder, presentQuestion, fits } from './present-question.ts';
import { feedbackToAnswer, grade, rightAnswer } from './grade.ts';
import type { Question } from './question-shape.ts';
import { type RenderedQuestion, renderQuestion } from './rendered-question.ts';
import { disordered, sample, shuffled } from './shuffle.ts';

const file = { body: '', fault: unexpected, link: () => undefined, asset: () => '' };
const picked = (...places: (number | null)[]): Answer => ({ picked: places, typed: [] });
const typed = (...texts: string[]): Answer => ({ picked: [], typed: texts });
const shareOf = (question: Question, answer: Answer) => grade(rendered(question), answer).share;

function unexpected(_: unknown, message: string): never {
  throw new Error(message);
}

function rendered(question: Question): RenderedQuestion {
  return renderQuestion(file as never, question, []);
}

const choices = [
  { text: 'A', correct: true, feedback: 'A is right.' },
  { text: 'B', correct: false, feedback: 'B is wrong.' },
  { text: 'C', correct: true, feedback: 'C is right.' },
  { text: 'D', correct: false, feedback: 'D is wrong.' },
];
const single: Question = { type: 'single', text: 'Which?', choices: choices.slice(0, 2) };
const multiple: Question = { type: 'multiple', text: 'Which?', choices };
const number: Question = { type: 'number', text: 'How many?', answer: 1500, tolerance: 0.5, feedback: 'So many.' };
const text: Question = { type: 'text', text: 'Who?', accept: ["Ada's list", 'a list'], feedback: 'She.' };
const match: Question = {
  type: 'match',
  text: 'Match.',
  pairs: ['one', 'two', 'three', 'four'].map((word) => ({ left: word, right: `is \`<${word}>\`` })),
  feedback: 'Numbers.',
};
const order: Question = { type: 'order', text: 'Order.', lines: ['a', '  b', 'c'], feedback: 'So.' };
const fill: Question = { type: 'fill', text: 'A [[1]] and `[[2]]`.', blanks: [['x', 'y'], ['z']], feedback: 'So.' };
const predict: Question = { type: 'predict', language: 'text', code: 'x', output: ' 1\n2\n', feedback: 'So.' };
const bug: Question = { type: 'bug', text: 'Where?', language: 'text', code: 'a\nb\n', line: 2, feedback: 'So.' };
const all = [single, multiple, number, text, match, order, fill, predict, bug];

describe('a choice', () => {
  test('of the right one is right, and of another one, of two or of none is not', () => {
    expect([picked(0), picked(1), picked(0, 1), picked()].map((each) => shareOf(single, each))).toEqual([1, 0, 0, 0]);
  });

  test.each([
    [picked(0, 2), 1],
    [picked(0), 0.5],
    [picked(0, 1, 2), 0.5],
    [picked(0, 1), 0],
    [picked(0, 1, 2, 3), 0],
    [picked(), 0],
  ])('among several counts in part, and a wrong one takes away as much as a right one gives: %j', (answer, share) => {
    expect(grade(rendered(multiple), answer)).toMatchObject({ share, isRight: share === 1 });
  });

  test('is told why, and so is what was missed', () => {
    expect(grade(rendered(multiple), picked(3, 0)).feedback).toEqual(['D is wrong.', 'A is right.', 'C is right.']);
    expect(grade(rendered(single), picked(0)).feedback).toEqual(['A is right.']);
  });
});

test.each(['1500', ' 1 500 ', '1,500', '1500.4', '1500,4', '1.5e3', '+1499.5', '1,500.00'])(
  'the number %j is fifteen hundred, more or less',
  (given) => expect(shareOf(number, typed(given))).toBe(1),
);

test.each(['', '1500.6', '-1500', '15', '1500 apples', '0x5DC', 'NaN', 'Infinity', '1,5,00', '.', '1e999'])(
  'the number %j is not',
  (given) => expect(shareOf(number, typed(given))).toBe(0),
);

test('a fraction is right without a tolerance, with a comma too, although binary fractions are not exact', () => {
  const sum: Question = { ...number, answer: 0.3, tolerance: 0 };
  expect([String(0.1 + 0.2), '0,3', '.3', '-.3', '−0.3'].map((each) => shareOf(sum, typed(each)))).toEqual([
    1, 1, 1, 0, 0,
  ]);
});

test('a text is right whatever its case, its spaces and its quotation marks, and no other text is', () => {
  const given = ['a list', '  A \n LIST ', 'ADA’S  list', 'alist', 'lists', ''];
  expect(given.map((each) => shareOf(text, typed(each)))).toEqual([1, 1, 1, 0, 0, 0]);
});

test('pairs count one by one, and what was left open counts nothing', () => {
  const given = [picked(0, 1, 2, 3), picked(0, 1, 3, 2), picked(null, null, 2), picked()];
  expect(given.map((each) => shareOf(match, each))).toEqual([1, 0.5, 0.25, 0]);
});

test('lines are in their order or not', () => {
  expect([picked(0, 1, 2), picked(1, 0, 2), picked()].map((each) => shareOf(order, each))).toEqual([1, 0, 0]);
});

test('in code the case of letters counts: in forms between backticks, and in places inside code of the text', () => {
  const code: Question = { ...text, accept: ['`ValueError`', 'a `ValueError`', 'a wrong value'] };
  const given = ['ValueError', '`ValueError`', ' a  ValueError', 'A Wrong Value', 'valueerror', 'A ValueError', ''];
  expect(given.map((each) => shareOf(code, typed(each)))).toEqual([1, 1, 1, 1, 0, 0, 0]);
  const places: Question = { ...fill, text: '[[1]], `print([[2]])`, [[3]]', blanks: [['x'], ['type'], ['y', '`def`']] };
  const shares = [typed('X', 'type', 'def'), typed('X', 'TYPE', 'Y'), typed('x', 'Type', 'DEF')];
  expect(shares.map((each) => Math.round(3 * shareOf(places, each)))).toEqual([3, 2, 1]);
  expect(presentQuestion(rendered(places), 'seed').exact).toEqual([1, 2]);
  const block: Question = { ...places, text: '```python\n[[1]] = <code>[[2]]\n```\n\n[[3]]' };
  expect(presentQuestion(rendered(block), 'seed').exact).toEqual([0, 1, 2]);
});

test('an author says for a whole question whether the case of letters counts', () => {
  const sql: Question = { ...fill, text: '`returned [[1]] NULL`', blanks: [['is']], ignoreCase: true };
  expect(shareOf(sql, typed('IS'))).toBe(1);
  expect(presentQuestion(rendered(sql), 'seed').exact).toBeUndefined();
  const name: Question = { ...text, accept: ['Ada'], ignoreCase: false };
  expect(['Ada', 'ada'].map((each) => shareOf(name, typed(each)))).toEqual([1, 0]);
});

test('a form that is nothing but a backtick is no empty answer', () => {
  const tick: Question = { ...text, accept: ['`', '``'] };
  expect(['`', '``', ''].map((each) => shareOf(tick, typed(each)))).toEqual([1, 1, 0]);
});

test('places count one by one', () => {
  const given = [typed('Y', ' z '), typed('x'), typed('', 'z'), typed('z', 'x'), typed()];
  expect(given.map((each) => shareOf(fill, each))).toEqual([1, 0.5, 0.5, 0, 0]);
});

test('which parts are right is told one by one, in the order of the answer', () => {
  const partsOf = (question: Question, answer: Answer) => grade(rendered(question), answer).parts;
  expect(partsOf(multiple, picked(3, 0))).toEqual([false, true]);
  expect(partsOf(match, picked(0, 2, null))).toEqual([true, false, false, false]);
  expect(partsOf(order, picked(0, 2, 1))).toEqual([true, false, false]);
  expect(partsOf(fill, typed('Y', 'Z'))).toEqual([true, false]);
  expect(partsOf(predict, typed(' 1\n3\n2'))).toEqual([true, false, false]);
  for (const [question, answer] of [
    [single, picked(1)],
    [bug, picked(1)],
    [number, typed('2')],
    [text, typed('x')],
    [{ ...predict, output: '15' }, typed('16')],
  ] as const)
    expect(partsOf(question, answer)).toEqual([]);
});

test('a wrong answer gets the hint, never the explanation of the solution, and a right one the explanation', () => {
  const withHint = { hint: 'Count the `x`.' };
  const feedbackOf = (question: Question, answer: Answer, isRight: boolean) =>
    feedbackToAnswer(rendered({ ...question, ...withHint }), answer, isRight);
  expect(feedbackOf(fill, typed('Y', 'Z'), false)).toEqual(['Count the <code>x</code>.']);
  expect(feedbackOf(fill, typed('Y', 'z'), true)).toEqual(['So.']);
  expect(feedbackOf(single, picked(1), false)).toEqual(['B is wrong.', 'Count the <code>x</code>.']);
  expect(feedbackOf(single, picked(0), true)).toEqual(['A is right.']);
  expect(feedbackToAnswer(rendered(fill), typed('Y'), false)).toEqual([]);
});

test('an output is right whatever spaces end its lines, and not without those that begin them', () => {
  const given = [' 1\n2', ' 1  \r\n2 \n\n', '1\n2', ' 1 2', ''];
  expect(given.map((each) => shareOf(predict, typed(each)))).toEqual([1, 1, 0, 0, 0]);
});

test('an output of arrays and objects is right with and without the space inside their brackets', () => {
  const arrays = { ...predict, output: '[ 80, 110 ]\n{ a: [] }' };
  const given = ['[80, 110]\n{a: []}', '[ 80,110 ]\n{ a: [] }', '[ 80, 110 ]\n{ a: [ ] }', '80, 110\na: []'];
  expect(given.map((each) => shareOf(arrays, typed(each)))).toEqual([1, 0, 1, 0]);
});

test('a fault is in its line and in no other', () => {
  expect([picked(2), picked(1), picked()].map((each) => shareOf(bug, each))).toEqual([1, 0, 0]);
});

describe('a question of each type', () => {
  test.each(all)('takes the answer that is called right, as shown under any seed: $type', (question) => {
    const made = rendered(question);
    for (const seed of ['one', 'two', 'three']) {
      const shown = asShown(made, seed, rightAnswer(made));
      expect(fits(presentQuestion(made, seed), shown)).toBe(true);
      expect(grade(made, toAuthorOrder(made, seed, shown)).share).toBe(1);
    }
  });

  test.each(all)('takes an empty answer, which is worth nothing: $type', (question) => {
    const made = rendered(question);
    expect(fits(presentQuestion(made, 'seed'), picked())).toBe(true);
    expect(grade(made, toAuthorOrder(made, 'seed', picked())).share).toBe(0);
  });

  test('is shown without what tells its answer', () => {
    expect(presentQuestion(rendered(fill), 'seed')).toEqual({
      id: '',
      type: 'fill',
      options: [],
      lefts: [],
      code: '',
      language: '',
      blanks: 2,
      exact: [1],
      textHtml: '<p>A <b data-blank>(1)</b> and <code><b data-blank>(2)</b></code>.</p>\n',
    });
    expect(presentQuestion(rendered(bug), 'seed')).toMatchObject({ code: 'a\nb', textHtml: '<p>Where?</p>\n' });
  });

  test('has the right sides of pairs as text, for they stand in selects', () => {
    expect(presentQuestion(rendered(match), 'seed').options.toSorted()).toEqual([
      'is <four>',
      'is <one>',
      'is <three>',
      'is <two>',
    ]);
  });
});

describe('an order by a seed', () => {
  test('is always the same, has every place once, and another seed has another one', () => {
    expect(shuffled(20, 'seed')).toEqual(shuffled(20, 'seed'));
    expect(shuffled(20, 'seed').toSorted((one, other) => one - other)).toEqual([...Array(20).keys()]);
    expect(shuffled(20, 'seed')).not.toEqual(shuffled(20, 'other'));
  });

  test('is the one of every earlier version: what was answered is kept by the places as shown', () => {
    expect(shuffled(8, 'a seed')).toEqual([4, 0, 7, 2, 3, 5, 6, 1]);
    expect(shuffled(20, 'a seed')).toEqual([4, 15, 12, 8, 0, 7, 13, 11, 18, 17, 2, 3, 10, 14, 19, 5, 16, 6, 9, 1]);
    expect(sample(34, 16, 'a seed')).toEqual([0, 2, 4, 7, 8, 11, 12, 13, 15, 17, 18, 22, 26, 31, 32, 33]);
  });

  test('puts each of three in each place about as often', () => {
    const firsts = Array.from({ length: 3000 }, (_, seed) => shuffled(3, String(seed))[0]);
    for (const place of [0, 1, 2]) {
      expect(firsts.filter((first) => first === place).length).toBeGreaterThan(900);
    }
  });

  test('of lines or pairs is never the right one', () => {
    for (let seed = 0; seed < 50; seed += 1) expect(disordered(2, String(seed))).toEqual([1, 0]);
  });

  test('draws so many, in the order of the author', () => {
    const places = sample(10, 4, 'seed');
    expect(places).toHaveLength(4);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('draws those that were used less often first', () => {
    expect(sample(5, 2, 'seed', [1, 0, 2, 0, 1])).toEqual([1, 3]);
    const [first, second, third] = sample(5, 3, 'seed', [1, 0, 2, 0, 1]);
    expect([first, second, third].filter((place) => place === 1 || place === 3)).toHaveLength(2);
    expect(sample(5, 3, 'seed', [1, 0, 2, 0, 1])).not.toContain(2);
  });
});
