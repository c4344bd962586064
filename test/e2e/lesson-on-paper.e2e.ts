import { exercise, writeCode } from './support/exercise.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

test('a lesson is printed whole and light, with tasks, own code and own note, and without what is pressed or played', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signedUp(page);
  await enrolled(page, 'course1');
  await page.goto('/course/course1/learn/state-one-place-for-each-fact');
  const lesson = page.locator('#lesson');
  const part = exercise(page, 'Tick and count');
  const long = `// ${'a line that is wider than any paper, '.repeat(8)}to its end`;
  await writeCode(part, long, 'App.jsx');
  await expect(lesson.getByRole('button', { name: 'Play' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Your notes' })
    .getByRole('textbox')
    .fill('What I learnt.\n\nAnd what I did not.');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 250, 246)');
  await expect(lesson.getByRole('heading', { name: 'Which facts belong in state?' })).toBeVisible();
  // Prints both files in full.
  await expect(part.getByRole('group', { name: 'App.jsx' })).toHaveText(long);
  await expect(part.getByRole('group', { name: 'ChoreItem.jsx' })).toContainText('export default function ChoreItem');
  await expect(lesson.getByText('And what I did not.').last()).toBeVisible();
  await expect(lesson.getByRole('heading', { name: 'The fact that was stored twice' })).toBeVisible();

  const shown = lesson.locator('button, video, textarea, [contenteditable], nav, [role=tablist]');
  expect(await shown.evaluateAll((elements) => elements.filter((each) => each.checkVisibility()).length)).toBe(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // The quiz has not started: its rules are for the screen only.
  await expect(lesson.getByRole('heading', { name: 'Quiz' })).toBeHidden();

  const cut = await lesson
    .locator('pre, .wide, figure')
    .evaluateAll((elements) =>
      elements
        .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.textContent.slice(0, 80)),
    );
  expect(cut).toEqual([]);
});

test('the questions of a quiz that has begun are printed to be answered with a pen', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course1');
  await page.goto('/course/course1/learn/a-page-is-a-tree-of-components');
  const order = exercise(page, 'The drawing in order');
  await expect(order.locator('[data-grip]').first()).toBeVisible();
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await quiz.getByRole('button', { name: 'Start the quiz' }).click();
  const questions = quiz.locator('fieldset fieldset');
  await expect(questions).toHaveCount(4);

  await page.emulateMedia({ media: 'print' });
  for (const question of await questions.all()) await expect(question).toBeVisible();
  // The answers are in dropdown lists that nobody can open on paper.
  const match = questions.filter({ has: page.locator('select') });
  for (const option of await match.first().locator('select').first().locator('option').allTextContents())
    if (option !== 'Choose …') await expect(match.getByRole('listitem').filter({ hasText: option })).toBeVisible();
  // An empty box for the number of each line.
  await expect(order.locator('[data-grip]').first()).toHaveCSS('border-top-style', 'solid');
  await expect(order.getByText('Drag lines by their dots')).toBeHidden();
});

test('without a note none is printed', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course1');
  await page.goto('/course/course1/learn/state-one-place-for-each-fact');
  await expect(page.getByRole('heading', { name: 'Your notes' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Your notes' })).toBeHidden();
});
