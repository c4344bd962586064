import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** Test mail that an administrator sends to themselves. */
export function testMail(brand: string, publicUrl: string, to: string): Mail {
  return {
    to,
    subject: `Test email from ${brand}`,
    text: [`This test was sent from the administration of ${brand}. It arrived, so email works:`, publicUrl].join(
      '\n\n',
    ),
  };
}
