import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdf } from '../support/files.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { signedOut, signedUp } from './support/learner.ts';
import { placesOf } from './support/left-behind.ts';
import { signedUpAs } from './support/taught-course.ts';
import { confirmAddress } from './support/confirm-address.ts';
import { expect, test } from './support/test.ts';

// Work of an administrator in the console, and its effect for others.

test.use({ ownServer: {} });

test.describe.configure({ mode: 'serial' });

test('an administrator comes from the menu to the console, disables a user whose open tab is signed out within two seconds, and deletes them: nothing is left of them in any table or file (§6)', async ({
  page,
  browser,
  baseURL,
  server,
  noise,
}) => {
  noise.allow(/status of 40[13]/);
  const admin = await signedUpAs('admin', page.request, server);
  const other = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { origin: server.url } });
  noise.listenTo(other);
  const theirs = await other.newPage();
  const { email } = await signedUp(theirs);
  confirmAddress(server, email);
  await theirs.goto('/notifications');
  await expect(theirs.getByText('No notifications available.')).toBeVisible();

  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Teaching' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Administration' }).last().click();
  await expect(page).toHaveURL('/admin');
  await expect(main.getByText('You are all caught up.')).toBeVisible();
  await main.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(main.getByRole('listitem').filter({ hasText: admin.email })).toBeVisible();

  const traces = [email, await leaveTraces(theirs, email)];
  // Mails are stored too: first in the outbox, then as files.
  const tables = ['authUsers', 'users', 'newsletterSubscribers', 'contactMessages', 'applications', 'feedback'];
  expect(placesOf(server.dataDir, traces)).toEqual(expect.arrayContaining(tables));
  await main.getByLabel('Find a user').fill(email);
  await expect(page).toHaveURL(`/admin/users?${new URLSearchParams({ q: email })}`);
  const row = main.getByRole('button', { name: email });
  await expect(main.getByRole('button', { expanded: false })).toHaveCount(1);
  await tabTo(page, row);
  // The row opens in place: the page does not scroll to the top.
  await page.setViewportSize({ width: 1280, height: 320 });
  await expect.poll(() => page.evaluate(() => innerHeight)).toBe(320);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.setViewportSize({ width: 1280, height: 800 });
  await main.getByRole('button', { name: 'Disable account' }).click();
  const question = page.getByRole('dialog', { name: `Disable ${email}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Disable account' }).click();
  await expect(theirs.getByText('This account has been disabled.').first()).toBeVisible();
  await expect(
    main.getByRole('status').filter({ hasText: `${email} is disabled and logged out on all devices.` }),
  ).toBeFocused();
  await expect(main.getByRole('button', { name: 'Enable account' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByLabel('Find a user')).toHaveValue(email);
  await main.getByLabel('State').selectOption('Enabled');
  await expect(main.getByText('No users found.')).toBeVisible();

  await main.getByLabel('State').selectOption('Disabled');
  await main.getByRole('button', { name: 'Delete account', exact: true }).click();
  const last = page.getByRole('dialog', { name: `Delete the account of ${email}?` });
  await expect(last).toContainText('reviews if they agreed to it');
  await expectAccessible(page, ['phone']);
  await last.getByLabel('Type the email address to confirm').fill(email);
  await last.getByRole('button', { name: 'Delete account' }).click();
  const status = main.getByRole('status');
  await expect(status.filter({ hasText: `The account of ${email} will be deleted on ` })).toBeFocused();
  await main.getByRole('button', { name: 'Cancel deletion' }).click();
  await expect(status.filter({ hasText: `${email} can log in again.` })).toBeFocused();
  await expect(main.getByText('No users found.')).toBeVisible();
  await main.getByLabel('State').selectOption('Enabled');
  await main.getByRole('button', { name: 'Delete account', exact: true }).click();
  await last.getByLabel('Type the email address to confirm').fill(email);
  await last.getByRole('button', { name: 'Delete account' }).click();
  await main.getByLabel('State').selectOption('Disabled');
  await expect(main.getByText(/^Will be deleted on /u)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Delete account now' }).click();
  const now = page.getByRole('dialog', { name: `Delete the account of ${email} now?` });
  await now.getByLabel('Type the email address to confirm').fill(email);
  await now.getByRole('button', { name: 'Delete account now' }).click();
  await expect(status.filter({ hasText: `Account of ${email} deleted.` })).toBeFocused();
  await expect(main.getByText('No users found.')).toBeVisible();
  // The address of the deleted user was in the dialog, and is in nothing that is stored.
  await expect.poll(() => placesOf(server.dataDir, traces)).toEqual([]);
  await other.close();
});

/** Applies, sends feedback, writes a message and subscribes under one name; returns the name. */
async function leaveTraces({ request }: Page, email: string): Promise<string> {
  const name = `Ada ${randomUUID()}`;
  const cv = Buffer.from(await pdf().arrayBuffer());
  const sent = [
    request.post('/api/newsletter-subscribers', { data: { email } }),
    request.post('/api/contact-messages', { data: { name, email, message: `It is me, ${name}.` } }),
    request.post('/api/applications', {
      multipart: {
        name,
        email,
        linkedin: 'https://www.linkedin.com/in/ada',
        website: 'https://ada.example',
        cv: { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: cv },
      },
    }),
    request.post('/api/enrolments', { data: { courseId: 'course1' } }),
    request.post('/api/courses/course1/feedback', { data: { rating: 4, comment: `Good, says ${name}.` } }),
  ];
  for (const answer of await Promise.all(sent)) expect(answer.ok(), answer.url()).toBe(true);
  return name;
}

test('a message of the contact form waits on the overview, is read, closed and deleted, and the audit log has all of it', async ({
  page,
  server,
}) => {
  const message = 'Is there a course on glass?\n<b>Not bold</b>\n=1+1';
  const data = { name: 'Ada Lovelace', email: 'ada@example.org', message };
  expect((await page.request.post('/api/contact-messages', { data })).status()).toBe(201);
  const admin = await signedUpAs('admin', page.request, server);
  await page.goto('/admin');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('link', { name: '1 new message' }).click();
  await expect(page).toHaveURL('/admin/messages?state=new');
  await main.getByRole('button', { name: 'Ada Lovelace' }).click();
  await expect(main.getByText('<b>Not bold</b>').last()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(
    '"Is there a course on glass?\n<b>Not bold</b>\n=1+1"',
  );

  await main.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Message closed.' })).toBeFocused();
  await expect(main.getByText('No messages found.')).toBeVisible();
  await main.getByLabel('State').selectOption('Closed');
  await expect(main.getByRole('listitem').filter({ hasText: 'Ada Lovelace' })).toContainText('Closed');
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Message deleted.' })).toBeFocused();

  await main.getByRole('link', { name: 'Audit log' }).click();
  const entries = main.getByRole('list').last().getByRole('listitem');
  await expect(entries.nth(0)).toContainText('Deleted a message');
  await expect(entries.nth(0)).toContainText(`by ${admin.email}`);
  await expect(entries.nth(1)).toContainText('Closed a message');
  await expect(entries.nth(2)).toContainText(`Made administrator${admin.email}by Command line`);
  await expect(entries.nth(3)).toContainText('Deleted the account');
  await expect(entries.nth(4)).toContainText('Scheduled the account for deletion');
  await expect(entries.nth(4)).toContainText('A deleted account');
  await main.getByLabel('From').fill('2099-12-31');
  await expect(main.getByText('No entries found.')).toBeVisible();
  await expect(page).toHaveURL('/admin/audit-log?from=2099-12-31');
  await page.reload();
  await expect(main.getByLabel('From')).toHaveValue('2099-12-31');
  await main.getByLabel('Until').fill('2099-12-31');
  await main.getByLabel('From').fill('');
  await expect(entries.nth(0)).toContainText('Deleted a message');
  await expectAccessible(page, ['phone']);
});

test('subscribers are found and deleted, and the system says what runs', async ({ page, server }) => {
  for (const email of ['ada@example.org', 'grace@example.org']) {
    await page.request.post('/api/newsletter-subscribers', { data: { email } });
  }
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/subscribers?order=email');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Sort by')).toHaveValue('email');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Delete grace@example.org' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    main.getByRole('status').filter({ hasText: 'grace@example.org is no longer subscribed.' }),
  ).toBeFocused();
  await expect(main.getByRole('button', { name: /^Delete/ })).toHaveCount(1);
  await expectNoSidewaysScroll(page);

  await main.getByRole('link', { name: 'System' }).click();
  await expect(main.getByText('SQLite')).toBeVisible();
  await expect(main.getByText('Nothing has failed.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an application waits on the overview, its CV is saved, it is moved with words for the applicant, noted on, and deleted', async ({
  page,
  server,
}) => {
  const multipart = {
    name: 'Grace Hopper',
    email: 'grace@example.org',
    linkedin: 'https://www.linkedin.com/in/grace',
    website: 'https://example.org/grace',
    openingId: 'ux-designer',
    cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
  };
  expect((await page.request.post('/api/applications', { multipart })).status()).toBe(201);
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '1 new application' }).click();
  await expect(page).toHaveURL('/admin/applications?state=received');
  await main.getByLabel('Status', { exact: true }).selectOption('All statuses');
  await main.getByLabel('Opening').selectOption('Python Deve');
  await expect(main.getByText('No applications found.')).toBeVisible();
  await main.getByLabel('Opening').selectOption('UX Designer');
  await main.getByLabel('Sort by').selectOption('By status');
  await expect(page).toHaveURL('/admin/applications?opening=ux-designer&order=status');
  await expect(main.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/received-applications.csv?openingId=ux-designer&order=status',
  );
  await main.getByRole('button', { name: 'Grace Hopper' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: /^cv\.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cv.pdf');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByLabel('New status').selectOption('Interview');
  await main.getByLabel('Message to the applicant').fill('Can you come on Tuesday?');
  await main.getByRole('button', { name: 'Change status' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Grace Hopper: interview.' })).toBeFocused();
  await expect(main.getByText('Can you come on Tuesday?')).toBeVisible();
  await main.getByLabel('New note').fill('Knows compilers.');
  await main.getByRole('button', { name: 'Add note' }).click();
  await expect(main.getByText('Knows compilers.')).toBeVisible();
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByText('No applications found.')).toBeVisible();
});

test('a learner, a teacher and a visitor are told whose page it is, and nothing of it is asked of the server (§6)', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/admin')) asked.push(request.url());
  });
  const main = page.getByRole('main');
  await page.goto('/admin/users');
  await expect(main.getByRole('link', { name: 'Login' })).toBeVisible();
  await signedUp(page);
  for (const path of ['/admin', '/admin/users']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(main.getByText('This page is for administrators.')).toBeVisible();
    await expectAccessible(page, ['phone']);
  }
  await signedOut(page);
  await signedUpAs('teacher', page.request, server);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/users');
  await expect(main.getByText('This page is for administrators.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to Teaching' })).toHaveAttribute('href', '/teach');
  // The console's root redirects a teacher to the teaching pages.
  await page.goto('/admin');
  await expect(page).toHaveURL('/teach');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Teaching');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Teaching' }).last()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Administration' })).toHaveCount(0);
  expect(asked).toEqual([]);
  expect((await page.goto('/admin/nowhere'))?.status()).toBe(404);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This console page does not exist');
});
