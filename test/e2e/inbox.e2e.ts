import type { Browser, Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { arrivedMail, inboundSecret } from '../support/inbound.ts';
import { openSmtpServer } from '../support/open-smtp-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { enrolled, signedOut, signedUp } from './support/learner.ts';
import { signedUpAs } from './support/taught-course.ts';
import { type Noise, test as base, expect } from './support/test.ts';

// Contact messages, from the form to the answer.

interface Mailing {
  readonly smtp: Awaited<ReturnType<typeof openSmtpServer>>;
}

/** Test whose server sends its mails over SMTP and accepts inbound mails. */
const test = base.extend<object, Mailing>({
  smtp: [
    async ({}, use) => {
      await using smtp = await openSmtpServer();
      await use(smtp);
    },
    { scope: 'worker' },
  ],
  ownServer: async ({ smtp }, use) =>
    use({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Opvir <hello@example.org>',
      OPVIR_REPLY_ADDRESS: 'inbox@example.org',
      OPVIR_INBOUND_MAIL_SECRET: inboundSecret,
    }),
});

test.describe.configure({ mode: 'serial' });

/** Time to fill in a form: one that is filled in as fast as by a test counts as spam. */
const asSlowAsPeople = '00:02';

async function anotherPage(browser: Browser, baseURL: string | undefined, noise: Noise): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { origin: baseURL ?? '' } });
  noise.listenTo(context);
  return context.newPage();
}

test('a message of the contact form is assigned and answered by mail while another administrator looks on, the sender’s answer comes back, and it is closed (§6)', async ({
  page,
  browser,
  baseURL,
  server,
  smtp,
  noise,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('Email').fill('ada@example.org');
  await form.getByLabel('Message').fill('Is there a course on glass?\n<img src=x onerror=alert(1)>');
  await page.clock.fastForward(asSlowAsPeople);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Your message has been sent. Thank you.')).toBeVisible();

  const admin = await signedUpAs('admin', page.request, server);
  await page.goto('/admin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '1 new message' }).click();
  await main.getByRole('button', { name: 'Ada Lovelace' }).click();
  const opened = main.getByRole('listitem').filter({ hasText: 'Ada Lovelace' });
  await opened.getByLabel('Assigned to').selectOption(admin.email);
  await expect(main.getByRole('status').filter({ hasText: `Message assigned to ${admin.email}.` })).toBeFocused();
  await expect(opened.getByText('<img src=x onerror=alert(1)>').last()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const other = await anotherPage(browser, baseURL, noise);
  await signedUpAs('admin', other.request, server);
  await other.goto(page.url().replace('state=new&', ''));
  const theirs = other.getByRole('main');
  await theirs.getByLabel('Your answer').fill('Half an answer');

  await main.getByLabel('Your answer').fill('Not yet. Which glass do you mean?');
  await main.getByRole('button', { name: 'Send answer' }).click();
  await expect(
    main.getByRole('status').filter({ hasText: 'Your answer is on its way to ada@example.org.' }),
  ).toBeFocused();
  await expect(theirs.getByRole('list', { name: 'Conversation' })).toContainText('Which glass do you mean?');
  await expect(theirs.getByText('Someone wrote here while you were typing.')).toBeVisible();
  await expect(theirs.getByLabel('Your answer')).toHaveValue('Half an answer');

  await expect.poll(() => smtp.received.length).toBe(1);
  const mail = await simpleParser(smtp.received[0]!.source);
  expect(smtp.received[0]?.to).toEqual(['ada@example.org']);
  const reply = arrivedMail({
    to: mail.replyTo!.text,
    text: 'Window glass.\n\nOn 23 November 2026 at 10:00 Opvir wrote:\n> Not yet.',
  });
  const handedOver = await fetch(`${server.url}/api/inbound-mails`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${inboundSecret}` },
    body: reply,
  });
  expect(handedOver.status).toBe(202);
  const thread = theirs.getByRole('list', { name: 'Conversation' });
  await expect(thread.getByRole('listitem')).toHaveCount(2);
  await expect(thread).toContainText('Window glass.');
  await expect(thread.getByText('On 23 November 2026 at 10:00 Opvir wrote:')).toBeHidden();
  await thread.getByText('Show quoted text').click();
  await expect(thread.getByText('On 23 November 2026 at 10:00 Opvir wrote:')).toBeVisible();
  await other.getByLabel('Your answer').fill('');

  await main.getByLabel('State').selectOption('All except spam');
  await expect(main.getByRole('list', { name: 'Conversation' })).toContainText('Window glass.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Message closed.' })).toBeFocused();
  await expect(main.getByRole('listitem').filter({ hasText: 'Ada Lovelace' }).first()).toContainText('Closed');
  await other.context().close();
});

test('a conversation of the chat is shown, handed over with name and address, and waits in the inbox (§6)', async ({
  page,
  server,
}) => {
  await page.goto('/about');
  const chat = page.getByRole('complementary', { name: 'Chat' });
  await chat.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(chat.getByRole('button', { name: 'Ask a person' })).toHaveCount(0);
  await chat.getByRole('textbox').fill('quantum knitting');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText('This is a bot response');
  await page.reload();
  await chat.getByRole('button', { name: 'Chat', exact: true }).click();
  await chat.getByRole('button', { name: 'Ask a person' }).click();
  await expect(chat.getByRole('heading', { name: 'Ask a person' })).toBeFocused();
  await expect(chat.getByRole('list', { name: 'What they receive' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await chat.getByLabel('Name').fill('Grace Hopper');
  await chat.getByRole('button', { name: 'Send conversation' }).click();
  await expect(chat.getByText('Please enter your email address.')).toBeVisible();
  await chat.getByLabel('Email').fill('grace@example.org');
  await chat.getByRole('button', { name: 'Send conversation' }).click();
  await expect(chat.getByText('Your conversation has been sent. Thank you.')).toBeVisible();
  await expect(chat.getByText('The answer will go to grace@example.org.')).toBeVisible();
  await chat.getByRole('button', { name: 'Back to the chat' }).click();
  await expect(chat.getByRole('log')).toContainText('quantum knitting');

  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/messages?state=new');
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ hasText: 'Grace Hopper' });
  await expect(row).toContainText('From the chat');
  await row.getByRole('button', { name: 'Grace Hopper' }).click();
  await expect(main.getByText('Visitor: quantum knitting\nBot: This is a bot response').last()).toBeVisible();
});

test('feedback is hidden with a reason that its author reads, shown again and answered for everybody (§6)', async ({
  page,
  browser,
  baseURL,
  server,
  noise,
}) => {
  const learner = await anotherPage(browser, baseURL, noise);
  await signedUp(learner);
  await enrolled(learner, 'course1');
  const data = { rating: 2, comment: 'Too short, and <b>bold</b>.' };
  expect((await learner.request.post('/api/courses/course1/feedback', { data })).status()).toBe(201);

  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/feedback?course=course1');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Too short, and <b>bold</b>.' }).click();
  await main.getByLabel('Reason for hiding').fill('It names somebody.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Hide from the page' }).click();
  await expect(
    main.getByRole('status').filter({ hasText: 'Comment hidden. Its author is notified of the reason.' }),
  ).toBeFocused();

  await learner.goto('/notifications');
  await expect(learner.getByText(/no longer shown .* The reason: It names somebody\./)).toBeVisible();
  await learner.goto('/course/course1');
  const course = learner.getByRole('main');
  await expect(course.getByText('No feedback yet.')).toBeVisible();
  await expect(course.getByText('Their reason: It names somebody.')).toBeVisible();
  await expectAccessible(learner);

  await main.getByRole('button', { name: 'Show on the page again' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Comment shown again.' })).toBeFocused();
  await main.getByLabel('Answer', { exact: true }).fill('We are making it longer.');
  await main.getByRole('button', { name: 'Publish answer' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'The answer is published.' })).toBeFocused();
  await expectAccessible(page);
  await learner.reload();
  await expect(course.getByText('Answer from the organization')).toBeVisible();
  await expect(course.getByText('We are making it longer.')).toBeVisible();
  await expectAccessible(learner);
  await expectNoSidewaysScroll(learner);
  await learner.context().close();
});

test('a teacher answers feedback on the page of the course that they teach (§6)', async ({ page, server }) => {
  await signedUp(page);
  await enrolled(page, 'course2');
  const data = { rating: 5, comment: 'The second chapter is the best.' };
  expect((await page.request.post('/api/courses/course2/feedback', { data })).status()).toBe(201);
  await signedOut(page);
  await signedUpAs('teacher', page.request, server);
  await page.goto('/teach/course2');
  const section = page.getByRole('region', { name: 'Feedback' });
  await section.getByRole('button', { name: /^Answer/ }).click();
  await section.getByLabel('Answer', { exact: true }).fill('Wait for the third one.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await section.getByRole('button', { name: 'Publish answer' }).click();
  await expect(section.getByRole('status').filter({ hasText: 'The answer is published.' })).toBeFocused();
  await page.goto('/course/course2');
  await expect(page.getByText('Answer from a teacher')).toBeVisible();
  await expect(page.getByText('Wait for the third one.')).toBeVisible();
});
