import { describe, expect, test } from 'vitest';
import { readArrivedMail } from './arrived-mail.ts';

interface Arriving {
  readonly from?: string;
  readonly subject?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

const kindOf = async (mail: Arriving) => (await readArrivedMail(mailOf(mail))).kind;

function mailOf({
  from = 'Rory <rory@school.example>',
  subject = 'Re: Your question',
  headers = [],
  body = 'May I come?',
}: Arriving): string {
  const hasType = headers.some((line) => line.startsWith('Content-Type'));
  const type = hasType ? [] : ['Content-Type: text/plain; charset=utf-8'];
  const subjectLine = `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const head = [`From: ${from}`, 'To: inbox@example.org', subjectLine, ...headers, ...type];
  return `${head.join('\r\n')}\r\n\r\n${Buffer.from(body).toString('latin1')}`;
}

/** Builds a delivery or read report, with a text for people and fields for programs. */
function report(
  type: string,
  fields: readonly string[],
  text = 'Something about your message.',
): Pick<Arriving, 'headers' | 'body'> {
  const part = type === 'delivery-status' ? 'message/delivery-status' : 'message/disposition-notification';
  return {
    headers: [`Content-Type: multipart/report; report-type=${type}; boundary=b`],
    body: `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--b\r\nContent-Type: ${part}\r\n\r\n${fields.join('\r\n')}\r\n--b--`,
  };
}
const status = (action: string, text?: string) =>
  report(
    'delivery-status',
    [
      'Reporting-MTA: dns; mx.school.example',
      '',
      'Final-Recipient: rfc822; rory@school.example',
      `Action: ${action}`,
      'Status: 5.1.1',
    ],
    text,
  );
const daemon = 'MAILER-DAEMON@mx.example.net';
const office365 = 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@school.example>';
const calendar = (text: string) => ({
  headers: ['Content-Type: multipart/mixed; boundary=b'],
  body: `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--b\r\nContent-Type: text/calendar; method=REPLY\r\n\r\nBEGIN:VCALENDAR\r\n--b--`,
});

describe('a mail that came back', () => {
  test.each<readonly [string, Arriving]>([
    ['Postfix', { from: daemon, subject: 'Undelivered Mail Returned to Sender', ...status('failed') }],
    [
      'Exchange with a report',
      {
        from: 'System Administrator <postmaster@school.example>',
        subject: 'Undeliverable: Re: Your question',
        ...status('failed'),
      },
    ],
    [
      'Exchange without one',
      {
        from: 'System Administrator <postmaster@school.example>',
        subject: 'Undeliverable: Your question',
        body: 'Your message was not delivered to:\nrory@school.example',
      },
    ],
    ['Office 365', { from: office365, subject: 'Undeliverable: Your question', ...status('failed') }],
    [
      'Office 365 in German, without a report',
      { from: office365, subject: 'Unzustellbar: Ihre Frage', body: 'Die Nachricht konnte nicht zugestellt werden.' },
    ],
    [
      'qmail',
      {
        from: daemon,
        subject: 'failure notice',
        body: 'Hi. This is the qmail-send program at mx.example.net.\n\n<rory@example.net>:\nno such user here',
      },
    ],
    [
      'Exim',
      {
        from: 'Mail Delivery System <Mailer-Daemon@mx.example.net>',
        subject: 'Mail delivery failed: returning message to sender',
        headers: ['Auto-Submitted: auto-replied', 'X-Failed-Recipients: rory@example.net'],
      },
    ],
    [
      'Gmail',
      {
        from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
        subject: 'Delivery Status Notification (Failure)',
        ...status('failed'),
      },
    ],
    [
      'Sendmail',
      {
        from: 'Mail Delivery Subsystem <MAILER-DAEMON>',
        subject: 'Returned mail: see transcript for details',
        headers: ['Return-Path: <>', 'Auto-Submitted: auto-generated (failure)'],
      },
    ],
    [
      'a program with a plain sender that names the code',
      {
        from: 'no-reply@mail.example',
        subject: 'Mail delivery failed',
        body: 'rory@school.example: 550 5.1.1 User unknown',
      },
    ],
    [
      'a report of which one of two recipients failed',
      { from: daemon, ...report('delivery-status', ['Action: delivered', '', 'Action: failed']) },
    ],
    [
      'a report without an action',
      { from: daemon, ...report('delivery-status', ['Final-Recipient: rfc822; rory@school.example']) },
    ],
    [
      'Amavis, with nothing but an empty sender',
      { from: 'Content-filter <filter@school.example>', subject: 'Undeliverable mail', headers: ['Return-Path: <>'] },
    ],
    [
      'a French one',
      { from: 'postmaster@school.example', subject: 'Non remis : Votre question', headers: ['Return-Path: <>'] },
    ],
  ])('%s', async (_, mail) => {
    expect(await kindOf(mail)).toBe('bounce');
  });

  test('says why, also where only its part for programs does', async () => {
    expect((await readArrivedMail(mailOf({ from: daemon, ...status('failed', 'The mailbox is full.') }))).text).toBe(
      'The mailbox is full.',
    );
    expect((await readArrivedMail(mailOf({ from: daemon, ...status('failed', '') }))).text).toContain('Status: 5.1.1');
  });
});

describe('a receipt', () => {
  test.each<readonly [string, Arriving]>([
    [
      'that it was read',
      {
        subject: 'Read: Your question',
        ...report('disposition-notification', ['Disposition: manual-action/MDN-sent-manually; displayed']),
      },
    ],
    [
      'that it was deleted',
      {
        subject: 'Not read: Your question',
        ...report('disposition-notification', ['Disposition: automatic-action/MDN-sent-automatically; deleted']),
      },
    ],
    [
      'that it was read, without a report',
      { subject: 'Gelesen: Ihre Frage', body: 'Ihre Nachricht\n\n  An: Rory\n\nwurde gelesen am 3.11.2025 10:12.' },
    ],
    ['that it was delivered', { from: office365, subject: 'Delivered: Your question', ...status('delivered') }],
    ['that it was relayed', { from: daemon, ...status('relayed (to a server without receipts)') }],
    ['of a calendar, without a word', { subject: 'Accepted: Course', ...calendar('') }],
  ])('%s', async (_, mail) => {
    expect(await kindOf(mail)).toBe('receipt');
  });
});

describe('an automatic answer', () => {
  test.each<readonly [string, Arriving]>([
    ['of Sieve', { headers: ['Auto-Submitted: auto-replied (vacation)'] }],
    ['of Exchange without a header', { subject: 'Out of Office: Re: Your question' }],
    ['of Outlook in German', { subject: 'Automatische Antwort: Ihre Frage' }],
    ['of Outlook in French', { subject: 'Réponse automatique : Votre question' }],
    ['of Outlook in Japanese', { subject: '自動応答: Re: Your question' }],
    ['with Auto-Submitted: auto-generated', { headers: ['Auto-Submitted: auto-generated'] }],
    ['with Precedence: auto_reply', { headers: ['Precedence: auto_reply'] }],
    ['with Precedence: junk', { headers: ['Precedence: junk'] }],
    ['with X-Autoreply', { headers: ['X-Autoreply: yes'] }],
    ['with X-Autogenerated', { headers: ['X-Autogenerated: Reply'] }],
    ['with X-FC-MachineGenerated', { headers: ['X-FC-MachineGenerated: true'] }],
    ['with X-Auto-Response-Suppress: All', { headers: ['X-Auto-Response-Suppress: All'] }],
    ['with an empty sender', { headers: ['Return-Path: <>'] }],
    ['of a newsletter', { headers: ['Precedence: bulk', 'List-Unsubscribe: <https://news.example.com/u>'] }],
    ['of a newsletter to which nobody writes', { headers: ['Precedence: bulk', 'List-Post: NO (announcements)'] }],
    ['that it is delayed', { from: daemon, subject: 'Delayed Mail (still being retried)', ...status('delayed') }],
    [
      'that it is delayed, without a report',
      { from: daemon, subject: 'Warning: message 1abc delayed 24 hours', body: 'No action is required.' },
    ],
    ['through a list', { headers: ['Precedence: list', 'Auto-Submitted: auto-replied'] }],
  ])('%s', async (_, mail) => {
    expect(await kindOf(mail)).toBe('automatic');
  });
});

describe('what a person writes', () => {
  test.each<readonly [string, Arriving]>([
    ['with no header of lists or programs', {}],
    [
      'from Exchange, which asks for silence',
      { headers: ['X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply', 'Auto-Submitted: no'] },
    ],
    ['with Auto-Submitted: no, and a comment', { headers: ['Auto-Submitted: no (really)', 'Precedence: bulk'] }],
    ['with an empty Auto-Submitted', { headers: ['Auto-Submitted: '] }],
    ['with X-Autoreply: no', { headers: ['X-Autoreply: no'] }],
    ['with Precedence: normal', { headers: ['Precedence: normal'] }],
    [
      'through a group',
      {
        headers: [
          'Precedence: list',
          'Mailing-list: list class@groups.example.net',
          'List-ID: <class.groups.example.net>',
        ],
      },
    ],
    [
      'through Mailman',
      {
        headers: [
          'Precedence: list',
          'X-BeenThere: teachers@lists.school.example',
          'List-Post: <mailto:teachers@lists.school.example>',
        ],
      },
    ],
    ['through Sympa', { headers: ['Precedence: list', 'X-Loop: teachers@lists.school.example'] }],
    [
      'through ezmlm',
      { headers: ['Precedence: bulk', 'Mailing-List: contact teachers-help@lists.example; run by ezmlm'] },
    ],
    ['through Majordomo', { headers: ['Precedence: bulk', 'List-Post: <mailto:teachers@lists.example>'] }],
    ['in answer to an automatic answer', { subject: 'Re: Out of Office: Re: Your question' }],
    ['in answer to what came back', { subject: 'Re: Undeliverable: Your question' }],
    ['of what came back', { subject: 'Undeliverable: my parcel', body: 'My parcel came back.' }],
    ['from the address of a postmaster', { from: 'Rory <postmaster@school.example>' }],
    ['of what they read', { subject: 'Read: chapter 3', body: 'I have read it, and a question is left.' }],
    ['in German, of a car', { subject: 'Auto: wo parken?' }],
    ['that they cannot come', { subject: 'Abwesenheit: Montag' }],
    ['with an answer to an invitation', { subject: 'Accepted: Course', ...calendar('I come, and bring a friend.') }],
    [
      'with a report attached',
      {
        headers: ['Content-Type: multipart/mixed; boundary=b'],
        body: '--b\r\nContent-Type: text/plain\r\n\r\nWhat is this?\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n--b--',
      },
    ],
  ])('%s', async (_, mail) => {
    expect(await kindOf(mail)).toBe('reply');
  });
});
