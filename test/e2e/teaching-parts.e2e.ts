import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { newLearner } from './support/learner.ts';
import { signedUpAs } from './support/taught-course.ts';
import { test, expect } from './support/test.ts';

// Questions and cases of a course that learners get wrong, in the teacher's view.

const courseId = 'course2';
const quiz = `/api/courses/${courseId}/quizzes/lists-and-dictionaries`;
const exercise = `/api/courses/${courseId}/exercises/split-the-bill`;

test.use({ ownServer: {} });

interface Attempt {
  readonly attemptId: string;
  readonly questions: readonly { readonly id: string; readonly options: readonly string[] }[];
}

/** Creates a learner who takes the quiz, gives this answer to its first question, and submits these files. */
async function tried(server: ServerProcess, choice: string, fileOf: (solution: string) => string): Promise<void> {
  const learner = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } });
  await send(learner, 'post', '/api/accounts', newLearner());
  await expect(async () => send(learner, 'post', '/api/enrolments', { courseId })).toPass();
  const { attemptId, questions } = await send<Attempt>(learner, 'post', `${quiz}/attempts`);
  const [first] = questions;
  const picked = [first?.options.findIndex((option) => option.includes(choice))];
  const given = { version: 1, answer: { picked, typed: [] }, answeredAt: Date.now() };
  await send(learner, 'put', `/api/quiz-attempts/${attemptId}/answers/${first?.id}`, given);
  await send(learner, 'post', `/api/quiz-attempts/${attemptId}/submission`);
  const { files } = await send<{ files: Record<string, string> }>(learner, 'post', `${exercise}/solution`);
  const written = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, fileOf(text)]));
  const submission = { key: randomUUID(), files: written, clientAt: null, device: null };
  await send(learner, 'post', `${exercise}/submissions`, submission);
  await learner.dispose();
}

async function send<Answer>(
  by: APIRequestContext,
  method: 'post' | 'put',
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await by[method](path, data && { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

test('a teacher opens a quiz to its questions and an exercise to its cases, the hardest first', async ({
  page,
  server,
}) => {
  await tried(server, 'A set of numbers', (solution) => solution);
  await tried(server, 'A set of numbers', () => 'print("nothing")');
  await tried(server, 'A dictionary, name to number', () => 'print("nothing")');
  await signedUpAs('teacher', page.request, server);
  await page.goto(`/teach/${courseId}`);
  const tasks = page.getByRole('region', { name: 'Hardest exercises' });
  const quizButton = tasks.getByRole('button', { name: /^Quiz of / });
  await tabTo(page, quizButton);
  await page.keyboard.press('Enter');
  await expect(quizButton).toHaveAttribute('aria-expanded', 'true');
  await expect(tasks.getByText('First attempts by 3 learners.')).toBeVisible();
  const questions = tasks.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  const first = questions.filter({ hasText: '1. You keep the telephone numbers of your club' });
  await expect(first).toContainText('33%');
  await expect(first).toContainText('1 of 3 right');
  await expect(first).toContainText('Most common wrong choice: A set of numbers (100% of those who got it wrong)');
  await expect(questions.last()).toContainText('1. You keep');

  await tasks.getByRole('button', { name: 'Split the bill' }).click();
  const cases = tasks.getByRole('list', { name: 'Tests' }).getByRole('listitem');
  await expect(cases.first()).toContainText('1 of 3 passed');
  await expect(cases.first()).toContainText('2 learners still fail it');
  await expect(cases.filter({ hasText: 'hidden test' })).not.toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(cases).toHaveCount(0);
});
