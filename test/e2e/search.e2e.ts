import { expectAccessible } from './support/accessibility.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

test('the header leads to the search, which bears a typing error, marks what it found, and finds a lesson by its text for whoever learns there', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search');
  await main.getByRole('searchbox').fill('pyhton');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('link', { name: 'Learn Python', exact: true }).locator('mark')).toHaveText('Python');
  await expectAccessible(page);

  const lesson = main.getByRole('link', { name: 'Forms that keep what was typed' });
  await page.goto('/search?q=hallway washing machine filter');
  await expect(main.getByRole('status').first()).toHaveText(/^\d+ results?$|^Nothing/);
  await expect(lesson).toHaveCount(0);
  await signedUp(page);
  await enrolled(page, 'course1');
  await page.reload();
  await lesson.click();
  await expect(page).toHaveURL('/course/course1/learn/forms-that-keep-what-was-typed');
});
