import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { enrolled, field, logIn, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const typed = 'Is there a group for beginners?';

/** Opens a page and waits for its form's script: until then input is not tracked. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').locator('[data-part=waiting]')).toHaveCount(0);
}

test('who leaves a form with something typed in it is asked first: staying keeps it, and the focus returns', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await field(page, 'Message').fill(typed);
  const link = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await link.click();
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'Message')).toHaveValue(typed);

  await link.click();
  await question(page).getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/login');
});

test('Back asks as well, and an answer to stay leaves the history as it was', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await field(page, 'Message').fill(typed);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/about');
});

test('a tab with something typed in it is not closed without a question', async ({ page }) => {
  await openForm(page, '/apply');
  await field(page, 'Name').fill('Grace Hopper');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('nobody is asked who typed nothing, or whose message was sent', async ({ page }) => {
  await openForm(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');

  await openForm(page, '/contact');
  await field(page, 'Name').fill('Grace Hopper');
  await field(page, 'Email').fill('grace@example.org');
  await field(page, 'Message').fill(typed);
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a comment that was typed is kept from a slip of the hand until it is sent', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course3');
  await page.goto('/course/course3');
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await field(page, 'Comment').fill('A good start.');
  const dashboard = page.getByRole('main').getByRole('link', { name: 'Open dashboard' });
  await dashboard.click();
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await expect(page.getByText('A good start.')).toBeVisible();
  await dashboard.click();
  await expect(page).toHaveURL('/dashboard');
});

test('a comment outlives the session: it can be sent after a login in the same place, or in another tab', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/401 \(Unauthorized\)/);
  const learner = await signedUp(page);
  await enrolled(page, 'course3');
  await page.goto('/course/course3');
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await field(page, 'Comment').fill('A steady start.');
  await context.clearCookies();
  const submit = page.getByRole('button', { name: 'Submit feedback' });
  await submit.click();
  const strip = page.getByRole('main').getByText('Nothing you typed is lost.', { exact: true });
  await expect(strip).toBeVisible();
  await expect(field(page, 'Comment')).toHaveValue('A steady start.');
  await expectAccessible(page, ['desktop']);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();

  const other = await context.newPage();
  await other.goto('/login');
  await logIn(other, learner);
  await expect(other).toHaveURL('/dashboard');
  await expect(strip).toBeHidden();
  await submit.click();
  await expect(page.getByRole('listitem').getByText('A steady start.')).toBeVisible();
});

test('logging out is a decision of its own: it leads to /login, and nobody is asked about what was typed', async ({
  page,
}) => {
  await signedUp(page);
  await page.goto('/edit-profile');
  await field(page, 'Name').fill('Grace Hopper');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(question(page)).toHaveCount(0);
});

function question(page: Page) {
  return page.getByRole('dialog', { name: 'Leave this page?' });
}
