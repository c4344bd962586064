import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Settings } from '../config/settings.ts';
import { momentOf } from '../ids.ts';
import { once } from '../once.ts';
import { defineJob } from '../outbox/job.ts';
import { syncFolder } from '../sync-folder.ts';
import { keepLinksWhole, wrap } from './text.ts';

/** `text` is plain text. */
const mailShape = z.object({ to: z.string(), subject: z.string(), text: z.string() });

export type Mail = z.infer<typeof mailShape>;

/** Sends a mail after the commit that promises it. */
export const mailJob = defineJob('mail', mailShape);

/**
 * Sends one mail; rejects when the mail server does not take it, and the outbox tries again. `id` is the outbox's: each
 * try is the same mail to whoever receives it, with one Message-ID and one date.
 */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

/** How long a mail server may be silent. */
export interface SmtpPatience {
  /** While it is looked up, connected to and before its greeting: nothing is sent by then. */
  beforeGreetingMs: number;
  /** After that. Whoever hangs up on a server that is about to say that it took a mail sends it twice. */
  afterGreetingMs: number;
}

/** The second is what RFC 5321 §4.5.3.2.6 asks for; the outbox keeps the mail in hand meanwhile. */
const patience: SmtpPatience = { beforeGreetingMs: 10_000, afterGreetingMs: 10 * 60_000 };

/** Over SMTP where one is set; otherwise each mail becomes one `.eml` file in the data folder's `outbox/`. */
export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: FastifyBaseLogger,
  { beforeGreetingMs, afterGreetingMs } = patience,
): SendMail {
  const from = settings.mailFrom;
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const written = (mail: Mail, id: string) => {
    return { from, ...mail, text: wrap(mail.text), messageId: `<${id}@${domain}>`, date: momentOf(id) };
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
      smtp.use('stream', keepLinksWhole('7bit'));
      return smtp;
    });
    return async (mail, id) => {
      const smtp = await open();
      await smtp.sendMail(written(mail, id)).catch(tellCodes);
    };
  }
  const folder = join(settings.dataDir, 'outbox');
  // Lines end as in other files here, so that whatever cuts a link out of one gets nothing behind it.
  const open = once(async () => {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    composer.use('stream', keepLinksWhole('8bit'));
    return composer;
  });
  return async (mail, id) => {
    const composer = await open();
    const { message } = await composer.sendMail(written(mail, id));
    const path = join(folder, `${id}.eml`);
    await mkdir(folder, { recursive: true });
    // Written beside and renamed, so that whoever watches the folder never reads half a mail. On the disk before the
    // outbox forgets it.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
    await syncFolder(folder, settings.dataDir);
    log.info({ path }, 'mail kept as a file, since no SMTP_URL is set');
  };
}

/** Throws what may stand in a log: the failure's codes. Its texts are the mail server's and name the recipient. */
function tellCodes(error: unknown): never {
  const known = error as { code?: string; originalCode?: string; command?: string; responseCode?: number };
  const codes = [known.code, known.originalCode, known.command, known.responseCode].filter(Boolean);
  throw new Error(`the mail server did not take the mail: ${codes.join(', ') || 'no code'}`);
}
