import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuizServer, name, noon } from '../../../../../test/support/quiz-server.ts';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { Part as Quiz } from './quiz.tsx';

test('whoever comes back from an attempt that ended elsewhere finds it among the past ones, and nothing of it is kept', async () => {
  const server = new QuizServer();
  vi.stubGlobal('fetch', server.fetch);
  server.calls.push('POST /api/courses/course2/quizzes/lists/attempts');
  const kept = { q1: { answer: { picked: [1], typed: [] }, version: 1, answeredAt: noon } };
  localStorage.setItem('opvir.quiz.u1.a1', JSON.stringify(kept));
  putWho(ada);
  await openSmallSite({ pages: { '/': () => <Quiz {...name} /> }, at: '/' });
  const user = userEvent.setup();
  const goOn = await screen.findByRole('button', { name: 'Continue the quiz' });
  server.submittedAt = noon;
  await user.click(goOn);
  await user.click(await screen.findByRole('button', { name: 'Back to the quiz' }));
  expect(await screen.findByText('20%, not passed')).toBeTruthy();
  expect(screen.queryByText('You have an attempt in progress.')).toBeNull();
  await waitFor(() => expect(localStorage.getItem('opvir.quiz.u1.a1')).toBeNull());
});
