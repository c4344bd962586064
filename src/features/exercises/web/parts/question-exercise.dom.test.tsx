import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { asked } from '../../../../../test/support/asked-question.ts';
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
  task: { kind: 'question', question: asked('single', { options: ['a list', 'a set'] }) },
};

test('an answer that is sent twice in one moment is one answer, and the next one is another', async () => {
  const sent: { readonly key: string; readonly userId: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.startsWith('/api/enrolments')) return Response.json({ items: [{ courseId: 'course2' }], nextCursor: null });
    if (!url.endsWith('/answers')) return new Response('No.', { status: 500 });
    sent.push(JSON.parse(body as string) as (typeof sent)[number]);
    const result = { isRight: false, share: 0, feedback: [], points: 0, maxPoints: 4 };
    return Response.json(result, { status: 201 });
  });
  act(() => putWho(ada));
  await openSmallSite({ pages: { '/': () => <QuestionExercisePart exercise={exercise} /> }, at: '/' });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check my answer' });
  fireEvent.click(screen.getByRole('radio', { name: 'a set' }));
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
