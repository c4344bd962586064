import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { pino, stdSerializers } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { hourMs } from '../../../../test/support/clock.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { readMails } from '../../../../test/support/mails.ts';
import { startSilentServer, startSmtpServer } from '../../../../test/support/smtp.ts';
import { createdAtOf, newId } from '../ids.ts';
import { createMailer } from './mailer.ts';

const log = pino({ level: 'silent' });
const mailFrom = 'Académie <no-reply@example.org>';
const link = `https://learn.example.org/reset-password?token=${'Ab-_9'.repeat(12)}`;
const mail = {
  to: 'ada@example.org',
  subject: 'Ein neues Paßwort – now',
  text: `${'A line that is longer than a mail line should be, and has words to break at. '.repeat(3)}\n\n${link}\n\nKind regards`,
};

test('with SMTP a mail reaches the mail server with sender, recipient, subject and an unbroken link', async () => {
  const { url, received } = await startSmtpServer();
  await createMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, log)(mail, newId());
  expect(received).toMatchObject([{ from: 'no-reply@example.org', to: ['ada@example.org'] }]);
  const parsed = await simpleParser(received.map(({ source }) => source.toString()).join());
  expect(parsed.from?.value).toEqual([{ name: 'Académie', address: 'no-reply@example.org' }]);
  expect(parsed.subject).toBe(mail.subject);
  expect(parsed.text?.split('\n')).toContain(link);
});

test('a mail that is sent again is the same mail: one Message-ID and the date at which it was promised', async () => {
  const { url, received } = await startSmtpServer();
  const sendMail = createMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, log);
  const id = newId();
  for (const again of [id, id, newId()]) await sendMail(mail, again);
  const [first, second, other] = await Promise.all(received.map(({ source }) => simpleParser(source)));
  expect(first?.messageId).toBe(`<${id}@example.org>`);
  expect(second?.messageId).toBe(first?.messageId);
  expect(other?.messageId).not.toBe(first?.messageId);
  const seconds = Math.floor(createdAtOf(id).getTime() / 1000);
  for (const sent of [first, second]) expect(sent?.date?.getTime()).toBe(seconds * 1000);
});

test('a mail server that refuses rejects, so that it is tried again; the reason is its codes and names no address', async () => {
  const refusal = Object.assign(new Error(`<${mail.to}> is unknown here`), { responseCode: 550 });
  const { url, received } = await startSmtpServer({ onRcptTo: (_, __, done) => done(refusal) });
  const sending = createMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, log)(mail, newId());
  const error = await sending.catch((refused: unknown) => refused);
  expect(error).toEqual(new Error('the mail server did not accept the email: EENVELOPE, RCPT TO, 550'));
  expect(JSON.stringify(stdSerializers.err(error as Error))).not.toMatch(/ada@|unknown here/);
  expect(received).toEqual([]);
});

test('a mail server that is not there rejects, and says why', async () => {
  const sendMail = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, dataDir: '/nowhere' }, log);
  await expect(sendMail(mail, newId())).rejects.toThrow(/ECONNREFUSED/);
});

test('a mail server that takes the connection and says nothing is given up', async () => {
  const { url } = await startSilentServer();
  const smtpTimeouts = { beforeGreetingMs: 100, afterGreetingMs: 60_000 };
  const sendMail = createMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, log, smtpTimeouts);
  await expect(sendMail(mail, newId())).rejects.toThrow(/ETIMEDOUT/);
});

test('a mail server that takes its time after the greeting is waited for, so that no mail is sent twice', async () => {
  const limits = vi.spyOn(Socket.prototype, 'setTimeout');
  const held: (() => void)[] = [];
  const { url, received } = await startSmtpServer({ onRcptTo: (_, __, done) => void held.push(done) });
  const smtpTimeouts = { beforeGreetingMs: 45_000, afterGreetingMs: hourMs };
  const sending = createMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, log, smtpTimeouts)(mail, newId());
  await eventually('the server to be asked', () => held.length > 0);
  const given = Object.values(smtpTimeouts);
  expect(limits.mock.calls.map(([ms]) => ms).findLast((ms) => given.includes(ms))).toBe(hourMs);
  held[0]?.();
  await sending;
  expect(received).toHaveLength(1);
});

test('without SMTP each mail is one .eml file that only its owner can read, and its path is logged', async () => {
  using folder = temporaryFolder();
  const lines: string[] = [];
  const logged = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const sendMail = createMailer({ smtpUrl: null, mailFrom, dataDir: folder.path }, logged);
  await Promise.all([sendMail(mail, newId()), sendMail({ ...mail, to: 'grace@example.org' }, newId())]);
  const files = readdirSync(join(folder.path, 'outbox'));
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file).toMatch(/\.eml$/);
    expect(statSync(join(folder.path, 'outbox', file)).mode & 0o777).toBe(0o600);
    expect(lines.join()).toContain(join(folder.path, 'outbox', file));
  }
  expect(lines.join()).not.toContain('example.org');
  const mails = await readMails(folder.path);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@example.org', 'grace@example.org']);
  for (const { subject, text } of mails) {
    expect(subject).toBe(mail.subject);
    expect(text.split('\n')).toContain(link);
  }
});

test('no line that people write is longer than 72 characters, and nothing but line breaks is added', async () => {
  using folder = temporaryFolder();
  await createMailer({ smtpUrl: null, mailFrom, dataDir: folder.path }, log)(mail, newId());
  const text = (await readMails(folder.path)).map((kept) => kept.text).join();
  const lines = text.trimEnd().split('\n');
  expect(lines.filter((line) => line !== link && line.length > 72)).toEqual([]);
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(mail.text.replaceAll(/\s+/g, ' ').trim());
});

describe.each([
  ['English', 'Hello Ada'],
  ['not ASCII', 'Grüße, Ada – willkommen'],
])('a link of any length in a text that is %s', (_, greeting) => {
  const long = `https://learn.of-a-very-long-name.example.org/reset-password?token=${'Ab-_9='.repeat(60)}`;
  const text = `${greeting}\n\n${long}\n\nKind regards`;

  test('stands whole on a line of the .eml file, for people and for grep', async () => {
    using folder = temporaryFolder();
    await createMailer({ smtpUrl: null, mailFrom, dataDir: folder.path }, log)({ ...mail, text }, newId());
    const [file = ''] = readdirSync(join(folder.path, 'outbox'));
    const source = readFileSync(join(folder.path, 'outbox', file), 'utf8');
    expect(source.split('\n').flatMap((line) => line.match(/http[^ ]*/g) ?? [])).toEqual([long]);
    expect(source.split('\n')).toEqual(expect.arrayContaining([greeting, long]));
    const [read] = await readMails(folder.path);
    expect(read?.text.trimEnd()).toBe(text);
  });

  test('arrives whole over SMTP', async () => {
    const { url, received } = await startSmtpServer();
    await createMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, log)({ ...mail, text }, newId());
    const [sent] = await Promise.all(received.map(({ source }) => simpleParser(source)));
    expect(sent?.text?.trimEnd()).toBe(text);
  });
});

test('a text with a line too long for any mail is encoded, and arrives as it was', async () => {
  const { url, received } = await startSmtpServer();
  const text = `https://learn.example.org/${'a'.repeat(2000)}`;
  await createMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, log)({ ...mail, text }, newId());
  const [sent] = received.map(({ source }) => source.toString());
  expect(Math.max(...(sent ?? '').split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  expect((await simpleParser(sent ?? '')).text?.trimEnd()).toBe(text);
});
