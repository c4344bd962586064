import { readdirSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { readMails } from '../../../../test/support/mails.ts';
import { createMailer } from './mailer.ts';

const log = pino({ level: 'silent' });
const mailFrom = 'Académie <no-reply@example.org>';
const link = `https://learn.example.org/reset-password?token=${'Ab-_9'.repeat(12)}`;
const mail = {
  to: 'ada@example.org',
  subject: 'Ein neues Paßwort – now',
  text: `${'A line that is longer than a mail line should be, and has words to break at. '.repeat(3)}\n\n${link}\n\nKind regards`,
};

interface Received {
  from: string | false;
  to: string[];
  source: Buffer;
}

/** A real mail server on a free port, and what it was given. */
async function startSmtpServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom && envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks) });
        done();
      });
    },
    ...options,
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

test('with SMTP a mail reaches the mail server with sender, recipient, subject and an unbroken link', async () => {
  const { url, received } = await startSmtpServer();
  await createMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, log)(mail);
  expect(received).toMatchObject([{ from: 'no-reply@example.org', to: ['ada@example.org'] }]);
  const parsed = await simpleParser(received.map(({ source }) => source.toString()).join());
  expect(parsed.from?.value).toEqual([{ name: 'Académie', address: 'no-reply@example.org' }]);
  expect(parsed.subject).toBe(mail.subject);
  expect(parsed.text?.split('\n')).toContain(link);
});

test('a mail that the mail server refuses rejects, so that it is tried again', async () => {
  const { url, received } = await startSmtpServer({
    onRcptTo: (_, __, done) => done(Object.assign(new Error('mailbox is full'), { responseCode: 452 })),
  });
  await expect(createMailer({ smtpUrl: url, mailFrom, dataDir: '/nowhere' }, log)(mail)).rejects.toThrow(
    'mailbox is full',
  );
  expect(received).toEqual([]);
});

test('a mail server that is not there rejects', async () => {
  const sendMail = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, dataDir: '/nowhere' }, log);
  await expect(sendMail(mail)).rejects.toThrow(/ECONNREFUSED/);
});

test('without SMTP each mail is one .eml file that only its owner can read, and its path is logged', async () => {
  using folder = temporaryFolder();
  const lines: string[] = [];
  const logged = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const sendMail = createMailer({ smtpUrl: null, mailFrom, dataDir: folder.path }, logged);
  await Promise.all([sendMail(mail), sendMail({ ...mail, to: 'grace@example.org' })]);
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
  await createMailer({ smtpUrl: null, mailFrom, dataDir: folder.path }, log)(mail);
  const text = (await readMails(folder.path)).map((kept) => kept.text).join();
  const lines = text.trimEnd().split('\n');
  expect(lines.filter((line) => line !== link && line.length > 72)).toEqual([]);
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(mail.text.replaceAll(/\s+/g, ' ').trim());
});
