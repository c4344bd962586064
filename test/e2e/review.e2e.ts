import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';
import type { ReviewCard } from '../../src/features/review/contract.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { learnedEarlier } from './support/earlier.ts';
import { type Hands, keyboard, mouse } from './support/hands.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { answer, answersTo, passQuiz, rightAs } from './support/quiz-answers.ts';
import { expect, test } from './support/test.ts';

test.use({ ownServer: {} });

type Card = z.infer<typeof ReviewCard>;

const lessons = ['your-first-program', 'a-report-with-a-chart'];
const quizOf = (lessonId: string) => `/api/courses/course2/quizzes/${lessonId}`;
const main = (page: Page) => page.getByRole('main');
const status = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });

async function answerRight(page: Page, { lessonId, question }: Card, hands: Hands): Promise<void> {
  const right = rightAs(question, await answersTo('course2', lessonId));
  await answer(main(page).locator('fieldset').first(), question, right, hands);
  await hands.press(main(page).getByRole('button', { name: 'Check answer' }));
}

test('a learner reviews what is due by keyboard, loses the network in the middle, and every answer arrives once', async ({
  page,
  context,
  server,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/);
  await signedUp(page);
  await enrolled(page, 'course2');
  for (const lessonId of lessons) await passQuiz(page.request, quizOf(lessonId), await answersTo('course2', lessonId));
  await page.goto('/dashboard');
  await expect(main(page).getByText(/^Nothing due right now\. Next review: .+, 11 questions\.$/)).toBeVisible();
  learnedEarlier(server, 5);
  await page.reload();
  await expect(main(page).getByText(/^11 due · about \d minutes?$/)).toBeVisible();
  const read = page.waitForResponse(/\/api\/review\/sitting/);
  await main(page).getByRole('link', { name: 'Start review' }).click();
  const { items } = (await (await read).json()) as { items: Card[] };
  expect(items).toHaveLength(11);

  const arrived: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/review/answers')) {
      const { key } = response.request().postDataJSON() as { key: string };
      arrived.push(key);
    }
  });
  await expectAccessible(page, ['phone', 'desktop']);
  await page.setViewportSize({ width: 320, height: 720 });
  for (const [place, card] of items.slice(0, 1).entries()) {
    await expect(main(page).getByRole('region', { name: `Question ${place + 1} of 11` })).toBeVisible();
    await answerRight(page, card, keyboard);
    await expect(status(page, 'Right')).toHaveText('Right');
    await expect(main(page).getByText(/^Comes back in \d+ days\.$/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^Read again: / })).toBeVisible();
    await expectNoSidewaysScroll(page);
    // The focus is on the button that goes on.
    await page.keyboard.press('Enter');
  }

  await context.setOffline(true);
  for (const card of items.slice(1)) {
    await answerRight(page, card, mouse);
    await expect(status(page, 'Saved on this device.')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(main(page).getByText('10 answers wait on this device')).toBeVisible();
  expect(arrived).toHaveLength(1);

  await context.setOffline(false);
  await expect(main(page).getByText('11 of 11 questions right.')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Done for now' })).toBeVisible();
  await expect(main(page).getByText(/^Next review: .+ questions?\.$/)).toBeVisible();
  expect(new Set(arrived).size).toBe(11);
  expect(arrived).toHaveLength(11);
  await expectAccessible(page, ['phone', 'desktop']);
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Nothing to review right now' })).toBeVisible();
  const { due } = (await (await page.request.get('/api/review?zone=UTC')).json()) as { due: number };
  expect(due).toBe(0);
});

test('a wrong answer may be tried once more, then it is explained; the goal and the reminder are set on the dashboard', async ({
  page,
  server,
}) => {
  await signedUp(page);
  await enrolled(page, 'course2');
  await passQuiz(page.request, quizOf(lessons[0]!), await answersTo('course2', lessons[0]!));
  learnedEarlier(server, 5);
  const read = page.waitForResponse(/\/api\/review\/sitting/);
  await page.goto('/review');
  const { items } = (await (await read).json()) as { items: Card[] };
  const single = items.findIndex(({ question }) => question.type === 'single');
  for (const card of items.slice(0, single)) {
    await answerRight(page, card, mouse);
    await main(page).getByRole('button', { name: 'Continue' }).click();
  }
  const { question, lessonId } = items[single]!;
  const [right] = rightAs(question, await answersTo('course2', lessonId)).picked;
  const wrong = { picked: [right === 0 ? 1 : 0], typed: [] };
  const field = main(page).locator('fieldset').first();
  await answer(field, question, wrong, mouse);
  await main(page).getByRole('button', { name: 'Check answer' }).click();
  await expect(status(page, 'Not right')).toHaveCount(1);
  await expect(main(page).getByText('Right answer')).toHaveCount(0);
  await expect(main(page).getByText('Try once more, or look at the answer.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Check answer' }).click();
  await expect(main(page).getByText('Right answer')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'That was easy' })).toHaveCount(0);

  await page.goto('/dashboard');
  const today = main(page).getByRole('region', { name: 'Today' });
  await expect(today.getByText('Streak: 1 day of learning')).toBeVisible();
  await today.getByRole('combobox', { name: 'Daily goal' }).selectOption('10 minutes');
  await expect(today.getByText(/^\d+ of 10 minutes$/)).toBeVisible();
  await today.getByRole('combobox', { name: 'Reminder' }).selectOption('18:00');
  await expect(today.locator('#reminder').getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(today.getByRole('combobox', { name: 'Reminder' })).toHaveValue('18');
  await expect(today.getByRole('combobox', { name: 'Daily goal' })).toHaveValue('10');
});
