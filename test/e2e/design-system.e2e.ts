import { createServer } from 'vite';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { expect, test as base } from './support/test.ts';

/** The design system's page is served only in development, by the development server. */
const test = base.extend<object, { galleryUrl: string }>({
  galleryUrl: [
    async ({}, use) => {
      const vite = await createServer({ logLevel: 'error', server: { port: 0, hmr: false, watch: null } });
      await vite.listen();
      await use(new URL('/ui', vite.resolvedUrls?.local[0]).href);
      await vite.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });

test('every part of the design system is accessible, from the narrowest phone to a wide screen', async ({
  page,
  galleryUrl,
}) => {
  await page.goto(galleryUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a dialog keeps the focus within, is accessible while it is open, and Escape closes it', async ({
  page,
  galleryUrl,
}) => {
  await page.goto(galleryUrl);
  const opener = page.getByRole('button', { name: 'Delete the note …' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isWithinDialog)).toBe(true);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Runs in the page. Between the last button and the first one the focus is in the browser's own controls. */
function isWithinDialog(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('dialog') !== null;
}

test('visitors of the built site do not meet the page of the design system', async ({ page }) => {
  const response = await page.request.get('/ui');
  expect(response.status()).toBe(404);
});
