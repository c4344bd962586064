import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

// Panels above or within a page are as accessible as the page: each test opens its panels and checks everything.

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('every dropdown of the top navigation is accessible while it is open, on a wide screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await comeTo(page, '/');
  for (const name of ['Services', 'Solutions', 'About', 'Our Courses', 'Theme']) {
    await open(bar(page).getByRole('button', { name, exact: true }));
    await expectAccessible(page, ['desktop']);
  }
});

test('the menu of a small screen is accessible while it is open, with a dropdown in it', async ({ page }) => {
  await page.setViewportSize(phone);
  await comeTo(page, '/');
  await open(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }));
  await expectAccessible(page, ['phone']);
  await open(bar(page).getByRole('button', { name: 'Our Courses' }));
  await expectAccessible(page, ['phone']);
});

test('the menu of the account is accessible while it is open', async ({ page }) => {
  await signedUp(page);
  await comeTo(page, '/dashboard');
  await open(bar(page).getByRole('button', { name: 'Account' }));
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page, ['desktop']);
});

test('the chat is accessible while it is open, with a question, its reply and the links beneath', async ({ page }) => {
  await comeTo(page, '/');
  const chat = page.getByRole('complementary', { name: 'Chat' });
  await open(chat.getByRole('button', { name: 'Chat', exact: true }));
  await chat.getByRole('textbox').fill('Python');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByText('This is a bot response')).toBeVisible();
  await expect(chat.getByRole('link', { name: 'Learn Python' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the search box of the footer is accessible while it is open, with results', async ({ page }) => {
  await comeTo(page, '/');
  const footer = page.getByRole('contentinfo');
  await open(footer.getByRole('button', { name: 'Search this site' }));
  await footer.getByRole('searchbox').fill('python');
  await expect(footer.getByRole('link', { name: 'Learn Python' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('forms are accessible while they say what is wrong', async ({ page }) => {
  for (const [path, button] of [
    ['/login', 'Login'],
    ['/register', 'Sign Up'],
    ['/contact', 'Send message'],
    ['/apply', 'Submit application'],
  ] as const) {
    await comeTo(page, path);
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expectFault(page.getByRole('main'));
    await expectAccessible(page);
  }
});

test('the feedback form is accessible while it says what is wrong, and so is the list with feedback in it', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course6');
  await page.request.post('/api/courses/course6/feedback', { data: { rating: 4, comment: 'Clear.' } });
  await comeTo(page, '/course/course6');
  await page.getByRole('button', { name: 'Submit feedback' }).click();
  await expectFault(page.getByRole('main'));
  await expectAccessible(page);
});

test('the question before something typed is lost is accessible while it is open', async ({ page }) => {
  await comeTo(page, '/contact');
  await page.getByRole('main').getByLabel('Message', { exact: true }).fill('Is there a group for beginners?');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  await expectAccessible(page);
});

test('what opens within a page is accessible while it is open', async ({ page }) => {
  await comeTo(page, '/support');
  const closed = page.getByRole('main').locator('details:not([open]) > summary');
  await expect(closed.first()).toBeVisible();
  while ((await closed.count()) > 0) await closed.first().click();
  await expectAccessible(page);
});

/** Opens a page and waits for its scripts: earlier clicks have no effect. */
async function comeTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await atRest(page);
}

async function open(button: Locator): Promise<void> {
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

function bar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

async function expectFault(main: Locator): Promise<void> {
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
}
