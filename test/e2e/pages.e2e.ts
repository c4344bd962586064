import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { clientPaths, distinctPaths, prerenderedPaths, unknownPaths } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** They lead a visitor away after 2000 ms, sooner than all of it is looked at. */
const redirectingPaths = ['/career-path', '/career-center'];

for (const path of [...distinctPaths, ...clientPaths, ...unknownPaths]) {
  test(`a visitor finds ${path} well formed and accessible`, async ({ page, noise }) => {
    if (unknownPaths.includes(path)) noise.allow(/status of 404/);
    if (redirectingPaths.includes(path)) await page.addInitScript(holdRedirect);
    await page.goto(path);
    await lookAt(page);
  });
}

for (const path of ['/', '/course/course6', ...clientPaths]) {
  test(`a signed-in user finds ${path} well formed and accessible`, async ({ page }) => {
    await signedUp(page);
    await enrolled(page, 'course6');
    await page.goto(path);
    await lookAt(page);
  });
}

test('an address that cannot be read is answered with the page of what is not there', async ({ request }) => {
  for (const path of ['/about%', '/course/%zz', '/%E0%A4%A']) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
  }
});

test('every prerendered page can be read before any script has run', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const path of prerenderedPaths) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page, path).toHaveTitle(/\S/);
  }
  await context.close();
});

async function lookAt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await isWellFormed(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Runs in the page: that one timer never ends. */
function holdRedirect(): void {
  const setTimer = window.setTimeout.bind(window);
  const held = (handler: TimerHandler, ms?: number) => (ms === 2000 ? 0 : setTimer(handler, ms));
  window.setTimeout = held as typeof window.setTimeout;
}

async function isWellFormed(page: Page): Promise<void> {
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(role), role).toHaveCount(1);
  }
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S/);
  const unlabelled = await page
    .locator('input:not([type=hidden], [hidden]), textarea, select')
    .evaluateAll((fields) =>
      fields.filter((one) => ((one as HTMLInputElement).labels?.length ?? 0) === 0).map((one) => one.outerHTML),
    );
  expect.soft(unlabelled, 'every field has a visible label').toEqual([]);
}
