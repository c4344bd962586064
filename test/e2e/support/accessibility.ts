import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { isChosen } from '../../suites.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** WCAG 2.2, levels A and AA; `target-size` (24 px) is among them. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not asked for by WCAG in so many words: everything stands in a landmark, and each landmark is one of its kind. */
const landmarks = [
  'region',
  'landmark-one-main',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
];
/** What a theme can change. All else is the same by light and by dark, so that it is looked at once. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Of the rules that pass, the nodes are not wanted. */
const shared = { resultTypes: ['violations'] } satisfies axe.RunOptions;
const everything: axe.RunOptions = {
  ...shared,
  runOnly: { type: 'tag', values: wcag },
  rules: Object.fromEntries(landmarks.map((rule) => [rule, { enabled: true }])),
};
const coloursOnly: axe.RunOptions = { ...shared, runOnly: { type: 'rule', values: colourRules } };
const looks = 4;
const isEveryLook = isChosen('every look');
const widthsPx = isEveryLook ? [320, 390, 768, 1024, 1280, 1920] : [320, 1280];

type Size = keyof typeof sizes;

/**
 * Runs axe on the current page, or on the selector `within`, without a reload: on the first of the screens in light mode; with the suite of every
 * look, on all of them in both modes.
 */
export async function expectAccessible(
  page: Page,
  only: readonly Size[] = ['phone', 'desktop'],
  within = 'html',
): Promise<void> {
  if (isEveryLook) return look(page, only, ['light', 'dark'], within);
  await look(page, only.slice(0, 1), ['light'], within);
  // Leave the window's size as the suite of every look does.
  await page.setViewportSize(sizes[only.at(-1) ?? 'desktop']);
}

/** Runs axe in dark mode only: for one page of each layout, as the colors are the same on all. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await look(page, ['phone'], ['dark'], 'html');
}

async function look(
  page: Page,
  only: readonly Size[],
  schemes: readonly ('light' | 'dark')[],
  within: string,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of only) {
    await page.setViewportSize(sizes[size]);
    // What has been scrolled half beneath the header has half its height for axe.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // What came while it was looked at had not its colours yet: a fault is what stays.
      let found: string[] = [];
      for (let again = 0; again < looks; again++) {
        await page.evaluate(drawnAnew);
        await page.evaluate(coloursChanged);
        found = await violations(page, within, colorScheme === 'dark');
        if (found.length === 0) break;
      }
      expect.soft(found, `${page.url()}, ${size}, ${colorScheme}`).toEqual([]);
    }
  }
}

/**
 * Axe runs in the page itself. Its own package for Playwright brings it along anew for each of the four looks and opens more than it needs:
 * three times as long.
 */
async function violations(page: Page, within: string, onlyColours: boolean): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  return page.evaluate(
    async ([context, options]) => {
      const { violations: found } = await window.axe.run(context, options);
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
      );
    },
    [within, onlyColours ? coloursOnly : everything] as const,
  );
}

/** A frame where no script may run is looked at by nobody; the console says so. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window).catch(() => true)) return;
  await frame.evaluate(axe.source).catch(() => undefined);
}

/** From the narrowest phone to a wide screen, nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(drawnAnew);
    expect
      .soft(await page.evaluate(whatSticksOut), `${page.url()}: no horizontal scrolling at ${width} px`)
      .toEqual([]);
  }
}

/** Runs in the page. Media queries follow a new width only with the frame after it. */
function drawnAnew(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Runs in the page. Another theme's colours come in over a moment, in which they fit nothing. */
async function coloursChanged(): Promise<void> {
  const changing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(changing.map(({ finished }) => finished));
}

/** Runs in the page. */
function whatSticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const elements = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`the page is ${scrollWidth} px wide`, ...elements.map(({ tagName, className }) => `${tagName} ${className}`)];
}
