import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { root } from '../../scripts/support/processes.ts';
import { verifyIndependently } from '../support/independent-verifier.ts';
import { mailTo } from '../support/mails.ts';
import { isChosen } from '../suites.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { exercise, showPane, solutionOf } from './support/exercise.ts';
import { type Hands, keyboard, mouse } from './support/hands.ts';
import { field, newLearner } from './support/learner.ts';
import { answerQuestion, answersTo, passQuiz, takeQuiz } from './support/quiz-answers.ts';
import { confirmAddress } from './support/confirm-address.ts';
import { expect, test } from './support/test.ts';

// Whole journey of a learner through Learn Python. Repeated steps are done without a page, so that each kind is shown
// once.

const courseId = 'course2';
const api = `/api/courses/${courseId}`;
const first = 'your-first-program';
const second = 'input-and-output';
const last = 'a-report-with-a-chart';
const onPages = ['left-for-the-month', 'split-the-bill', 'yearly-report'];
const files = (folder: string) =>
  readdirSync(join(root, `content/courses/${courseId}/${folder}`)).map((name) => basename(name, '.yaml'));

const ways: readonly { name: string; width: number; height: number; hands: Hands }[] = [
  { name: 'with a mouse', width: 1280, height: 800, hands: mouse },
  { name: 'by keyboard alone, on a phone', width: 390, height: 844, hands: keyboard },
];

for (const { name, width, height, hands } of isChosen('learning') ? ways : ways.slice(0, 1)) {
  test(`${name}: from signing up over a recording, exercises, a spell without a network and a quiz to a certificate that others verify`, async ({
    page,
    context,
    server,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize({ width, height });
    const email = await signUpAndEnrol(page, hands);
    confirmAddress(server, email);
    await page.goto(`/course/${courseId}/learn/${first}`);

    await test.step('the recording is paused, its code changed and run', async () => {
      const cast = page.getByRole('region', { name: 'Reading a traceback', exact: true });
      await hands.press(cast.getByRole('button', { name: /^Play/ }));
      await hands.press(cast.getByRole('button', { name: 'Pause', exact: true }));
      await hands.program(cast, 'print("mine:", 6 * 7)\n');
      await hands.press(cast.getByRole('button', { name: 'Run', exact: true }));
      await expect(cast.getByRole('group', { name: 'Output' })).toHaveText('mine: 42\n');
    });

    const answers = await answersTo(courseId, second);
    await page.goto(`/course/${courseId}/learn/${second}`);
    await test.step('an exercise is failed, helped with a hint, and passed', async () => {
      const part = exercise(page, 'Left for the month');
      await showPane(part, 'Code', hands);
      await hands.press(part.getByRole('button', { name: 'Submit' }));
      await expect(part.getByText('Not yet. Change your code')).toBeVisible();
      await showPane(part, 'Task', hands);
      await hands.press(part.getByRole('button', { name: 'Show hint 1 of 2' }));
      await expect(part.getByText('reads one line. You need three calls')).toBeVisible();
      await showPane(part, 'Code', hands);
      await hands.program(part, solution('left-for-the-month'));
      await hands.press(part.getByRole('button', { name: 'Submit' }));
      await expect(part.getByText('Passed: 10 of 10 points.')).toBeVisible();
    });

    await test.step('without a network the next one is provisional, and confirmed when there is one', async () => {
      const part = exercise(page, 'Split the bill');
      await showPane(part, 'Code', hands);
      await hands.press(part.getByRole('button', { name: 'Run', exact: true }));
      await expect(part.getByText('0 of 2 tests pass.')).toBeVisible();
      await showPane(part, 'Code', hands);
      await hands.program(part, solution('split-the-bill'));
      await context.setOffline(true);
      await hands.press(part.getByRole('button', { name: 'Submit' }));
      await expect(part.getByText('Provisional: all visible tests pass in your browser.')).toBeVisible();
      await context.setOffline(false);
      await expect(part.getByText(/^Passed: (\d+) of \1 points\.$/)).toBeVisible();
    });

    await test.step('the quiz', () => takeQuiz(page, page.getByRole('region', { name: 'Quiz' }), answers, hands));
    await expectNoSidewaysScroll(page);
    await doTheRest(page.request);

    await test.step('the final project', async () => {
      await page.goto(`/course/${courseId}/learn/${last}`);
      const project = exercise(page, 'Final project: a report from a file');
      await showPane(project, 'Code', hands);
      for (const [file, code] of Object.entries(solutionOf(courseId, 'yearly-report'))) {
        await hands.open(project.getByRole('tab', { name: file }));
        await hands.program(project, code);
      }
      await hands.press(project.getByRole('button', { name: 'Submit' }));
      // Python runs once for each of its many cases.
      await expect(project.getByText(/^Passed: (\d+) of \1 points\.$/)).toBeVisible();
      await expect(project.locator('header')).toContainText('Passed');
      await expect(page.getByRole('status').filter({ hasText: 'You have completed Learn Python' })).toHaveCount(1);
      // The header may still lead to this lesson too.
      const here = page.locator('nav[aria-label="Lessons of the course"] a[aria-current=page]');
      await expect(here).toContainText(/Done.*A report with a chart/);
    });

    await test.step('the certificate', async () => {
      const completed = page.getByRole('region', { name: 'You have completed Learn Python' });
      await expect(completed.getByRole('link', { name: 'Next: Learn Dart' })).toBeVisible();
      await hands.press(completed.getByRole('link', { name: 'View certificate' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certificate: Learn Python');
      const linkedIn = page.getByRole('link', { name: 'Add to LinkedIn' });
      const filledIn = new URL((await linkedIn.getAttribute('href')) ?? '').searchParams;
      expect(filledIn.get('name')).toBe('Learn Python');
      expect(filledIn.get('certUrl')).toBe(page.url());
      await expect(page.getByText('Python data structures')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const mail = await mailTo(server.dataDir, email);
      expect(mail.subject).toBe('You have completed Learn Python');
      expect(mail.text).toContain(page.url());
      expect(mail.text).toContain(`${server.url}/course/course4`);
      const text = await (await page.request.get(`/api${new URL(page.url()).pathname}/credential.json`)).text();
      const verify = (credential: string) =>
        verifyIndependently(JSON.parse(credential) as object, async (url) => {
          return (await (await page.request.get(new URL(url).pathname)).json()) as object;
        });
      expect(await verify(text)).toEqual({ isVerified: true, isRevoked: false, fetches: 0 });
      expect(text).toContain('Learn Python');
      // One bit: n and o differ in the last one.
      expect(await verify(text.replace('Learn Python', 'Learn Pythoo'))).toMatchObject({ isVerified: false });
    });
  });
}

async function signUpAndEnrol(page: Page, hands: Hands): Promise<string> {
  const { email, password } = newLearner();
  const main = page.getByRole('main');
  await page.goto('/register');
  await hands.write(field(page, 'Email'), email);
  await hands.write(field(page, 'Password'), password);
  await hands.press(main.getByRole('button', { name: 'Sign Up', exact: true }));
  await expect(main.getByText('Your account is ready.')).toBeVisible();
  await page.goto(`/course/${courseId}`);
  await hands.press(main.getByRole('button', { name: 'Enroll', exact: true }));
  await expect(main.getByText('You are enrolled in this course')).toBeVisible();
  return email;
}

/** Does all required tasks of the course that the journey does on no page. */
async function doTheRest(asking: APIRequestContext): Promise<void> {
  for (const exerciseId of files('exercises').filter((id) => !onPages.includes(id))) {
    if (await answerQuestion(asking, courseId, exerciseId)) continue;
    const data = { key: randomUUID(), files: solutionOf(courseId, exerciseId), clientAt: Date.now(), device: null };
    const submitted = await asking.post(`${api}/exercises/${exerciseId}/submissions`, { data });
    expect(submitted.status(), exerciseId).toBe(201);
  }
  for (const lessonId of files('quizzes').filter((id) => id !== second)) {
    await passQuiz(asking, `${api}/quizzes/${lessonId}`, await answersTo(courseId, lessonId));
  }
}

function solution(exerciseId: string): string {
  return solutionOf(courseId, exerciseId)['main.py'] ?? '';
}
