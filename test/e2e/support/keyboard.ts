import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Presses Tab until the target has the focus; what cannot be reached within a page's worth of stops fails. An editor of code takes
 * Tab for itself until it is left with Escape.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const stopsMax = 120;
  for (let stop = 0; stop < stopsMax; stop++) {
    const { isThere, isInEditor } = await target.evaluate(placeOfFocus);
    if (isThere) {
      expect(await target.evaluate(isInView), 'what has the focus is in view').toBe(true);
      return;
    }
    if (isInEditor) await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

function placeOfFocus(element: Element): { isThere: boolean; isInEditor: boolean } {
  const { activeElement } = document;
  // CodeMirror stands in a shadow root.
  const isInEditor = Boolean(activeElement?.shadowRoot);
  return { isThere: element === activeElement, isInEditor };
}

/** A radio button is drawn by its label, and is itself a point that nobody sees. */
function isInView(element: Element): boolean {
  const { top, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Goes there and presses it, by keys alone. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
