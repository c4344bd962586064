import type { Mail } from '../../../platform/server/mail/mailer.ts';

interface Site {
  brand: string;
  publicUrl: string;
}

/** Identity's mails, in plain text. `at` is the time of the event, in milliseconds since 1970. */
export function identityMails(site: Site) {
  const link = (path: string, token: string, more: { returnTo?: string } = {}) =>
    `${site.publicUrl}${path}?${new URLSearchParams({ token, ...more }).toString()}`;
  return {
    passwordReset: (to: string, token: string, returnTo?: string): Mail => ({
      to,
      subject: `Reset your ${site.brand} password`,
      text: [
        `Someone, most likely you, asked to reset the password of the account ${to} at ${site.brand}.`,
        `Open this link to choose a new password. It works once, for one hour:`,
        link('/reset-password', token, returnTo === undefined ? {} : { returnTo }),
        `If it was not you, ignore this email. Your password stays the same.`,
      ].join('\n\n'),
    }),
    /** Sent to the address of a sign-up. */
    confirmAddress: (to: string, token: string): Mail => ({
      to,
      subject: `Confirm your email address for ${site.brand}`,
      text: [
        `Someone created an account at ${site.brand} with this address. If it was you, open this link to confirm that the address is yours. The link works once, for seven days:`,
        link('/confirm-email', token),
        `If it was not you, ignore this email. The address stays unconfirmed.`,
      ].join('\n\n'),
    }),
    confirmEmail: (to: string, at: number, token: string): Mail => ({
      to,
      subject: `Confirm your new email address for ${site.brand}`,
      text: [
        `On ${timestampText(at)} this address was entered as the new email address of an account at ${site.brand}.`,
        `To log in with this address from now on, open this link and enter the account’s password. The link works once, for one day:`,
        link('/confirm-email', token),
        `If it was not you, ignore this email. Nothing changes.`,
      ].join('\n\n'),
    }),
    emailIsChanging: (to: string, newEmail: string, at: number): Mail => ({
      to,
      subject: `Your email address at ${site.brand} is being changed`,
      text: [
        `On ${timestampText(at)} ${newEmail} was entered as the new email address of your account at ${site.brand}.`,
        `You still log in with ${to} until someone opens the link we sent to the new address and enters your password there.`,
        `If it was you, there is nothing to do. If it was not you, set a new password now. That also cancels the change. Choose “Forgot Password?” on the login page:`,
        `${site.publicUrl}/login`,
      ].join('\n\n'),
    }),
    emailWasChanged: (to: string, newEmail: string, at: number, token: string): Mail => ({
      to,
      subject: `Your email address at ${site.brand} was changed`,
      text: [
        `On ${timestampText(at)} the email address of your account at ${site.brand} was changed. You now log in with ${newEmail} and no longer with ${to}.`,
        `If it was you, there is nothing to do.`,
        `If it was not you, open this link. You choose a new password and log in with ${to} again, and everyone else is logged out. The link works once, for seven days:`,
        link('/reset-password', token),
      ].join('\n\n'),
    }),
    passwordChanged: (to: string, at: number): Mail => ({
      to,
      subject: `Your password at ${site.brand} was changed`,
      text: [
        `On ${timestampText(at)} the password of your account at ${site.brand} was changed by someone who was logged in and knew the old one. Everyone else is logged out.`,
        `If it was you, there is nothing to do.`,
        `If it was not you, set a new password now. Choose “Forgot Password?” on the login page:`,
        `${site.publicUrl}/login`,
      ].join('\n\n'),
    }),
    /** Sent to a previous sign-in address whose restore link ended with the new password. */
    wayBackRenewed: (to: string, at: number, token: string, worksUntil: number): Mail => ({
      to,
      subject: `A new password was set for your former account at ${site.brand}`,
      text: [
        `On ${timestampText(at)} a new password was set for the account at ${site.brand} that you used to log in to with ${to}. Our earlier link no longer works.`,
        `If you moved the account to another address yourself, there is nothing to do.`,
        `If it was not you, open this link instead. You choose a new password and log in with ${to} again, and everyone else is logged out. The link works once, until ${timestampText(worksUntil)}:`,
        link('/reset-password', token),
      ].join('\n\n'),
    }),
  };
}

/** Formats a time for mails, such as "22 November 2026 at 04:15 UTC". */
export function timestampText(at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(at)} UTC`;
}
