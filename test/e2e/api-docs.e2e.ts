import { expect, test } from './support/test.ts';

test('whoever reads how programs use the site finds the way back to it', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('API · Opvir');
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Opvir');
});
