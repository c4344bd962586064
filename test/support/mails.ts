import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { eventually } from './eventually.ts';

export interface ReadMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** As it was written, with its headers. */
  readonly source: string;
}

/** Every account's first mail; what a test is about is another one. */
const confirmationSubject = /^Confirm your email address for /;

/** Every mail that was kept as a file, the oldest first, but those that ask to confirm the address of a sign-up. */
export async function readMails(dataDir: string): Promise<ReadMail[]> {
  return (await readAllMails(dataDir)).filter(({ subject }) => !confirmationSubject.test(subject));
}

/** Waits for the newest of `count` mails that ask to confirm the address of a sign-up. */
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

/** The token of the one link in a mail that leads to `path`. */
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
    // Before the first mail there is no folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
