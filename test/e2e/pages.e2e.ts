import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

// Every page that the build knows, so that a page which is added is looked at without being named here.

const { pages, clientRoutes } = JSON.parse(readFileSync('build/web/pages.json', 'utf8')) as {
  pages: Record<string, string>;
  clientRoutes: string[];
};
/** Six courses have one page; two of them stand for all. */
const repeated = /^\/courses\/course\d$|^\/course\/course[2-5]$/;
const publicPaths = Object.keys(pages).filter((path) => !repeated.test(path));
const otherPaths = clientRoutes.filter((path) => !path.includes('$') && !path.includes(':'));
const paths = [...publicPaths, ...otherPaths];
const unknownPaths = ['/course/nowhere', '/nowhere'];

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const narrowest = { width: 320, height: 640 };
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const path of [...paths, ...unknownPaths]) {
  test(`a visitor finds ${path} well formed and accessible`, async ({ page, noise }) => {
    if (unknownPaths.includes(path)) noise.allow(/status of 404/);
    await page.goto(path);
    await lookAt(page);
  });
}

for (const path of ['/', '/course/course6', ...otherPaths]) {
  test(`a signed-in user finds ${path} well formed and accessible`, async ({ page }) => {
    await signedUp(page);
    await enrolled(page, 'course6');
    await page.goto(path);
    await lookAt(page);
  });
}

for (const path of publicPaths) {
  test(`${path} can be read before any script has run`, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/\S/);
    await context.close();
  });
}

async function lookAt(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await hasLandmarks(page);
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
      expect.soft(found, `${size}, ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize(narrowest);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'no horizontal scrolling at 320 px').toBeLessThanOrEqual(narrowest.width);
}

async function hasLandmarks(page: Page): Promise<void> {
  for (const role of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(role), role).toHaveCount(1);
  }
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page).toHaveTitle(/\S/);
  const unlabelled = await page
    .locator('input:not([type=hidden]), textarea, select')
    .evaluateAll((fields) =>
      fields.filter((one) => ((one as HTMLInputElement).labels?.length ?? 0) === 0).map((one) => one.outerHTML),
    );
  expect.soft(unlabelled, 'every field has a visible label').toEqual([]);
}
