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

/** A Message-ID in its angle brackets, without anything that could begin another header. */
const MessageId = z.string().check(z.regex(/^<[!-;=?-~]{1,250}>$/, 'is not a Message-ID'));

/**
 * `text` is plain text, `html` the same for programs that show it; `headers` stand beside the usual ones. A mail of a thread names itself and those before it, the newest last (RFC
 * 5322 §3.6.4).
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

/** Sends a mail after the commit that promises it. */
export const mailJob = defineJob('mail', mailShape);

/**
 * Sends one mail; rejects when the mail server does not take it, and the outbox tries again. `id` is the outbox's: each
 * try is the same mail to whoever receives it, with one Message-ID and one date.
 */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

const wordsMaxLength = 500;

/** How long a mail server may be silent. */
export interface SmtpTimeouts {
  /** While it is looked up, connected to and before its greeting: nothing is sent by then. */
  beforeGreetingMs: number;
  /** After that. Whoever hangs up on a server that is about to say that it took a mail sends it twice. */
  afterGreetingMs: number;
}

/** The second is what RFC 5321 §4.5.3.2.6 asks for; the outbox keeps the mail in hand meanwhile. */
export const smtpTimeouts: SmtpTimeouts = { beforeGreetingMs: 10_000, afterGreetingMs: 10 * 60_000 };

/** While somebody waits for the answer: a mail that is sent twice does no harm then. */
export const interactiveTimeouts: SmtpTimeouts = { beforeGreetingMs: 10_000, afterGreetingMs: 20_000 };

/** A mail that was not taken; the message is the mail server's own, or why it could not be reached. It is for people, not for a log. */
export class MailRefused extends Error {}

/**
 * Over SMTP where one is set; otherwise each mail becomes one `.eml` file in the data folder's `outbox/`. What the mail server does not take is
 * thrown as `tell` words it.
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
  // Lines end as in other files here, so that whatever cuts a link out of one gets nothing behind it.
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

/** The Message-ID of what has this id, in a mail that comes from `from`. */
export function messageIdOf(id: string, from: string): string {
  return `<${id}@${/@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`;
}

/** The Message-ID that a header holds, or null where it holds none that another mail may name. */
export function messageIdIn(header: string | undefined): string | null {
  const parsed = MessageId.safeParse(header?.trim());
  return parsed.success ? parsed.data : null;
}

/**
 * Keeps a mail as a file and gives its path. Written beside and renamed, so that whoever watches the folder never reads half
 * a mail; on the disk before it resolves, so that the outbox may forget it.
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

/** Throws what may stand in a log: the failure's codes. Its texts are the mail server's and name the recipient. */
function tellCodes(error: unknown): never {
  throw new Error(`the mail server did not accept the email: ${codesOf(error)}`);
}

/** Throws {@link MailRefused}. */
export function throwMailRefused(error: unknown): never {
  throw new MailRefused(reasonOf(error).slice(0, wordsMaxLength), { cause: error });
}

/** The codes of what the mail library throws, such as `EENVELOPE, RCPT TO, 550`. */
export function codesOf(error: unknown): string {
  const known = error as { code?: string; originalCode?: string; command?: string; responseCode?: number };
  const codes = [known.code, known.originalCode, known.command, known.responseCode].filter(Boolean);
  return codes.join(', ') || 'no code';
}
