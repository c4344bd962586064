import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Settings } from '../config/settings.ts';
import { newId } from '../ids.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Sends one mail; rejects when the mail server refuses it, and the outbox tries again. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Over SMTP where one is set; otherwise each mail becomes one `.eml` file in the data folder's `outbox/`. */
export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: FastifyBaseLogger,
): SendMail {
  const from = settings.mailFrom;
  if (settings.smtpUrl !== null) {
    const smtp = createTransport(settings.smtpUrl);
    return async (mail) => void (await smtp.sendMail({ from, ...mail, text: wrap(mail.text) }));
  }
  const folder = join(settings.dataDir, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await composer.sendMail({ from, ...mail, text: wrap(mail.text) });
    const path = join(folder, `${newId()}.eml`);
    await mkdir(folder, { recursive: true });
    // Written beside and renamed, so that whoever watches the folder never reads half a mail.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
    log.info({ path }, 'mail kept as a file, since no SMTP_URL is set');
  };
}

/** Lines of at most 72 characters, links left whole: such a mail needs no transfer encoding and reads well as a file. */
function wrap(text: string): string {
  return text.replaceAll(/(?![^\n]{1,72}$)([^\n]{1,72})[ ]/gm, '$1\n');
}
