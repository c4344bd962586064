import { expect, test } from 'vitest';
import type { RenderedQuestion } from '../rendered-question.ts';
import { questionCount } from './question-count.ts';

function choice(text: string, ...options: readonly string[]): RenderedQuestion {
  const choices = options.map((option, place) => ({ text: option, correct: place === 0, feedback: '-' }));
  const html = { textHtml: `<p>${text}</p>\n`, options, leftsHtml: [], feedbackHtml: [] };
  return { id: 'q', type: 'single', text, choices, ...html };
}

const lists = choice('What is <strong>a list</strong>?', 'many', 'one', '<code>&lt;ul&gt;</code>');
const pick = (...picked: (number | null)[]) => ({ picked });

test('a question that nobody has had says its text, and no more', () => {
  expect(questionCount(lists).figures()).toEqual({ text: 'What is a list?', tried: 0, passed: 0, lure: null });
});

test('only what is wholly right is right', () => {
  const count = questionCount(lists);
  for (const share of [1, 0.5, 0]) count.add(share);
  count.add(1, 7);
  expect(count.figures()).toMatchObject({ tried: 10, passed: 8 });
});

test('the wrong choice that most have chosen is named as it reads, of all who were wrong, those with no answer too', () => {
  const count = questionCount(lists);
  for (const answer of [pick(1), pick(2), pick(2), pick()]) count.lookAt(lists, answer);
  expect(count.figures().lure).toEqual({ text: '<ul>', share: 0.5 });
});

test('a choice is known by its words in another order, and one that is there no more, or is right now, is not named', () => {
  const earlier = choice('Which?', 'right then', 'one', 'gone', 'many');
  const count = questionCount(lists);
  for (const place of [2, 2, 3, 3, 3, 1]) count.lookAt(earlier, pick(place));
  expect(count.figures().lure).toEqual({ text: 'one', share: 1 / 6 });
});

test('a right choice among wrong ones lures nobody', () => {
  const count = questionCount(lists);
  count.lookAt(lists, pick(0, null));
  expect(count.figures().lure).toBeNull();
});

test('what a question asks of code is told with the code, and a long one is cut between words', () => {
  const html = { textHtml: '<p>What does this print?</p>\n', options: [], leftsHtml: [], feedbackHtml: [] };
  const code = { language: 'python', code: `total = 0\n${'print(total)\n'.repeat(20)}`, output: '0', feedback: '-' };
  const { text } = questionCount({ id: 'q', type: 'predict', ...code, ...html }).figures();
  expect(text).toMatch(/^What does this print\? total = 0 print\(total\) .*print\(total…$/);
  expect(text.length).toBeLessThanOrEqual(161);
});

test('one endless word is cut where it has to be, and no sign in two', () => {
  const html = { textHtml: `.${'🫖'.repeat(300)}`, options: [], leftsHtml: [], feedbackHtml: [] };
  const { text } = questionCount({
    id: 'q',
    type: 'number',
    text: '',
    answer: 1,
    tolerance: 0,
    feedback: '-',
    ...html,
  }).figures();
  expect(text).toBe(`.${'🫖'.repeat(79)}…`);
});
