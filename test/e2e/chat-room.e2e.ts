import type { Page } from '@playwright/test';
import { lookBeneath, lookBeneathAlong } from './support/beneath.ts';
import { exercise } from './support/exercise.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { clientPaths, distinctPaths, unknownPaths } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Position of the chat icon on every page: over no control, and only over text that a small scroll uncovers. On wide
// pages with free space next to the content it covers nothing.

const phonePx = 390;
/**
 * Smallest width with free space next to the content: an icon that covers nothing here covers nothing in a wider
 * window.
 */
const widePx = 1024;
const widthsPx = [widePx, phonePx];
const publicPaths = [...distinctPaths, ...unknownPaths.slice(0, 1)];
const shares = [0, 1, 2, 3];

for (const share of shares) {
  test(`§2 the chat icon covers no control and keeps no text covered: public pages, ${share + 1} of 4`, async ({
    page,
    noise,
  }) => {
    noise.allow(/404.*nowhere/);
    await expectFree(
      page,
      publicPaths.filter((_, at) => at % shares.length === share),
    );
  });
}

test('§2 the chat icon covers no control and keeps no text covered: pages of an account', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course1');
  await expectFree(page, [...clientPaths, '/course/course1']);
});

test('§2 the chat icon covers no control and keeps no text covered: a lesson, and a learner’s work in it', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/course/course1/learn/state-one-place-for-each-fact');
  const work = exercise(page, 'Tick and count');
  await work.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(work.getByRole('region', { name: 'Preview' })).toBeVisible();
  for (const width of [1280, phonePx]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await lookBeneath(page, width !== phonePx), `the lesson at ${width} px`).toEqual([]);
    expect.soft(await lookBeneathAlong(work, width !== phonePx), `the work at ${width} px`).toEqual([]);
  }
});

async function expectFree(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('[data-part=waiting]')).toHaveCount(0);
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await lookBeneath(page, width !== phonePx), `${path} at ${width} px`).toEqual([]);
      }
    });
  }
}
