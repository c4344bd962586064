import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

test.use({ ownServer: {} });

test('an administrator finds who learns in a course, ends an enrolment and undoes it, sees who left, and enrols by address', async ({
  page,
  browser,
  baseURL,
  server,
  noise,
}) => {
  // Address without an account.
  noise.allow(/404.*\/learners/);
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { origin: baseURL ?? '' } });
  noise.listenTo(context);
  const learners = [];
  for (let count = 0; count < 2; count += 1) {
    const theirs = await context.newPage();
    learners.push(await signedUp(theirs));
    await enrolled(theirs, 'course1');
    await theirs.close();
    await context.clearCookies();
  }
  const [ada, grace] = learners as [(typeof learners)[0], (typeof learners)[0]];

  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/courses');
  const main = page.getByRole('main');
  const course = main.getByRole('listitem').filter({ hasText: '2 enrolled' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const courses = main.getByRole('list').last().getByRole('listitem');
  await main.getByLabel('Find a course').fill('python');
  await expect(courses).toHaveCount(1);
  await expect(page).toHaveURL('/admin/courses?q=python');
  await main.getByLabel('Find a course').fill('nothing like it');
  await expect(main.getByText('No courses found.')).toBeVisible();
  await main.getByLabel('Find a course').fill('');
  await main.getByLabel('Sort by').selectOption('Most enrolled first');
  await expect(page).toHaveURL('/admin/courses?order=enrolled');
  await expect(courses.first()).toContainText('2 enrolled');
  const sorted = await page.request.get('/api/admin/courses.csv?order=enrolled');
  expect((await sorted.text()).split('\r\n')[1]).toContain(',course1,2,');
  await course.getByRole('link').click();
  await expect(page).toHaveURL('/admin/courses?course=course1');
  await expect(main.getByRole('button', { name: ada.email })).toBeVisible();

  await main.getByLabel('Find a learner').fill(grace.email);
  await expect(main.getByRole('button', { name: ada.email })).toHaveCount(0);
  await main.getByRole('button', { name: grace.email }).click();
  await expect(main.getByRole('progressbar', { name: `Progress of ${grace.email}` })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'End enrollment' }).click();
  const question = page.getByRole('dialog', { name: `End the enrollment of ${grace.email}?` });
  await question.getByRole('button', { name: 'End enrollment' }).click();
  const status = (text: string) => main.getByRole('status').filter({ hasText: text });
  await expect(status('1 enrollment ended.')).toBeFocused();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(status('Undone for 1.')).toBeVisible();
  await expect(main.getByRole('button', { name: grace.email })).toBeVisible();

  await main.getByRole('checkbox', { name: `Select ${grace.email}` }).check();
  const bar = main.getByRole('region', { name: 'Actions for the selection' });
  await bar.getByRole('button', { name: 'End enrollments' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End enrollments' }).click();
  await expect(status('1 enrollment ended.')).toBeVisible();
  await main.getByLabel('State', { exact: true }).selectOption('Learners who left');
  await expect(main.getByRole('button', { name: grace.email })).toBeVisible();

  const form = main.getByRole('form', { name: 'Enroll a learner' });
  await form.getByLabel('Email address').fill('nobody@example.org');
  await form.getByRole('button', { name: 'Enroll' }).click();
  await expect(form.getByText('There is no account with this email address.')).toBeVisible();
  await form.getByLabel('Email address').fill(grace.email);
  await form.getByRole('button', { name: 'Enroll' }).click();
  await expect(status(`${grace.email} is enrolled.`)).toBeFocused();
  await page.goto('/admin/courses?course=course1&order=furthest');
  await expect(main.getByLabel('Sort by')).toHaveValue('furthest');
  await expect(main.getByRole('button', { name: grace.email })).toBeVisible();
  const file = await page.request.get('/api/admin/courses/course1/learners.csv?order=furthest');
  expect(await file.text()).toContain(grace.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await context.close();
});
