import { expect, test } from './support/test.ts';

test('§2 from the blog to an article and on to the one before it, without loading the site again', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('link', { name: 'Asking questions that get answered' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asking questions that get answered' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'The five parts' })).toBeVisible();
  await page.getByRole('link', { name: /^Previous article/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Learn less per evening/ })).toBeFocused();
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Mix it up' }).click();
  await expect(page.getByRole('heading', { name: 'Mix it up' })).toBeInViewport();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('the day of an article reads the same in every browser, like the English text around it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/blog/asking-questions-that-get-answered`);
  await expect(page.getByText('November 3, 2026')).toBeVisible();
  await context.close();
});

test('§1 the text of an article that did not arrive can be asked for again', async ({ page, noise }) => {
  noise.allow(/\/api\/articles\/|ApiError: The site could not be reached/);
  // Set up before the first page: links in view may be preloaded.
  await page.route('**/api/articles/*', (route) => route.abort('connectionfailed'));
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Asking questions that get answered' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unroute('**/api/articles/*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The five parts' })).toBeVisible();
});

test('the feed is offered on every page, and says where this installation is', async ({ page, baseURL }) => {
  await page.goto('/blog');
  const address = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  const response = await page.request.get(address ?? '');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await response.text();
  expect(feed).toContain('<title>Opvir Blog</title>');
  expect(feed).toContain(`<link>${baseURL}/blog/asking-questions-that-get-answered</link>`);
  expect(feed).not.toContain('__opvir');
});

test('an example is marked on the list as on its own page', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  const articles = await main
    .getByRole('link', { name: /\w/ })
    .and(main.locator('a[href^="/blog/"]:not([href$=".xml"])'))
    .count();
  expect(articles).toBeGreaterThan(3);
  await expect(main.getByText('Example', { exact: true })).toHaveCount(articles);
  await page.getByRole('link', { name: 'Asking questions that get answered' }).click();
  await expect(page.getByRole('list', { name: 'Topics' }).getByText('Example', { exact: true })).toBeVisible();
});
