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

test('a question in a visitor’s own words leads to the answer, at its place of the page', async ({ page }) => {
  const cost = 'Does enrolling cost anything?';
  const answers = Object.entries({
    'is it free': cost,
    'How much does it cost?': cost,
    price: cost,
    refund: cost,
    'money back': cost,
    'forgot password': 'I forgot my password. What now?',
    'delete my feedback': 'Can I change or remove my feedback?',
  });
  for (const [q, title] of answers) {
    const response = await page.request.get('/api/search', { params: { q } });
    const { items } = (await response.json()) as { readonly items: readonly { readonly title: string }[] };
    const titles = items.slice(0, 3).map((each) => each.title);
    expect.soft(titles, q).toContain(title);
  }
  await page.goto('/search?q=is+it+free');
  await page.getByRole('main').getByRole('link', { name: cost }).click();
  await expect(page).toHaveURL('/support#courses');
});
