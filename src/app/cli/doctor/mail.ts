import type { Settings } from '../../../platform/server/config/settings.ts';
import { type Finding, fault, ok, reasonOf, warning } from '../../../platform/server/findings/finding.ts';

const answerMaxMs = 5000;

/** Connects to the mail server, and logs in if the address has credentials; sends nothing. */
export async function checkMail({ smtpUrl, mailFrom }: Settings): Promise<Finding> {
  if (smtpUrl === null)
    return warning('mail', 'SMTP_URL is not set: emails are saved as files, and nobody receives them.');
  const { host } = new URL(smtpUrl);
  const timeouts = { connectionTimeout: answerMaxMs, greetingTimeout: answerMaxMs, socketTimeout: answerMaxMs };
  // The console imports this file too: a server that sends no mails yet does not load nodemailer.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
  } catch (error) {
    return fault('mail', `${host} (SMTP_URL) cannot be used: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
  if (mailFrom.includes('@localhost'))
    return warning('mail', `${host} answers. MAIL_FROM is ${mailFrom}, which many mail servers reject.`);
  return ok('mail', `${host} answers`);
}
