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
        `On ${timestampText(at)} you asked to delete your account at ${site.brand}. It is logged out everywhere, and will be deleted with all that belongs to it on ${timestampText(dueAt)}. What was sent with this address goes too: applications with their CVs, messages, the newsletter.`,
        `Should you change your mind, log in before that. The login takes it back, and everything is as it was:`,
        `${site.publicUrl}/login`,
        `If it was not you, log in now and choose another password. If you cannot log in, choose “Forgot Password?” there.`,
        `After that day nothing is left by which we could write to you, so this is the last mail about it.`,
      ].join('\n\n'),
    }),
    deletionTakenBack: (to: string, at: number): Mail => ({
      to,
      subject: `Your account at ${site.brand} stays`,
      text: [
        `On ${timestampText(at)} you logged in. With that the deletion of your account at ${site.brand} is taken back: nothing was deleted.`,
        `If you want it deleted all the same, ask for it once more:`,
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
