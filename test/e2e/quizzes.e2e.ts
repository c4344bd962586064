import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const lesson = '/course/course2/learn/lists-and-dictionaries';

async function openQuiz(page: Page): Promise<Locator> {
  await page.goto(lesson);
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await quiz.getByRole('button', { name: /^(Start|Continue) the quiz$/ }).click();
  await expect(quiz.getByText('Questions 1 to 4 of 5')).toBeVisible();
  return quiz;
}

/** Checks only the quiz: the rest of a lesson has its own tests. */
const expectQuizAccessible = (page: Page) =>
  expectAccessible(page, ['phone', 'desktop'], 'section[aria-labelledby=quiz-title]');

/**
 * Checks that nothing in the quiz is wider than the window, from a narrow phone to a desktop; code
 * scrolls by itself.
 */
async function expectToFit(page: Page, quiz: Locator): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tooWide = () =>
      quiz
        .locator(':not(pre *):not(.overflow-x-auto *)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
            .map(({ tagName, className }) => `${tagName} ${className}`),
        );
    // Styles follow a new width some frames later.
    await expect.poll(tooWide, `at ${width} px`).toEqual([]);
  }
}

/** Lessons that together have all types of questions. */
const lessonsOfAllTypes = ['lists-and-slices', 'repeat-with-while', 'functions-with-one-job', 'lists-and-dictionaries'];
const allTypes = ['single', 'multiple', 'number', 'text', 'predict', 'match', 'order', 'fill', 'bug'];

/** Answers a question with the keyboard alone, starting from the current focus; its controls determine how. */
async function answerByKeyboard(page: Page, question: Locator): Promise<void> {
  const choices = question.locator('input[type=radio], input[type=checkbox]');
  const down = question.getByRole('button', { name: /^Move down: / }).first();
  if ((await choices.count()) > 0) {
    await tabTo(page, choices.first());
    await page.keyboard.press('Space');
    await expect(choices.first()).toBeChecked();
  }
  for (const field of await question.getByRole('textbox').all()) {
    await tabTo(page, field);
    await page.keyboard.type('29');
  }
  for (const list of await question.getByRole('combobox').all()) {
    await tabTo(page, list);
    await page.keyboard.press('ArrowDown');
    await expect(list).not.toHaveValue('');
  }
  if ((await down.count()) > 0) {
    await tabTo(page, down);
    await page.keyboard.press('ArrowDown');
    await expect(question.getByRole('status')).toContainText(/ is now line 2 of \d\./);
  }
}

test('a quiz that was started stays in view while tasks above it load', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course2');
  const loading = Promise.withResolvers<void>();
  await page.route(/\/exercises\/[\w-]+$/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto('/course/course2/learn/functions-with-one-job');
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await quiz.getByRole('button', { name: 'Start the quiz' }).click();
  const head = quiz.getByText(/^Questions 1 to /);
  await expect(head).toBeInViewport();
  loading.resolve();
  await expect(page.getByRole('button', { name: 'Run', exact: true }).first()).toBeAttached();
  await expect(page.getByRole('region', { name: 'Amounts in cents' })).toContainText('Write two functions');
  await expect(head).toBeInViewport();
});

test('quizzes are taken with the keyboard alone, from the start to the review, and so is each type of question', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course2');
  const answered = new Set<string>();
  for (const lessonId of lessonsOfAllTypes) {
    await page.goto(`/course/course2/learn/${lessonId}`);
    const quiz = page.getByRole('region', { name: 'Quiz' });
    const questions = quiz.locator('fieldset fieldset');
    await quiz.getByRole('button', { name: 'Start the quiz' }).focus();
    const [begun] = await Promise.all([page.waitForResponse(/\/attempts$/), page.keyboard.press('Enter')]);
    const types = ((await begun.json()) as { questions: { type: string }[] }).questions.map(({ type }) => type);
    const all = types.length;
    await expect(quiz.getByText(`Questions 1 to 4 of ${all}`)).toBeInViewport();
    for (const question of await questions.all()) await answerByKeyboard(page, question);
    await expect(quiz.getByText(/^Saved \d\d:\d\d:\d\d$/)).toHaveCount(4);
    for (const type of types.splice(0, 4)) answered.add(type);
    await tabTo(page, quiz.getByRole('button', { name: 'Next questions' }));
    await page.keyboard.press('Enter');
    await expect(quiz.getByText(new RegExp(`^Questions? 5 .*of ${all}$`))).toBeInViewport();
    // Leaves out one question of a type that was answered before, so that submitting asks for confirmation.
    const leftOut = types.findIndex((type) => answered.has(type));
    for (const [place, question] of (await questions.all()).entries())
      if (place !== leftOut) await answerByKeyboard(page, question);
    for (const type of types) answered.add(type);
    await tabTo(page, quiz.getByRole('button', { name: 'Submit the quiz' }));
    await page.keyboard.press('Enter');
    if (leftOut >= 0) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await expect(quiz.getByText(/ of \d+ points, \d+%\. You need 70% to pass\.$/)).toBeInViewport();
  }
  expect(answered).toEqual(new Set(allTypes));
});

test('without a network an answer is kept on the device, also over a reload, and sent afterwards', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|\/api\//);
  await signedUp(page);
  await enrolled(page, 'course2');
  const quiz = await openQuiz(page);
  await context.setOffline(true);
  await quiz.getByRole('radio').nth(1).check();
  await expect(quiz.getByText('Saved on this device. It is sent when the site can be reached.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await openQuiz(page);
  await expect(quiz.getByRole('radio').nth(1)).toBeChecked();
  await expect(quiz.getByText(/^Saved \d/)).toHaveCount(1);
});

test('two windows show the same answers, and two devices that answer differently leave the choice to the learner', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/answers\/q1/);
  await signedUp(page);
  await enrolled(page, 'course2');
  const quiz = await openQuiz(page);
  const other = await openQuiz(await context.newPage());
  await other.getByRole('radio').nth(2).check();
  await expect(other.getByText(/^Saved \d/)).toHaveCount(1);
  await expect(quiz.getByRole('radio').nth(2)).toBeChecked();
  // Another device: no window of this browser is notified.
  const { runningId } = (await (
    await page.request.get('/api/courses/course2/quizzes/lists-and-dictionaries')
  ).json()) as {
    runningId: string;
  };
  const elsewhere = { version: 2, answer: { picked: [0], typed: [] }, answeredAt: Date.now() };
  await page.request.put(`/api/quiz-attempts/${runningId}/answers/q1`, { data: elsewhere });
  await quiz.getByRole('radio').nth(1).check();
  await expect(quiz.getByRole('alert')).toContainText('answered in another window or on another device');
  await expectQuizAccessible(page);
  await quiz.getByRole('button', { name: 'Use the other answer' }).click();
  await expect(quiz.getByRole('radio').nth(0)).toBeChecked();
  await expect(other.getByRole('radio').nth(0)).toBeChecked();
});

test('each of its pages is accessible and fits every screen', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course4');
  await page.goto('/course/course4/learn/null-safety-by-example');
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await expect(quiz.getByRole('button', { name: 'Start the quiz' })).toBeVisible();
  await expectQuizAccessible(page);
  await quiz.getByRole('button', { name: 'Start the quiz' }).click();
  await quiz.getByRole('radio').first().check();
  await expect(quiz.getByText(/^Saved \d/)).toHaveCount(1);
  await expectQuizAccessible(page);
  await expectToFit(page, quiz);
  await quiz.getByRole('button', { name: 'Next questions' }).click();
  await expectQuizAccessible(page);
  await expectToFit(page, quiz);
  await quiz.getByRole('button', { name: 'Submit the quiz' }).click();
  await expectQuizAccessible(page);
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(quiz.getByText(/ of \d+ points/)).toBeVisible();
  await expectQuizAccessible(page);
  await expectToFit(page, quiz);
});
