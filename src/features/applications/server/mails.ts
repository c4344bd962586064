import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** The mails of applications; plain text. */
export function applicationMails({ brand, publicUrl }: { brand: string; publicUrl: string }) {
  return {
    /**
     * `role` is the opening's title, null for an application without one. Nothing that was typed into the form stands in
     * it: anybody may type anybody's address, and would speak to them in the organisation's name.
     */
    received: (to: string, role: string | null): Mail => ({
      to,
      subject: role === null ? `Your application to ${brand}` : `Your application as ${role} at ${brand}`,
      text: [
        'Hello,',
        role === null
          ? `thank you for applying to ${brand}. Your application and your CV have reached us.`
          : `thank you for applying as ${role} at ${brand}. Your application and your CV have reached us.`,
        `They are kept for the people who decide, with this address for an answer.`,
        `If you did not apply, somebody typed your address by mistake. Tell us of it here:`,
        `${publicUrl}/contact`,
      ].join('\n\n'),
    }),
  };
}
