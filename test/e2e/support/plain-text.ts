import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Switches the content editor to a file's plain text field. Fields that load above may move the button during the
 * click.
 */
export async function plainText(page: Page, file: string): Promise<Locator> {
  const main = page.getByRole('main');
  const text = main.getByRole('textbox', { name: file }).and(page.locator('textarea'));
  const chosen = main.getByRole('button', { name: 'Use code editor' });
  await expect(async () => {
    // On a slow machine a click may take effect only after its timeout: a second one would undo it.
    if (!(await chosen.isVisible()))
      await main.getByRole('button', { name: 'Use plain text editor' }).click({ timeout: 1000 });
    await expect(chosen).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(text).toBeVisible();
  return text;
}
