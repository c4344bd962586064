import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { exercise, writeCode } from './support/exercise.ts';
import { enrolled, logIn, signedOut, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { saysAfter } from './support/says-after.ts';
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

test('another account that logs in there gets a lesson of its own, and not what the first one has typed', async ({
  page,
  noise,
}) => {
  // The unsaved draft of the first one is refused for the second.
  noise.allow(/status of (401|409)/);
  const other = await signedUp(page);
  await enrolled(page, 'course5');
  await signedOut(page);
  await signedUp(page);
  await enrolled(page, 'course5');
  await page.goto('/course/course5/learn/drawing-and-motion');
  const map = exercise(page, 'On the map');
  await writeCode(map, '// before', 'main.js');
  await expect(map.getByText(/^Saved \d/)).toBeVisible();
  await page.context().clearCookies();
  await writeCode(map, '// the first one’s', 'main.js');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill(other.email);
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(other.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(map.getByRole('textbox', { name: 'Your code, main.js' })).not.toContainText('the first one');
  const draft = await page.request.get('/api/courses/course5/exercises/on-the-map/draft');
  expect(await draft.json()).toMatchObject({ draft: null });
});

test('forms of the profile and the console stay too: after a login in the same place they are saved', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/status of 401/);
  await page.setViewportSize({ width: 390, height: 844 });
  const learner = await signedUp(page);
  await opvir(server, 'user', 'grant', learner.email, 'admin');
  await page.goto('/edit-profile');
  const name = page.getByRole('main').getByLabel('Name', { exact: true });
  await name.fill('Ada');
  await sessionEnds(page);
  await expectAccessible(page, ['phone']);
  await expectNoSidewaysScroll(page);
  await logInAgain(page, learner);
  await expect(name).toHaveValue('Ada');
  await expect(name).toBeFocused();
  await saysAfter(page, 'Profile updated successfully!', () =>
    page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click(),
  );

  await page.goto('/admin/notifications');
  await page.getByRole('main').getByRole('button', { name: 'Write a notification' }).click();
  const title = page.getByRole('main').getByLabel('Title');
  await title.fill('The library is open on Sunday.');
  await sessionEnds(page);
  await logInAgain(page, learner);
  await expect(title).toHaveValue('The library is open on Sunday.');
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/notifications/);
});

/** Ends the session and lets the page find out, as it does when its window is shown again. */
async function sessionEnds(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('main').getByText('Nothing you typed is lost.', { exact: true })).toBeVisible();
}

async function logInAgain(page: Page, { password }: { readonly password: string }): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Log in again' });
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Nothing you typed is lost.', { exact: true })).toBeHidden();
}

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
