import type { Page } from '@playwright/test';

/**
 * Does something after which the page shows `text` for a moment. The page itself looks for it, in each frame: asked from
 * here, on a busy machine, it might be gone.
 */
export async function saysAfter(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  const said = page.waitForFunction((wanted) => document.querySelector('main')?.innerText.includes(wanted), text);
  await Promise.all([said, act()]);
}
