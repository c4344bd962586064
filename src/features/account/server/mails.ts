import type { Mail } from '../../../platform/server/mail/mailer.ts';

interface Site {
  brand: string;
  publicUrl: string;
}

/** Mails about the deletion of an account. Times are in milliseconds since 1970. */
export function accountMails(site: Site) {
  return {
    deletionRequested: (to: string, at: number, dueAt: number): Mail => ({
      to,
      subject: `Your account at ${site.brand} will be deleted`,
      text: [
        `On ${timestampText(at)} you asked to delete your account at ${site.brand}. You are logged out everywhere. On ${timestampText(dueAt)} we will delete the account and, if this address is confirmed, everything sent with it: applications and CVs, messages, the newsletter subscription. Course feedback stays without your name if you chose so.`,
        `If you change your mind, log in before then. That cancels the deletion, and everything stays as it was:`,
        `${site.publicUrl}/login`,
        `If it was not you, log in now and change the password. If you cannot log in, choose “Forgot Password?” there.`,
        `After that day we can no longer contact you, so this is the last email about it.`,
      ].join('\n\n'),
    }),
    deletionTakenBack: (to: string, at: number): Mail => ({
      to,
      subject: `Your account at ${site.brand} will not be deleted`,
      text: [
        `On ${timestampText(at)} you logged in. That canceled the deletion of your account at ${site.brand}. Nothing was deleted.`,
        `If you still want to delete it, ask for it again:`,
        `${site.publicUrl}/account`,
      ].join('\n\n'),
    }),
  };
}

/** Formats a time, such as "22 November 2026 at 04:15 UTC". */
function timestampText(at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(at)} UTC`;
}
