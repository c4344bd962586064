import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { presentedQuestion } from '../../../../../test/support/presented-question.ts';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import type { QuestionExercise } from '../exercise.ts';
import { QuestionExercisePart } from './question-exercise.tsx';

const exercise: QuestionExercise = {
  courseId: 'course2',
  exerciseId: 'order',
  title: 'In order',
  points: 4,
  version: 'v1',
  taskHtml: '',
  task: { kind: 'question', question: presentedQuestion('single', { options: ['a list', 'a set'] }) },
};

interface Sent {
  readonly key: string;
  readonly userId: string;
}

const isWrong = () =>
  Response.json(
    { isRight: false, share: 0, parts: [], feedback: [], isExplained: false, points: 0, maxPoints: 4 },
    { status: 201 },
  );
const pick = (option: string) => fireEvent.click(screen.getByRole('radio', { name: option }));

/**
 * Renders it for an enrolled learner with a server that answers like this. Returns the sent requests and the button.
 */
async function open(exerciseId: string, answer: () => Response | Promise<Response> = isWrong) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.startsWith('/api/enrolments')) return Response.json({ items: [{ courseId: 'course2' }], nextCursor: null });
    if (!url.endsWith('/answers')) return new Response('No.', { status: 500 });
    sent.push(JSON.parse(body as string) as Sent);
    return answer();
  });
  act(() => putWho(ada));
  const Page = () => <QuestionExercisePart exercise={{ ...exercise, exerciseId }} />;
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check my answer' });
  return { sent, button };
}

test('an answer that is sent twice in one moment is one answer, and the next one is another', async () => {
  const { sent, button } = await open('order');
  pick('a set');
  const send = () => fireEvent.submit(button.form!);
  send();
  send();
  await screen.findByText(/^Not right yet/);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(sent).toMatchObject([{ userId: ada.uid }]);
  send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test.each([
  ['verdict', isWrong, /^Not right yet/],
  ['refusal', () => Response.json({ code: 'question-changed', status: 409, detail: 'No.' }, { status: 409 }), /No\.$/],
])('a %s that comes late is not shown under another answer, but under its own', async (what, answer, text) => {
  const held = Promise.withResolvers<Response>();
  const { sent, button } = await open(`late-${what}`, () => held.promise);
  pick('a set');
  fireEvent.submit(button.form!);
  await waitFor(() => expect(sent).toHaveLength(1));
  pick('a list');
  held.resolve(answer());
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByText(text)).toBeNull();
  pick('a set');
  await screen.findByText(text);
});
