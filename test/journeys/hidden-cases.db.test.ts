import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Routes } from '../../src/app/contract.ts';
import { grantRole } from '../../src/features/identity/server/public.ts';
import { appForThisFile } from '../support/app.ts';
import { courseFile } from '../support/content.ts';
import { exampleCalls } from '../support/example-requests.ts';
import { courseFolder, lesson, prepareEngines } from '../support/exercise-course.ts';
import type { TestBrowser } from '../support/test-browser.ts';

// The example requests ask for the lesson and the exercise `unknown` of course1: here they exist.
const solution = 'SOLUTION_TEXT';
const hidden = ['HIDDEN_CALL', 'HIDDEN_EXPECTATION'];
const content = courseFolder('course1', {
  'course.md': courseFile('Glass').replace('../course1/course1.svg', 'glass.svg'),
  'outline.yaml': '- title: One\n  lessons: [unknown]\n',
  'lessons/unknown.md': lesson('First', 'unknown'),
  'exercises/unknown.yaml': `title: Print
kind: code
language: python
entry: main.py
points: 5
task: Print something.
starter: { main.py: "..." }
solution: { main.py: "print(2) # ${solution}" }
hints: [Use print.]
visible:
  - { name: prints, stdout: "2" }
hidden:
  - { name: prints again, stdin: ${hidden[0]}, stdout: ${hidden[1]} }
`,
});
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });

beforeAll(async () => void (await prepareEngines()));

const solutionRoute: keyof Routes = 'POST /api/courses/{courseId}/exercises/{exerciseId}/solution';
/** After these nobody is signed in any more. */
const endsSession = new Set<string>(['DELETE /api/session', 'PUT /api/password']);

/** Every route's answer, word for word. */
async function answersTo(who: () => TestBrowser, user: Parameters<typeof exampleCalls>[0]) {
  const answers: { key: string; status: number; text: string }[] = [];
  for (const { key, send } of exampleCalls(user)) {
    if (endsSession.has(key)) continue;
    const { status, body } = await send(who());
    answers.push({ key, status, text: JSON.stringify(body) ?? '' });
  }
  return answers;
}

test('no route tells a learner what is hidden, and only one the solution: that by which they give up', async () => {
  const learner = await app.signedUp();
  await learner.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  const answers = await answersTo(() => learner.browser, learner);
  const graded = answers.find(({ key }) => key.startsWith('POST') && key.endsWith('/submissions'));
  expect(graded).toMatchObject({ status: 201, text: expect.stringContaining('prints again') as string });
  for (const secret of hidden) expect(answers.filter(({ text }) => text.includes(secret))).toEqual([]);
  expect(answers.filter(({ text }) => text.includes(solution)).map(({ key }) => key)).toEqual([solutionRoute]);
});

test('what is hidden is told to those who teach, beside what was submitted, by a route that refuses the learner', async () => {
  const [learner, teacher] = [await app.signedUp(), await app.signedUp()];
  await grantRole(app.db, teacher.email, 'teacher', ['course1']);
  await learner.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  const { id: submissionId } = await learner.browser.call(
    'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions',
    {
      params: { courseId: 'course1', exerciseId: 'unknown' },
      body: { key: randomUUID(), files: { 'main.py': 'print(2)' }, clientAt: null, device: null },
    },
  );
  const route = 'GET /api/courses/{courseId}/learners/{userId}/submissions/{submissionId}';
  const params = { courseId: 'course1', userId: learner.uid, submissionId };
  const [told, refused] = await Promise.all([
    teacher.browser.try(route, { params }),
    learner.browser.try(route, { params }),
  ]);
  for (const secret of hidden) expect(JSON.stringify(told.body)).toContain(secret);
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('a visitor is told neither by any route', async () => {
  const answers = await answersTo(() => app.browser(), await app.signedUp());
  for (const secret of [...hidden, solution]) expect(answers.filter(({ text }) => text.includes(secret))).toEqual([]);
});
