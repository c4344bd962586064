import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { replaceAll } from './support/exercise.ts';
import { expect, test } from './support/test.ts';

test('a visitor runs a first program on the home page, changes it, and goes on to the lesson; no engine is loaded before', async ({
  page,
}) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/engines/')) engines.push(request.url());
  });
  await page.goto('/');
  const part = page.getByRole('region', { name: 'Write your first program' });
  await part.scrollIntoViewIfNeeded();
  const run = part.getByRole('button', { name: 'Run', exact: true });
  await expect(run).toBeVisible();
  expect(engines).toEqual([]);
  await run.click();
  const output = part.getByRole('group', { name: 'Output' });
  await expect(output).toHaveText('Hello Ada 1\nHello Ada 2\nHello Ada 3\n');
  await expectAccessible(page, ['phone', 'desktop']);
  await expectNoSidewaysScroll(page);

  await part.locator('.cm-content').click();
  await replaceAll(page, 'print("mine")');
  await run.click();
  await expect(output).toHaveText('mine\n');
  await part.getByRole('button', { name: 'Close editor' }).click();
  await expect(part.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
  await expect(part.getByText('print("mine")')).toBeVisible();
  await part.getByRole('link', { name: 'Continue with lesson 1' }).click();
  await expect(page).toHaveURL('/course/course2/learn/your-first-program');
});

test('a visitor plays a recorded lesson on the home page and sees what a certificate looks like', async ({ page }) => {
  await page.goto('/');
  const part = page.getByRole('region', { name: 'Watch a lesson, earn a certificate' });
  await expect(part.getByRole('img', { name: /^Example of a certificate/ })).toBeVisible();
  await part.getByRole('button', { name: 'Play “Reading a traceback”' }).click();
  await part.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(part.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('a course names the courses to take first', async ({ page }) => {
  await page.goto('/course/course1');
  const first = page.getByRole('definition').getByRole('link', { name: 'Learn Javascript' });
  await expect(first).toHaveAttribute('href', '/course/course5');
});
