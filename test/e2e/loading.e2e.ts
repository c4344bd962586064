import { holdRedirect } from './support/hold-redirect.ts';
import { enrolled, field, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const loginPart = '**/assets/login-*.js';

test('§1 a part that does not arrive: the page says so, and a retry loads it without losing the rest', async ({
  page,
  noise,
}) => {
  noise.allow(/login-.*\.js|ChunkLoadError/);
  await page.goto('/');
  await page.route(loginPart, (route) => route.abort('connectionfailed'));
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.unroute(loginPart);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Email')).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('§1, §9 a part that takes longer than 120 000 ms has failed', async ({ page, noise }) => {
  noise.allow(/login-.*\.js|ChunkLoadError/);
  await page.clock.install();
  await page.goto('/');
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(loginPart, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  // The routes load first.
  await asked.promise;
  await page.clock.runFor(110_000);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  held.resolve();
});

test('§1 routes that do not arrive: the page says so, and a retry goes on to the page without losing the rest', async ({
  page,
  noise,
}) => {
  noise.allow(/more-routes-.*\.js|ChunkLoadError/);
  await page.route('**/assets/more-routes-*.js', (route) => route.abort('connectionfailed'));
  await page.addInitScript(holdRedirect);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Career Path' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/career-path');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Opvir');
  await page.goForward();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unroute('**/assets/more-routes-*.js');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career Path');
  await expect(page).toHaveTitle('Career Path · Opvir');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('§1 a form that does not arrive leaves the page as it is, and a retry in its place loads it', async ({
  page,
  noise,
}) => {
  noise.allow(/feedback-form-.*\.js|ChunkLoadError/);
  await signedUp(page);
  await enrolled(page, 'course1');
  await page.route('**/assets/feedback-form-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/course/course1');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The feedback form could not be loaded.');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn React' })).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();
  await page.unroute('**/assets/feedback-form-*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Comment')).toBeVisible();
});
