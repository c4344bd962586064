import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectReadableInTheDark } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { holdRedirect } from './support/hold-redirect.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { clientPaths, distinctPaths, prerenderedPaths, unknownPaths } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Groups of the paths, each a separate test, so that several browsers share the work. */
const shares = [0, 1, 2, 3];
const ofShare = (paths: readonly string[], share: number) => paths.filter((_, at) => at % shares.length === share);

for (const share of shares) {
  test(`a visitor finds every page well formed and accessible, ${share + 1} of ${shares.length}`, async ({ page }) => {
    await page.addInitScript(holdRedirect);
    for (const path of ofShare([...distinctPaths, ...clientPaths], share)) await lookAt(page, path);
  });
}

test('an address without a page has one that is well formed and accessible', async ({ page, noise }) => {
  noise.allow(/status of 404/);
  for (const path of unknownPaths) await lookAt(page, path);
});

for (const share of shares.slice(0, 2)) {
  test(`a signed-in user finds every page well formed and accessible, ${share + 1} of 2`, async ({ page }) => {
    await signedUp(page);
    await enrolled(page, 'course6');
    const paths = ['/', '/course/course6', ...clientPaths];
    for (const path of paths.filter((_, at) => at % 2 === share)) await lookAt(page, path);
  });
}

test('each layout is readable in the dark', async ({ page }) => {
  for (const path of ['/', '/course/course1', '/blog', '/login']) {
    await page.goto(path);
    await atRest(page);
    await expectReadableInTheDark(page);
  }
  await signedUp(page);
  await page.goto('/dashboard');
  await atRest(page);
  await expectReadableInTheDark(page);
});

test('an address that cannot be read is answered with the page of what is not there', async ({ request }) => {
  for (const path of ['/about%', '/course/%zz', '/%E0%A4%A']) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
  }
});

test('every prerendered page can be read before any script has run (§1)', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const path of prerenderedPaths) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page, path).toHaveTitle(/\S/);
  }
  await context.close();
});

function lookAt(page: Page, path: string): Promise<void> {
  return test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await atRest(page);
    await isWellFormed(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

async function isWellFormed(page: Page): Promise<void> {
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(role), role).toHaveCount(1);
  }
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S/);
  // In one call: an editor that loads replaces its plain field between two.
  const unlabelled = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [hidden]), textarea, select')]
      .filter(({ labels }) => (labels?.length ?? 0) === 0)
      .map((field) => field.outerHTML),
  );
  expect.soft(unlabelled, 'every field has a visible label').toEqual([]);
}
