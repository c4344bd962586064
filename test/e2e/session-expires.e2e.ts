import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { exercise, writeCode } from './support/exercise.ts';
import { enrolled, logIn, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

test('a lesson stays when the session expires while one types, and a login there goes on where one was', async ({
  page,
  noise,
}) => {
  noise.allow(/status of 401/);
  const learner = await signedUp(page);
  await enrolled(page, 'course5');
  await page.goto('/course/course5/learn/drawing-and-motion');
  const map = exercise(page, 'On the map');
  await writeCode(map, '// before', 'main.js');
  await expect(map.getByText(/^Saved \d/)).toBeVisible();
  await page.context().clearCookies();
  await writeCode(map, '// while nobody was logged in', 'main.js');

  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(
    'Your session has ended. Please log in again. Your code, answers and notes are saved in this browser.',
  );
  const code = map.getByRole('textbox', { name: 'Your code, main.js' });
  await expect(code).toHaveText('// while nobody was logged in');
  await expect(code).toBeFocused();
  await expect(map.getByText(/^Saved in this browser/)).toBeVisible();
  await expect(main.getByText('This lesson is for enrolled learners')).toBeHidden();
  await expectAccessible(page, ['phone']);
  await expectNoSidewaysScroll(page);

  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Log in again' });
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(learner.email);
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await logIn(page, learner);
  await expect(main.getByRole('alert')).toBeHidden();
  await expect(map.getByText(/^Saved \d/)).toBeVisible();
  await expect(code).toBeFocused();
  await expect(page).toHaveURL(/\/course\/course5\/learn\/drawing-and-motion/);
  const draft = await page.request.get('/api/courses/course5/exercises/on-the-map/draft');
  expect(await draft.json()).toMatchObject({ draft: { files: { 'main.js': '// while nobody was logged in' } } });
});

test('who logs out leaves nothing of a lesson on the page, in another window too', async ({ page, noise }) => {
  noise.allow(/status of 401/);
  await signedUp(page);
  await enrolled(page, 'course5');
  await page.goto('/course/course5/learn/drawing-and-motion');
  await expect(exercise(page, 'On the map')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.evaluate(() => fetch('/api/session', { method: 'DELETE' }));
  await other.evaluate(() => {
    const line = new BroadcastChannel('opvir.session');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to one origin
    line.postMessage({ status: 'visitor', ending: null });
  });
  await expect(page.getByText('This lesson is for enrolled learners')).toBeVisible();
  await expect(exercise(page, 'On the map')).toBeHidden();
});
