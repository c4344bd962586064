import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** Test mail that an administrator sends to themselves. */
export function testMail(brand: string, publicUrl: string, to: string): Mail {
  return {
    to,
    subject: `A test of the mails of ${brand}`,
    text: [`This mail was sent from the administration of ${brand}. It has arrived, so mails work:`, publicUrl].join(
      '\n\n',
    ),
  };
}
