import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// Effects of a route change on the scroll position and on open menus, and what it leaves alone.

test('§2 a link to the page that one is on leads to its top', async ({ page }) => {
  await page.goto('/about');
  await scrollDown(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expectTop(page);
});

test('§2 Back leads to the top, also of an address with a #fragment', async ({ page }) => {
  await page.goto('/support');
  await page.locator('main a[href$="#privacy"]').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Work with us' }).click();
  await expect(page).toHaveURL('/work-with-us');
  await page.goBack();
  await expect(page).toHaveURL('/support#privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  await expectTop(page);
});

test('§4 a dropdown that a route change has closed stays closed when one comes back (§2)', async ({ page }) => {
  const services = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Work with us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work with us');
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await page.goForward();
  await expect(page).toHaveURL('/work-with-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work with us');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('§4 a link within the chat leaves it open: only the icon and a click outside close it', async ({ page }) => {
  const chat = page.getByRole('complementary', { name: 'Chat' });
  const log = chat.getByRole('log');
  await page.goto('/');
  await chat.getByRole('button', { name: 'Chat', exact: true }).click();
  await chat.getByRole('textbox').fill('python course');
  await chat.getByRole('textbox').press('Enter');
  await log.getByRole('link', { name: 'Learn Python' }).first().click();
  await expect(page).toHaveURL('/course/course2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Python');
  await expect(log).toContainText('This is a bot response');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(log).toBeHidden();
});

test('search results that arrive after one has left do not move the new page, and the box is closed there', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/search?*', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  const footer = page.getByRole('contentinfo');
  await page.goto('/about');
  await footer.getByRole('button', { name: 'Search this site' }).click();
  await footer.getByRole('searchbox').fill('python');
  await asked.promise;
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  held.resolve();
  await expect(footer.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectTop(page);
});

test('an address in another letter case or with a slash at its end leads to the page', async ({ page }) => {
  for (const [typed, address] of [
    ['/About/', '/about'],
    ['/course/course1/?from=mail', '/course/course1?from=mail'],
    ['/Dashboard', '/dashboard'],
  ] as const) {
    const response = await page.goto(typed);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(address);
  }
});

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
}

async function expectTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}
