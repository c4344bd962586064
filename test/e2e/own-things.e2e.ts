import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { expect, test } from './support/test.ts';

// Own server, so that the average rating comes only from this file's feedback.
test.use({ ownServer: {} });

test('what somebody said of a course is changed and removed, the rating follows, and the course is left and joined again in two tabs', async ({
  page,
  context,
}) => {
  await signedUp(page);
  await enrolled(page, 'course5');
  await page.goto('/course/course5');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await main.getByLabel('Comment').fill('Too quick for me.');
  await main.getByRole('button', { name: 'Submit feedback' }).click();
  const own = main.getByRole('region', { name: 'Feedback', exact: true });
  await expect(own.getByText('Too quick for me.')).toBeVisible();
  const rating = main.getByRole('region', { name: 'Rating', exact: true });
  await expect(rating.getByRole('img', { name: 'Average: 2 out of 5' })).toBeVisible();

  const item = own.getByRole('listitem').filter({ hasText: 'Too quick for me.' });
  await item.getByRole('button', { name: /^Edit your feedback/ }).click();
  await item.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await item.getByLabel('Comment').fill('Better on the second reading.');
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByRole('status').filter({ hasText: 'Your feedback is updated.' })).toBeFocused();
  await expect(rating.getByRole('img', { name: 'Average: 4 out of 5' })).toBeVisible();
  await expect(main.getByText('Better on the second reading.')).toHaveCount(1);

  const other = await context.newPage();
  await other.goto('/course/course5');
  const there = other.getByRole('main');
  await expect(there.getByText('You are enrolled in this course')).toBeVisible();
  await main.getByRole('button', { name: 'Leave this course' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this course?' });
  await expect(question).toContainText('We keep your progress');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Leave this course' }).click();
  await expect(main.getByText('You have left this course.')).toBeVisible();
  await expect(there.getByRole('button', { name: 'Enroll', exact: true })).toBeVisible();
  await expect(own.getByText('Better on the second reading.')).toBeVisible();
  await there.getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(main.getByText('You are enrolled in this course')).toBeVisible();

  await own.getByRole('button', { name: /^Remove your feedback/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(own.getByRole('status').filter({ hasText: 'Your feedback is removed.' })).toBeFocused();
  await expect(main.getByText('No feedback yet.')).toBeVisible();
  await expect(rating).toHaveCount(0);
});

test('a new account has its first steps and its news on the dashboard, and chooses what it is told of', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await signedUp(page);
  await opvir(server, 'notify', email, 'The library is open on Sunday.');
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your first steps' })).toBeVisible();
  await expect(main.getByText('The library is open on Sunday.')).toBeVisible();
  await expect(main.getByText('You have not enrolled in any courses yet.')).toBeVisible();
  await expectAccessible(page);
  await enrolled(page, 'course2');
  await page.goto('/dashboard');
  await expect(main.getByRole('listitem').filter({ hasText: 'Done: Choose your first course' })).toBeVisible();
  await expect(main.getByText('Enrolled in 1 of 3 courses')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto('/notifications');
  await main.getByRole('combobox', { name: 'Grades' }).selectOption('On the site and in a daily email');
  await expect(main.getByText('Saved.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(main.getByRole('combobox', { name: 'Grades' })).toHaveValue('daily');
});
