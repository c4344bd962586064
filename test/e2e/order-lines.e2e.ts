import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { exercise } from './support/exercise.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Opens a practice question with five lines, from a short one to some that wrap. */
async function openLines(page: Page): Promise<Locator> {
  await signedUp(page);
  await enrolled(page, 'course3');
  await page.goto('/course/course3/learn/preparing-a-release');
  const part = exercise(page, 'The order of a release');
  const list = part.getByRole('list', { name: 'The lines in your order' });
  await list.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await untilDraggable(page, part);
  return part;
}

/** Waits until lines can be dragged: that part loads after the lines, and works a moment later. */
async function untilDraggable(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    const { x, y } = await middleOf(grip(part, 0));
    await page.mouse.move(x, y);
    await page.mouse.down();
    const isBlocked = (await rows(part).nth(0).getAttribute('style'))?.includes('z-index');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(isBlocked).toBe(true);
  }).toPass();
}

const rows = (part: Locator) => part.getByRole('listitem').filter({ has: part.page().locator('[data-grip]') });
const texts = (part: Locator) => rows(part).locator('code').allTextContents();
const grip = (part: Locator, place: number) => rows(part).nth(place).locator('[data-grip]');

async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags the first line over the last one, and keeps the mouse button pressed. */
async function holdFirstOverLast(page: Page, part: Locator): Promise<void> {
  const [from, to] = [await middleOf(grip(part, 0)), await middleOf(grip(part, 4))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10);
  await page.mouse.move(to.x, to.y + 20, { steps: 5 });
}

test('a line is dragged by its grip with the mouse: the others make room, and where it is let go it stays', async ({
  page,
}) => {
  const part = await openLines(page);
  const before = await texts(part);
  await holdFirstOverLast(page, part);
  // The gap for it is at the last position, and the dragged line covers it.
  await expect(rows(part).nth(4)).toHaveCSS('transform', /^matrix\(1, 0, 0, 1, 0, -\d/);
  await expect(rows(part).nth(0)).toHaveCSS('z-index', '1');
  expect(await texts(part)).toEqual(before);
  await page.mouse.up();
  const after = [...before.slice(1), before[0]];
  expect(await texts(part)).toEqual(after);
  await expect(part.getByText(`${before[0]} is now line 5 of 5.`)).toBeAttached();
  for (const row of await rows(part).all()) await expect(row).toHaveCSS('transform', 'none');
  // The result is an ordinary answer, and the buttons continue from there.
  await expect(part.getByRole('button', { name: 'Check my answer' })).toBeEnabled();
  await part.getByRole('button', { name: `Move up: ${before[0]}` }).click();
  expect(await texts(part)).toEqual([...before.slice(1, 4), before[0], before[4]]);
});

test('Escape gives a dragged line back, and a press that does not move it answers nothing', async ({ page }) => {
  const part = await openLines(page);
  const before = await texts(part);
  await holdFirstOverLast(page, part);
  await page.keyboard.press('Escape');
  await expect(rows(part).nth(0)).toHaveCSS('z-index', 'auto');
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await grip(part, 2).click();
  expect(await texts(part)).toEqual(before);
  for (const row of await rows(part).all()) await expect(row).toHaveCSS('transform', 'none');
  await expect(part.getByRole('button', { name: 'Check my answer' })).toBeDisabled();
});

test('a list with grips is accessible, and fits every screen', async ({ page }) => {
  await openLines(page);
  await expectAccessible(page, ['phone', 'desktop'], 'section:has([data-grip])');
  await expectNoSidewaysScroll(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags a line by its grip, and beside the grips it scrolls the page', async ({ page, context }) => {
    const part = await openLines(page);
    const before = await texts(part);
    const screen = await context.newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) => {
      await screen.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const swipe = async (from: Point, by: number) => {
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step++) await touch('touchMove', { x: from.x, y: from.y + (by * step) / 10 });
    };
    const scrolled = () => page.evaluate(() => Math.round(scrollY));

    const [at, from, to] = [await scrolled(), await middleOf(grip(part, 3)), await middleOf(grip(part, 1))];
    await swipe(from, to.y - from.y - 20);
    expect(await scrolled()).toBe(at);
    await touch('touchEnd');
    expect(await texts(part)).toEqual([before[0], before[3], before[1], before[2], before[4]]);

    // If the list continues beyond the edge of the window, the page scrolls along until its end.
    await rows(part)
      .nth(3)
      .evaluate((row) => scrollBy({ top: row.getBoundingClientRect().top - 60, behavior: 'instant' }));
    const below = await scrolled();
    const last = await middleOf(grip(part, 4));
    await swipe(last, 20 - last.y);
    await expect(rows(part).nth(0)).toBeInViewport({ ratio: 1 });
    await touch('touchEnd');
    await expect.poll(async () => (await texts(part))[0]).toBe(before[4]);
    expect(await scrolled()).toBeLessThan(below);

    const here = await scrolled();
    await swipe(await middleOf(rows(part).nth(1).locator('code')), -200);
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(here + 100);
  });
});
