import type { Mail } from '../../../platform/server/mail/mailer.ts';
import { timestampText } from './timestamp-text.ts';

interface Site {
  brand: string;
  publicUrl: string;
}

/** Identity's mails, in plain text. `at` is the time of the event, in milliseconds since 1970. */
export function identityMails(site: Site) {
  const link = (path: string, token: string) => `${site.publicUrl}${path}?token=${encodeURIComponent(token)}`;
  return {
    passwordReset: (to: string, token: string): Mail => ({
      to,
      subject: `Set a new password for ${site.brand}`,
      text: [
        `Somebody, most likely you, asked to set a new password for the account of ${to} at ${site.brand}.`,
        `Open this link to choose one. It works once, for one hour:`,
        link('/reset-password', token),
        `If it was not you, leave this mail alone: your password stays as it is.`,
      ].join('\n\n'),
    }),
    /** Sent to the address of a sign-up. */
    confirmAddress: (to: string, token: string): Mail => ({
      to,
      subject: `Confirm your email address for ${site.brand}`,
      text: [
        `An account at ${site.brand} was made with this address. If it was you, open this link and confirm that the address is yours. The link works once, for seven days:`,
        link('/confirm-email', token),
        `If it was not you, leave this mail alone: the address stays unconfirmed.`,
      ].join('\n\n'),
    }),
    confirmEmail: (to: string, at: number, token: string): Mail => ({
      to,
      subject: `Confirm your new email address for ${site.brand}`,
      text: [
        `On ${timestampText(at)} this address was entered as the new email address of an account at ${site.brand}.`,
        `Open this link and enter the password of the account to log in with this address from then on. The link works once, for one day:`,
        link('/confirm-email', token),
        `If you do not know of it, leave this mail alone: nothing changes.`,
      ].join('\n\n'),
    }),
    emailIsChanging: (to: string, newEmail: string, at: number): Mail => ({
      to,
      subject: `The email address of your account at ${site.brand} is being changed`,
      text: [
        `On ${timestampText(at)} ${newEmail} was entered as the new email address of your account at ${site.brand}.`,
        `You log in with ${to} as before, until the link that we sent to the new address is opened and your password is entered there.`,
        `If it was you, there is nothing to do. If it was not you, set a new password now; that also takes the change back. Choose “Forgot Password?” on the login page:`,
        `${site.publicUrl}/login`,
      ].join('\n\n'),
    }),
    emailWasChanged: (to: string, newEmail: string, at: number, token: string): Mail => ({
      to,
      subject: `The email address of your account at ${site.brand} was changed`,
      text: [
        `On ${timestampText(at)} the email address of your account at ${site.brand} was changed. ${newEmail} logs in from now on, and ${to} no longer does.`,
        `If it was you, there is nothing to do.`,
        `If it was not you, open this link. You log in with ${to} again, choose a new password, and everybody else is logged out. The link works once, for seven days:`,
        link('/reset-password', token),
      ].join('\n\n'),
    }),
    passwordChanged: (to: string, at: number): Mail => ({
      to,
      subject: `The password of your account at ${site.brand} was changed`,
      text: [
        `On ${timestampText(at)} the password of your account at ${site.brand} was changed by somebody who was logged in and knew the one before. Everybody else who was logged in is logged out.`,
        `If it was you, there is nothing to do.`,
        `If it was not you, set a new password now. Choose “Forgot Password?” on the login page:`,
        `${site.publicUrl}/login`,
      ].join('\n\n'),
    }),
    /** Sent to a previous sign-in address whose restore link ended with the new password. */
    wayBackRenewed: (to: string, at: number, token: string, worksUntil: number): Mail => ({
      to,
      subject: `A new password was set for the account at ${site.brand} that was yours`,
      text: [
        `On ${timestampText(at)} a new password was set for the account at ${site.brand} that ${to} logged in to until lately. The link that we sent before no longer works.`,
        `If you moved the account to another address yourself, there is nothing to do.`,
        `If it was not you, open this link instead. You log in with ${to} again, choose a new password, and everybody else is logged out. The link works once, until ${timestampText(worksUntil)}:`,
        link('/reset-password', token),
      ].join('\n\n'),
    }),
  };
}
