import { type Locator, type Page, expect } from '@playwright/test';

/** The text of a file in the content editor, in a plain field: fields that arrive above may move the button from under the mouse. */
export async function plainText(page: Page, file: string): Promise<Locator> {
  const main = page.getByRole('main');
  const text = main.getByRole('textbox', { name: file }).and(page.locator('textarea'));
  await expect(async () => {
    // On a slow machine a click may take effect only after the next line has given it up.
    if (!(await text.isVisible())) {
      await main.getByRole('button', { name: 'Use a plain text field' }).click({ timeout: 1000 });
    }
    await expect(text).toBeVisible({ timeout: 1000 });
  }).toPass();
  return text;
}
