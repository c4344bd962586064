import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Presses Tab until the target has the focus; fails if it is not reached within a page's worth of stops. A code editor
 * uses Tab itself until it is left with Escape.
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
  // CodeMirror is in a shadow root.
  const isInEditor = Boolean(activeElement?.shadowRoot);
  return { isThere: element === activeElement, isInEditor };
}

/** Checks that an element is in view. A radio button is represented by its label, and is itself invisible. */
function isInView(element: Element): boolean {
  const { top, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Moves the focus to a control and presses it, with keys alone. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
