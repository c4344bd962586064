import { type Page, type Response } from '@playwright/test';
import { eventually } from '../support/eventually.ts';
import { type ReadMail, mailTo, readMails } from '../support/mails.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// From the newsletter form to the mail, and to unsubscribing.

test.use({ ownServer: {} });

const hostile = '<img src=x onerror=alert(1)> & "friends"';

function linkIn({ text }: ReadMail, path: string): string {
  const [link = ''] = new RegExp(`http\\S+${path}\\S+`).exec(text) ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Newsletter' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Thank you for signing up!')).toBeVisible();
}

async function write(page: Page, subject: string, body: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Write a campaign' }).click();
  await main.getByLabel('Subject').fill(subject);
  await main.getByLabel('Text').fill(body);
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Draft saved.' })).toBeFocused();
}

async function send(page: Page, subject: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Save as files', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save as files', exact: true }).click();
  await expect(main.getByRole('status').filter({ hasText: `“${subject}” is being saved as files.` })).toBeFocused();
  await expect(
    main.getByRole('listitem').filter({ hasText: subject }).getByText('Not sent: no mail server', { exact: true }),
  ).toBeVisible();
}

test('an address is confirmed, gets a campaign that an administrator writes, tries and sends, unsubscribes with one press, and the next one does not reach it', async ({
  page,
  server,
  noise,
}) => {
  // Two campaigns, one after the other.
  test.slow();
  noise.allow(/status of 404/);
  const [ada, grace, unconfirmed] = ['ada@example.org', 'grace@example.org', 'linus@example.org'] as const;
  for (const email of [ada, grace, unconfirmed]) await subscribe(page, email);
  for (const email of [ada, grace]) {
    await page.goto(linkIn(await mailTo(server.dataDir, email), '/newsletter/confirm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
    if (email === ada) {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  }

  const admin = await signedUpAs('admin', page.request, server);
  await page.goto('/admin/subscribers');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: unconfirmed })).toContainText('Not confirmed yet');
  await main.getByLabel('State').selectOption('Confirmed');
  await expect(page).toHaveURL('/admin/subscribers?state=confirmed');
  await expect(main.getByRole('button', { name: /^Delete/ })).toHaveCount(2);
  await expectAccessible(page);

  await main.getByRole('link', { name: 'Campaigns' }).click();
  await expect(main.getByText('No campaigns found.')).toBeVisible();
  await expectAccessible(page, ['phone']);
  await write(page, hostile, `# News\n\nHello, **all**: [courses](/courses).\n\n${hostile}`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'News' })).toBeVisible();
  await expect(preview.getByText(hostile)).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  await main.getByLabel('Preview on').selectOption('Desktop');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByLabel('Text').fill('Hello, **all**: changed.');
  await expect(main.getByRole('button', { name: 'Save as files', exact: true })).toHaveCount(0);
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(preview.getByText('changed.')).toBeVisible();
  await main.getByRole('button', { name: 'Send test email' }).click();
  await expect(main.getByRole('status').filter({ hasText: admin.email })).toBeFocused();
  expect((await mailTo(server.dataDir, admin.email)).subject).toBe(hostile);
  await expect(main.getByText('It would reach 2 subscribers now.')).toBeVisible();
  await send(page, hostile);
  await expect(main.getByRole('progressbar', { name: 'Sending progress' })).toHaveAttribute('aria-valuetext', '2 of 2');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const news = await mailTo(server.dataDir, ada, 2);
  expect(news.subject).toBe(hostile);

  // Same request as from a mail program.
  const ended = await page.request.post(linkIn(news, '/newsletter/unsubscribe'), {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { origin: 'https://mail.example.com' },
  });
  expect(ended.status()).toBe(200);
  await page.goto('/admin/campaigns');
  await write(page, 'The next one', 'Hello again.');
  await send(page, 'The next one');
  await eventually('the next one', async () =>
    (await readMails(server.dataDir)).some(({ to, subject }) => to === grace && subject === 'The next one'),
  );
  const next = (await readMails(server.dataDir)).filter(({ subject }) => subject === 'The next one');
  expect(next.map(({ to }) => to)).toEqual([grace]);

  await page.goto(linkIn(next[0]!, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await page.goto('/newsletter/confirm?token=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await expectAccessible(page);
});

const isList = (address: URL | Response) =>
  new URL(address instanceof URL ? address : address.url()).pathname === '/api/campaigns';

/** Delays the response with the list of campaigns, and returns a function that releases it. */
async function holdList(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(isList, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a draft is found again by its address, scheduled, taken off the schedule and deleted; what is typed is not lost by a link', async ({
  page,
  server,
}) => {
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/campaigns');
  const main = page.getByRole('main');
  await write(page, 'For later', 'Hello.');
  await page.reload();
  await expect(main.getByLabel('Subject')).toHaveValue('For later');
  await main.getByLabel('When').selectOption('Later');
  await main.getByLabel('Start time').fill(`${new Date().getFullYear() + 1}-01-02T10:00`);
  await main.getByRole('button', { name: 'Save as files', exact: true }).click();
  // The list's response arrives after that of the open campaign: the message appears anyway, and stays.
  const letListAnswer = await holdList(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save as files', exact: true }).click();
  const done = main.getByRole('status').filter({ hasText: '“For later” is scheduled.' });
  await expect(done).toBeFocused();
  const list = page.waitForResponse(isList);
  letListAnswer();
  await list;
  await expect(main.getByText('Scheduled', { exact: true }).last()).toBeVisible();
  await expect(done).toBeFocused();
  await expectAccessible(page, ['phone']);
  await main.getByRole('button', { name: 'Unschedule' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'The campaign is a draft again.' })).toBeFocused();

  await main.getByLabel('Recipients').selectOption('Confirmed learners of a course');
  await expect(main.getByLabel('Course')).toBeVisible();
  await main.getByRole('link', { name: 'System' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Save draft' }).click();
  await expect(main.getByText('It would reach 0 subscribers now.')).toBeVisible();
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Draft deleted.' })).toBeFocused();
  await expect(main.getByRole('button', { name: 'For later' })).toHaveCount(0);
});
