import type { Page } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { withDatabase } from '../../scripts/support/with-database.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { mouse } from './support/hands.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { answersTo, failQuiz, takeQuiz } from './support/quiz-answers.ts';
import { expect, test } from './support/test.ts';

const courseId = 'course5';
const lessonId = 'what-the-browser-does-without-you';
const hourMs = 3_600_000;

/** Moves the starts of all attempts back, as if that much time had passed on the server. */
const pass = (server: ServerProcess, hours: number) =>
  withDatabase({ dataDir: server.dataDir, databaseUrl: null }, async ({ kysely }) =>
    kysely
      .updateTable('quizAttempts')
      .set((eb) => ({ startedAt: eb('startedAt', '-', hours * hourMs) }))
      .execute(),
  );

test.use({ ownServer: {} });

for (const width of [390, 1280])
  test(`a quiz failed four times says each time what comes next, and is passed later, ${width} px wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    await signedUp(page);
    await enrolled(page, courseId);
    const quiz = page.getByRole('region', { name: 'Quiz' });
    await page.goto(`/course/${courseId}/learn/${lessonId}`);
    await expect(quiz.getByText('You have 3 attempts left. After that, one more every 8 hours.')).toBeVisible();
    await expectQuizFine(page);
    await quiz.getByRole('button', { name: 'Start the quiz' }).click();
    await quiz.getByRole('textbox').first().fill('not this');
    await expect(quiz.getByText(/^Saved \d/)).toHaveCount(1);
    await submitUnfinished(page);
    await expect(quiz.getByText('You have 2 attempts left. After that, one more every 8 hours.')).toBeVisible();
    await expect(quiz.getByRole('link', { name: 'Read again: A common mistake' }).first()).toHaveAttribute(
      'href',
      `/course/${courseId}/learn/${lessonId}#a-common-mistake`,
    );
    await expectQuizFine(page);

    await failQuiz(page.request, `/api/courses/${courseId}/quizzes/${lessonId}`);
    await goBack(page);
    await expect(quiz.getByText('You have 1 attempt left. After that, one more every 8 hours.')).toBeVisible();
    await quiz.getByRole('button', { name: 'Try again' }).click();
    await submitUnfinished(page);
    await expect(quiz.getByText(await openingOf(page))).toBeVisible();
    await expect(quiz.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectQuizFine(page);

    // This device's clock decides nothing: set forward, the quiz stays closed.
    await page.clock.setSystemTime(Date.now() + 9 * hourMs);
    await page.reload();
    await expect(quiz.getByText(await openingOf(page))).toBeVisible();
    await page.clock.setSystemTime(Date.now());

    await pass(server, 8);
    await page.reload();
    await quiz.getByRole('button', { name: 'Try again' }).click();
    await submitUnfinished(page);
    await expect(quiz.getByText('Attempt 4')).toBeVisible();
    await expect(quiz.getByText(await openingOf(page))).toBeVisible();

    await pass(server, 8);
    await page.reload();
    await takeQuiz(page, quiz, await answersTo(courseId, lessonId), mouse);
    await goBack(page);
    await expect(quiz.getByText('You passed this quiz with 100%.')).toBeVisible();
    await expectQuizFine(page);
  });

/** Goes back from a review. Until parts stop loading, the page keeps the result in view; a test scrolls unlike a person. */
async function goBack(page: Page): Promise<void> {
  await atRest(page);
  await page.getByRole('region', { name: 'Quiz' }).getByRole('button', { name: 'Back to the quiz' }).click();
}

async function submitUnfinished(page: Page): Promise<void> {
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await quiz.getByRole('button', { name: 'Next questions' }).click();
  await quiz.getByRole('button', { name: 'Submit the quiz' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(quiz.getByText(/^\d\.?\d* of \d points, \d+%\. You need 70% to pass\.$/)).toBeVisible();
}

/** Announcement of the time that the server gives, in the browser's time zone. */
async function openingOf(page: Page): Promise<string> {
  const facts = await page.request.get(`/api/courses/${courseId}/quizzes/${lessonId}`);
  const { nextAttemptAt } = (await facts.json()) as { nextAttemptAt: number };
  const time = await page.evaluate(
    (at) =>
      new Date(at).toLocaleString('en-US', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
    nextAttemptAt,
  );
  return `Your next attempt opens on ${time}.`;
}

async function expectQuizFine(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await expectAccessible(page, [size.width === 390 ? 'phone' : 'desktop'], 'section[aria-labelledby=quiz-title]');
  await expectNoSidewaysScroll(page);
  // The check of sideways scrolling leaves the window at another width.
  await page.setViewportSize(size);
}
