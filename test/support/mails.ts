import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { eventually } from './eventually.ts';

export interface ReadMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** Source text with headers. */
  readonly source: string;
}

/** Subject of every account's first mail; tests are about other mails. */
const confirmationSubject = /^Confirm your email address for /;

/** Reads all mails that were stored as files, oldest first, except the confirmation mails of sign-ups. */
export async function readMails(dataDir: string): Promise<ReadMail[]> {
  return (await readAllMails(dataDir)).filter(({ subject }) => !confirmationSubject.test(subject));
}

/** Waits for the newest of `count` confirmation mails of sign-ups. */
export async function confirmationOf(dataDir: string, address: string, count = 1): Promise<ReadMail> {
  return eventually(`confirmation ${count} to ${address}`, async () => {
    const mails = (await readAllMails(dataDir)).filter(
      ({ to, subject }) => to === address && confirmationSubject.test(subject),
    );
    return mails.length >= count ? mails.at(-1) : undefined;
  });
}

async function readAllMails(dataDir: string): Promise<ReadMail[]> {
  const folder = join(dataDir, 'outbox');
  return Promise.all(filesIn(folder).map((name) => readMail(join(folder, name))));
}

/** Parsed mails by file. Files never change, and a test that waits for a mail reads the folder many times. */
const read = new Map<string, Promise<ReadMail>>();

function readMail(file: string): Promise<ReadMail> {
  const mail = read.get(file) ?? parse(readFileSync(file, 'utf8'));
  read.set(file, mail);
  return mail;
}

async function parse(source: string): Promise<ReadMail> {
  const { to, from, subject = '', text = '' } = await simpleParser(source);
  const recipients = [to ?? []].flat().map((one) => one.text);
  return { to: recipients.join(), from: from?.text ?? '', subject, text, source };
}

/** Waits for the newest of `count` mails to `address`. */
export async function mailTo(dataDir: string, address: string, count = 1): Promise<ReadMail> {
  return eventually(`mail ${count} to ${address}`, async () => {
    const mails = (await readMails(dataDir)).filter((mail) => mail.to === address);
    return mails.length >= count ? mails.at(-1) : undefined;
  });
}

/** Token of the only link in a mail to `path`. */
export function tokenIn(mail: ReadMail | undefined, path: string): string {
  const text = mail?.text ?? '';
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  const token = links.find(({ pathname }) => pathname === path)?.searchParams.get('token');
  if (!token) throw new Error(`no link to ${path} in: ${text}`);
  return token;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .toSorted();
  } catch (error) {
    // The folder does not exist before the first mail.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
