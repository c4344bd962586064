import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signedUp } from './support/learner.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

test('an administrator writes to one person, sees how it reads and how many it reaches, and the bell of an open tab counts it', async ({
  page,
  browser,
  baseURL,
  server,
  noise,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { origin: baseURL ?? '' } });
  noise.listenTo(context);
  const theirs = await context.newPage();
  const ada = await signedUp(theirs);
  await theirs.goto('/about');
  const account = theirs
    .getByRole('banner')
    .getByRole('button', { name: /^(Account|Menu)/ })
    .first();
  await expect(account).toBeVisible();

  const admin = await signedUpAs('admin', page.request, server);
  await page.goto('/admin/notifications');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Write a notification' }).click();
  const form = main.getByRole('region', { name: 'New notification' });
  await expect(form).toBeFocused();
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Write a notification' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toBeFocused();
  await form.getByLabel('Title').fill('The library is open on Sunday');
  await form.getByLabel('Text').fill('From ten to four.\n<b>Come</b>');
  await form.getByLabel('Link').fill('https://evil.example');
  await expect(form.getByText('Enter a path on this site')).toBeVisible();
  await form.getByLabel('Link').fill('/courses');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText('Choose a person first.')).toBeVisible();
  await form.getByLabel('Find a person').fill(ada.email);
  await form.getByRole('list', { name: 'Matching people' }).getByRole('button', { name: ada.email }).click();
  // The focus stays beside the way to choose somebody else.
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Choose someone else' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText('It goes to 1 person.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeFocused();
  await expect(form.getByText('<b>Come</b>')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Send to 1 person?' })
    .getByRole('button', { name: 'Send', exact: true })
    .click();
  await expect(main.getByRole('status').filter({ hasText: 'Your notification is on its way.' })).toBeFocused();

  await expect(account).toHaveAccessibleName(/1 unread/);
  await theirs.goto('/notifications');
  await theirs.getByRole('main').getByRole('link', { name: 'The library is open on Sunday' }).click();
  await expect(theirs).toHaveURL('/courses');

  const row = main.getByRole('listitem').filter({ hasText: 'The library is open on Sunday' });
  await expect(row.getByText('Sent to 1 person')).toBeVisible();
  await expect(row.getByText(admin.email).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await theirs.goto('/notifications#preferences');
  await expect(theirs.getByLabel('Announcements')).toBeVisible();
  await expectAccessible(theirs);
  await context.close();
});
