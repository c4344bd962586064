import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { presentedQuestion } from '../../../../../test/support/presented-question.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import type { Answer, PresentedQuestion } from '../data.ts';
import { QuestionField } from './question-field.tsx';

/** Renders one question; `answer` returns the last answer. */
async function ask(question: PresentedQuestion) {
  const answers: Answer[] = [];
  function Page() {
    const [answer, setAnswer] = useState<Answer>({ picked: [], typed: [] });
    const take = (given: Answer) => {
      answers.push(given);
      setAnswer(given);
    };
    return <QuestionField question={question} answer={answer} onAnswer={take} heading="Question 3" />;
  }
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  return { user: userEvent.setup(), answer: () => answers.at(-1) };
}

const picked = (...places: (number | null)[]) => ({ picked: places, typed: [] });
const typed = (...texts: string[]) => ({ picked: [], typed: texts });

test('a question is a group that bears its number and its text', async () => {
  await ask(presentedQuestion('text', { textHtml: '<p>Who wrote this?</p>' }));
  expect(screen.getByRole('group', { name: 'Question 3 Who wrote this?' })).toBeTruthy();
});

test('one of several is chosen with Tab and the arrow keys', async () => {
  const { user, answer } = await ask(presentedQuestion('single', { options: ['<code>a</code>', 'b', 'c'] }));
  await user.tab();
  await user.keyboard(' ');
  expect(answer()).toEqual(picked(0));
  await user.keyboard('{ArrowDown}');
  expect(answer()).toEqual(picked(1));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'b' }).checked).toBe(true);
});

test('several are chosen with Tab and the space bar, and given back the same way', async () => {
  const { user, answer } = await ask(presentedQuestion('multiple', { options: ['a', 'b', 'c'] }));
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard(' ');
  expect(answer()).toEqual(picked(1, 2));
  await user.keyboard(' ');
  expect(answer()).toEqual(picked(1));
});

test.each(['number', 'text'] as const)('a %s is typed, and the browser corrects nothing of it', async (type) => {
  const { user, answer } = await ask(presentedQuestion(type));
  await user.tab();
  await user.keyboard('3,5');
  expect(answer()).toEqual(typed('3,5'));
  const field = screen.getByRole('textbox', { name: 'Your answer' });
  expect([field.getAttribute('autocorrect'), field.getAttribute('inputmode')]).toEqual([
    'off',
    type === 'number' ? 'decimal' : 'text',
  ]);
});

test('what a program prints is typed line by line, beneath the program', async () => {
  const { user, answer } = await ask(presentedQuestion('predict', { textHtml: '', code: 'print(1)\nprint(2)' }));
  expect(screen.getByRole('group', { name: 'Question 3 What does this program print?' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Program' }).textContent).toBe('print(1)\nprint(2)');
  await user.click(screen.getByRole('textbox', { name: 'Output, line by line' }));
  await user.keyboard('1{Enter}2');
  expect(answer()).toEqual(typed('1\n2'));
});

test('pairs are made with a select for each left side', async () => {
  const { user, answer } = await ask(
    presentedQuestion('match', { lefts: ['<code>append</code>', 'keys'], options: ['dictionary', 'list'] }),
  );
  const select = screen.getByRole('combobox', { name: 'append' });
  await user.tab();
  expect(document.activeElement).toBe(select);
  await user.selectOptions(select, 'list');
  expect(answer()).toEqual(picked(1, null));
  await user.selectOptions(screen.getByRole('combobox', { name: 'keys' }), 'dictionary');
  expect(answer()).toEqual(picked(1, 0));
  await user.selectOptions(select, 'Choose …');
  expect(answer()).toEqual(picked(null, 0));
});

test('each place of a text has a field', async () => {
  const { user, answer } = await ask(
    presentedQuestion('fill', { textHtml: '<p>A <b data-blank>(1)</b>, a <b data-blank>(2)</b>.</p>', blanks: 2 }),
  );
  await user.tab();
  await user.tab();
  await user.keyboard('key');
  expect(answer()).toEqual(typed('', 'key'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Blank 2' }).value).toBe('key');
});

test('a blank in code is filled in within the code', async () => {
  const textHtml = '<pre><code>while n <b data-blank>(1)</b> 3:\n    n <b data-blank>(2)</b> 1\n</code></pre>';
  const { user, answer } = await ask(presentedQuestion('fill', { textHtml, blanks: 2, exact: [0, 1] }));
  const code = within(screen.getByRole('code'));
  await user.type(code.getByRole('textbox', { name: 'Blank 1' }), '<');
  await user.type(code.getByRole('textbox', { name: 'Blank 2', description: 'Capitalization matters.' }), '+=');
  expect(answer()).toEqual(typed('<', '+='));
});

test('a blank with too long a text keeps it, says so and is not sent', async () => {
  const { user, answer } = await ask(
    presentedQuestion('fill', { textHtml: '<p>A <b data-blank>(1)</b>.</p>', blanks: 1 }),
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Blank 1' });
  await user.click(field);
  await user.paste('a'.repeat(4001));
  expect(answer()).toEqual(typed('a'.repeat(4001)));
  screen.getByText('Too long by 1 character. The limit is 4,000.');
  expect(field.checkValidity()).toBe(false);
});

test('the line of a fault is chosen with the arrow keys', async () => {
  const { user, answer } = await ask(presentedQuestion('bug', { code: 'total = 0\n  total += price' }));
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  expect(answer()).toEqual(picked(2));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Line 2: total += price' }).checked).toBe(true);
});

const lines = () =>
  within(screen.getByRole('list', { name: 'The lines in your order' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('code')?.textContent);

test('lines are moved with their buttons, and the focus goes along', async () => {
  const { user, answer } = await ask(presentedQuestion('order', { options: ['a', 'b', 'c'] }));
  expect(lines()).toEqual(['a', 'b', 'c']);
  screen.getByRole('button', { name: 'Move down: a' }).focus();
  await user.keyboard('{Enter}');
  expect(answer()).toEqual(picked(1, 0, 2));
  expect(lines()).toEqual(['b', 'a', 'c']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: a' }));
  expect(screen.getByRole('status').textContent).toBe('a is now line 2 of 3.');
  await user.keyboard('{Enter}');
  expect(answer()).toEqual(picked(1, 2, 0));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: a' }));
});

test('lines are moved with the arrow keys too, and not beyond the ends', async () => {
  const { user, answer } = await ask(presentedQuestion('order', { options: ['a', 'b', 'c'] }));
  screen.getByRole('button', { name: 'Move up: c' }).focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(answer()).toEqual(picked(2, 0, 1));
  await user.keyboard('{ArrowDown}');
  expect(answer()).toEqual(picked(0, 2, 1));
});
