import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
// The console loads it lazily; importing it here avoids waiting in the tests.
import './gift-part.tsx';
import { Part } from './lists-part.tsx';

const item = { kind: 'quiz', id: 'glass/the-furnace' } as const;
const gift = 'Two and two? {#4}\n\nIs glass hot? {T}\n\nWrite an essay. {}';
let first = '';

function Holder() {
  const [text, setText] = useState(first);
  return (
    <>
      <Part item={item} text={text} onWrite={setText} />
      <pre data-testid="text">{text}</pre>
    </>
  );
}

/** Response of the server to `gift`. */
const answer = {
  questions: [
    { type: 'number', text: 'Two and two?', answer: 4, feedback: 'It is 4.' },
    {
      type: 'single',
      text: 'Is glass hot?',
      choices: [
        { text: 'True', correct: true, feedback: 'That is right.' },
        { text: 'False', feedback: 'That is not right.' },
      ],
    },
  ],
  text: 'questions:\n  - id: q1\n    text: Is glass hot?',
  notes: [{ line: 5, message: 'not taken: an essay cannot be graded by a program' }],
};

beforeEach(() => {
  putWho({ ...ada, role: 'admin' });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [], ...answer })));
});

async function read(text: string): Promise<void> {
  first = text;
  await openSmallSite({ pages: { '/': Holder }, at: '/' });
  fireEvent.click(await screen.findByText('Import questions from a GIFT file, such as Moodle’s'));
  fireEvent.change(screen.getByLabelText('Questions in GIFT format'), { target: { value: gift } });
  fireEvent.click(screen.getByRole('button', { name: 'Preview questions' }));
  await screen.findByText('2 questions found');
  expect(screen.getByText('Line 5: not taken: an essay cannot be graded by a program')).toBeTruthy();
  expect(written(), 'looking changes nothing').toBe(text);
}

const written = () => screen.getByTestId('text').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('questions go behind those there, with ids of their own, and all else stays as it is; that is undone', async () => {
  const quiz =
    'passPercent: 80\nquestions:\n  - id: q1\n    type: number\n    text: One and one?\n    answer: 2\n    feedback: So.\n';
  await read(quiz);
  press('Add 2 questions after the existing ones');
  expect(written()).toMatch(/^passPercent: 80\nquestions:\n {2}- id: q1\n[^]* {2}- id: q2\n[^]* {2}- id: q3\n/);
  expect(written()).toContain('text: Is glass hot?');
  expect(screen.getByText('2 questions are now in the text. Nothing is published yet.')).toBeTruthy();
  press('Undo');
  expect(written()).toBe(quiz);
});

test('or in the place of those there', async () => {
  await read('questions:\n  - id: q1\n    type: number\n    text: One and one?\n    answer: 2\n    feedback: So.\n');
  press('Replace the existing ones with 2 questions');
  expect(written()).toMatch(/^questions:\n {2}- id: q1\n[^]* {2}- id: q2\n/);
  expect(written()).not.toContain('One and one?');
});

test('a text that would lose something by it stays as it is: the questions are there to be copied', async () => {
  const commented =
    'questions:\n  # The first one.\n  - id: q1\n    type: number\n    text: One?\n    answer: 1\n    feedback: So.\n';
  await read(commented);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  const copied = screen.getByLabelText<HTMLTextAreaElement>('Questions as quiz text');
  expect(copied.value).toContain('text: Is glass hot?');
  expect(written()).toBe(commented);
});
