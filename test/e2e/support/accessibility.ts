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
/** Rules of WCAG 2.2, levels A and AA; `target-size` (24 px) is among them. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that WCAG implies: all content is in landmarks, and each landmark is unique. */
const landmarks = [
  'region',
  'landmark-one-main',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
];
/** Rules that a theme can affect. All others give the same result in both themes, so they run once. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Options that omit the nodes of passed rules. */
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
 * Runs axe on the current page, or on the selector `within`, without a reload: on the first of the screens in light
 * mode. With the suite of every look, it runs on all of them in both modes.
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
    // Axe measures only the visible part of elements half covered by the header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // Repeats: elements that appeared during the check may lack their final colors, so only lasting faults count.
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
 * Runs axe in the page itself. Its Playwright package injects it for each of the four looks and opens additional pages,
 * which is slower.
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

/** Injects axe into a frame. Frames that run no scripts are skipped; the console reports them. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window).catch(() => true)) return;
  await frame.evaluate(axe.source).catch(() => undefined);
}

/** Checks that nothing is wider than the window, from the narrowest phone to a wide screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(drawnAnew);
    // On a busy machine the styles of a width follow its window by several frames.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(whatSticksOut), `${page.url()}: no horizontal scrolling at ${width} px`)
      .toEqual([]);
  }
}

/** Waits for a new width to apply; runs in the page. Media queries follow only with the next frame. */
function drawnAnew(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Waits for the colors of a new theme; runs in the page. During the transition they have the wrong contrast. */
async function coloursChanged(): Promise<void> {
  const changing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(changing.map(({ finished }) => finished));
}

/** Lists elements wider than the window; runs in the page. */
function whatSticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const elements = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [`the page is ${scrollWidth} px wide`, ...elements.map(({ tagName, className }) => `${tagName} ${className}`)];
}
