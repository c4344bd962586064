import { type Locator, type Page, expect } from '@playwright/test';

/** The text of a file in the content editor, in a plain field: fields that arrive above may move the button from under the mouse. */
export async function plainText(page: Page, file: string): Promise<Locator> {
  const main = page.getByRole('main');
  const text = main.getByRole('textbox', { name: file }).and(page.locator('textarea'));
  await expect(async () => {
    const button = main.getByRole('button', { name: 'Use a plain text field' });
    await button.click({ timeout: 1000 });
    await expect(button).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(text).toBeVisible();
  return text;
}
