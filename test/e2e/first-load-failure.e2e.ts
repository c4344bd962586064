import type { Page } from '@playwright/test';
import { signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const coursePart = '**/assets/course-*.js';
const entry = '**/assets/site-*.js';
const title = { level: 1, name: 'Learn React' } as const;

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'part of it did not load' });
}

test('§1 a part that fails on the first load: the prerendered page stays readable beneath a notice, and a retry brings it to life', async ({
  page,
  noise,
}) => {
  noise.allow(/course-.*\.js/);
  await page.route(coursePart, (route) => route.abort('connectionfailed'));
  await page.goto('/course/course1');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(page.getByText('No feedback yet.')).toHaveCount(0);
  const above = await notice(page).boundingBox();
  const banner = await page.getByRole('banner').boundingBox();
  expect(above?.y).toBeLessThan(banner?.y ?? 0);

  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page), 'fails once more').toBeVisible();

  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.unroute(coursePart);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No feedback yet.')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', title)).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test("§1 the site's own script that fails on the first load: the page stays readable beneath a notice, and a retry loads all of it", async ({
  page,
  noise,
}) => {
  noise.allow(/site-.*\.js/);
  await page.route(entry, (route) => route.abort('connectionfailed'));
  await page.goto('/course/course1');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', title)).toBeVisible();
  await page.unroute(entry);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No feedback yet.')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('§1, §9 scripts that have not arrived after 120 000 ms have failed', async ({ page, noise }) => {
  noise.allow(/site-.*\.js/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/healthz');
  await page.route(entry, () => undefined);
  await page.evaluate(() => location.assign('/course/course1'));
  await expect(page.getByRole('heading', title)).toBeVisible();
  await page.clock.runFor(119_999);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(notice(page)).toBeVisible();
});

test('a button pressed before the scripts have arrived does its work once they have', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const arrival = page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  held.resolve();
  await arrival;
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a button of a part that arrives after the page does its work once the part is there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/search-box-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Search this site' }).click();
  await expect(footer.getByRole('searchbox')).toHaveCount(0);
  held.resolve();
  await expect(footer.getByRole('searchbox')).toBeVisible();
});

test('a login sent before the scripts have arrived puts nothing into the address, and keeps what was typed', async ({
  page,
  noise,
}) => {
  noise.allow(/site-.*\.js/);
  await page.route(entry, (route) => route.abort('connectionfailed'));
  await page.goto('/login');
  await page.getByLabel('Email').first().fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret');
  expect(new URL(page.url()).search).toBe('');
});

for (const [what, part] of [
  ['the page', entry],
  ['the form', '**/assets/apply-form-*.js'],
] as const) {
  test(`what was typed into an application before the script of ${what} has arrived stays once the opening is known`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(part, async (route) => {
      await held.promise;
      await route.continue();
    });
    const arrival = page.goto('/apply?opening=ux-designer');
    const name = page.getByRole('main').getByLabel('Name', { exact: true });
    await name.fill('Ada Lovelace');
    held.resolve();
    await arrival;
    await expect(page.getByRole('main').getByText('You are applying for')).toBeVisible();
    await expect(page.locator('[data-part=waiting]').filter({ has: name })).toHaveCount(0);
    await expect(name).toHaveValue('Ada Lovelace');
  });
}

test('the part that knows the session is asked for again when it does not arrive', async ({ page, noise }) => {
  noise.allow(/session-watcher-.*\.js/);
  await signedUp(page);
  const keeper = '**/assets/session-watcher-*.js';
  await page.route(keeper, (route) => route.abort('connectionfailed'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('session-watcher'));
  await page.goto('/dashboard');
  await failed;
  await page.unroute(keeper);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, User');
});
