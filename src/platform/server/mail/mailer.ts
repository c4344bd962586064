import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Settings } from '../config/settings.ts';
import { reasonOf } from '../findings/finding.ts';
import { createdAtOf } from '../ids.ts';
import { once } from '../once.ts';
import { defineJob } from '../outbox/job.ts';
import { syncFolder } from '../sync-folder.ts';
import { encodeLinksUnbroken, wrap } from './text.ts';

/** Message-ID in angle brackets, without characters that could start another header. */
const MessageId = z.string().check(z.regex(/^<[!-;=?-~]{1,250}>$/, 'is not a Message-ID'));

/**
 * `html` is the same content as `text`; `headers` are additional ones. A mail of a thread names itself and the earlier
 * ones, newest last (RFC 5322 §3.6.4).
 */
const mailShape = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  replyTo: z.optional(z.string()),
  messageId: z.optional(MessageId),
  inReplyTo: z.optional(MessageId),
  references: z.optional(z.array(MessageId)),
});

export type Mail = z.infer<typeof mailShape>;

/** Job that sends a mail after the commit that enqueues it. */
export const mailJob = defineJob('mail', mailShape);

/**
 * Sends one mail; rejects if the mail server refuses it, and the outbox retries. `id` is the outbox's, so that each try
 * sends the same Message-ID and date.
 */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

const wordsMaxLength = 500;

/** Timeouts of a silent mail server. */
export interface SmtpTimeouts {
  /** During lookup, connection and greeting, when nothing has been sent yet. */
  beforeGreetingMs: number;
  /** After the greeting. Hanging up on a server that is about to accept a mail sends it twice. */
  afterGreetingMs: number;
}

/** Default timeouts; RFC 5321 §4.5.3.2.6 requires the second. The outbox keeps the mail claimed meanwhile. */
export const smtpTimeouts: SmtpTimeouts = { beforeGreetingMs: 10_000, afterGreetingMs: 10 * 60_000 };

/** Timeouts while a user waits for the answer: sending a mail twice is harmless then. */
export const interactiveTimeouts: SmtpTimeouts = { beforeGreetingMs: 10_000, afterGreetingMs: 20_000 };

/** Mail that was refused; the message is the mail server's, or why it was unreachable. For people, not for logs. */
export class MailRefused extends Error {}

/**
 * Creates the mailer: SMTP if configured, else one `.eml` file per mail in the data folder's `outbox/`. `tell` throws a
 * refusal in the caller's words.
 */
export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: FastifyBaseLogger,
  { beforeGreetingMs, afterGreetingMs } = smtpTimeouts,
  tell: (error: unknown) => never = tellCodes,
): SendMail {
  const from = settings.mailFrom;
  const written = (mail: Mail, id: string) => {
    return { from, messageId: messageIdOf(id, from), ...mail, text: wrap(mail.text), date: createdAtOf(id) };
  };
  const url = settings.smtpUrl;
  if (url !== null) {
    const open = once(async () => {
      const { createTransport } = await import('nodemailer');
      const smtp = createTransport({
        url,
        dnsTimeout: beforeGreetingMs,
        connectionTimeout: beforeGreetingMs,
        greetingTimeout: beforeGreetingMs,
        socketTimeout: afterGreetingMs,
      });
      smtp.use('stream', encodeLinksUnbroken('7bit'));
      return smtp;
    });
    return async (mail, id) => {
      const smtp = await open();
      await smtp.sendMail(written(mail, id)).catch(tell);
    };
  }
  // Line ends as in other files, so that a link cut out of one has no stray character.
  const open = once(async () => {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    composer.use('stream', encodeLinksUnbroken('8bit'));
    return composer;
  });
  return async (mail, id) => {
    const composer = await open();
    const { message } = await composer.sendMail(written(mail, id));
    const path = await writeMailFile(settings.dataDir, id, message as Buffer);
    log.info({ path }, 'email saved as a file, because SMTP_URL is not set');
  };
}

/** Message-ID of the job or thread with this id, in a mail from `from`. */
export function messageIdOf(id: string, from: string): string {
  return `<${id}@${/@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`;
}

/** Message-ID in a header; null if there is none that another mail may reference. */
export function messageIdIn(header: string | undefined): string | null {
  const parsed = MessageId.safeParse(header?.trim());
  return parsed.success ? parsed.data : null;
}

/**
 * Stores a mail as a file on disk and returns its path. Renamed into place, so that a watcher of the folder never reads
 * half a mail.
 */
export async function writeMailFile(dataDir: string, id: string, message: Buffer): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const path = join(folder, `${id}.eml`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
  await syncFolder(folder, dataDir);
  return path;
}

/** Throws an error that may be logged: the failure's codes. Its texts are the mail server's and name the recipient. */
function tellCodes(error: unknown): never {
  throw new Error(`the mail server did not accept the email: ${codesOf(error)}`);
}

/** Throws {@link MailRefused}. */
export function throwMailRefused(error: unknown): never {
  throw new MailRefused(reasonOf(error).slice(0, wordsMaxLength), { cause: error });
}

/** Codes of a mail library's error, such as `EENVELOPE, RCPT TO, 550`. */
export function codesOf(error: unknown): string {
  const known = error as { code?: string; originalCode?: string; command?: string; responseCode?: number };
  const codes = [known.code, known.originalCode, known.command, known.responseCode].filter(Boolean);
  return codes.join(', ') || 'no code';
}
