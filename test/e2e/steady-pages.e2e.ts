import type { Page } from '@playwright/test';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

/** Highest acceptable cumulative layout shift (web vitals: share of the window times distance). */
const mostShift = 0.1;
const ofOnesOwn = [
  '/dashboard',
  '/profile',
  '/edit-profile',
  '/workspace',
  '/notifications',
  '/continue-career',
  '/career-center',
  '/teach',
];

test.use({ viewport: { width: 390, height: 844 } });

test('nothing that is seen moves away while a page of one’s own fills, whichever answer is the slowest', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course2');
  // That the rest is shown after two seconds is the other test's: a busy machine needs longer.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.fills-in-order :is(.animate-pulse, :has(.animate-pulse)) ~ * { animation-delay: 3600s !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, (asked % 4) * 100));
    await route.continue();
  });
  for (const path of ofOnesOwn)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
      expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
    });
});

test('what follows a part that gets no answer is there all the same, two seconds later', async ({ page }) => {
  await signedUp(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/progress', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('Loading').first()).toBeAttached();
  await expect(main.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(main.getByText('Loading')).not.toHaveCount(0);
  await page.goto('about:blank');
  held.resolve();
});

/** Cumulative layout shift since the page was opened. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Earlier shifts are reported in a separate task, which has run once a few frames were painted.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    return sum;
  });
}
