import type { Mail } from '../../../platform/server/mail/mailer.ts';

interface Site {
  brand: string;
  publicUrl: string;
}

/** The mails of identity; plain text, one purpose each. */
export function identityMails({ brand, publicUrl }: Site) {
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  return {
    passwordReset: (to: string, token: string): Mail => ({
      to,
      subject: `Set a new password for ${brand}`,
      text: [
        `Somebody, most likely you, asked to set a new password for the ${brand} account of ${to}.`,
        `Open this link to choose one. It works once, for one hour:`,
        link('/reset-password', token),
        `If it was not you, leave this mail alone: your password stays as it is.`,
      ].join('\n\n'),
    }),
    confirmEmail: (to: string, token: string): Mail => ({
      to,
      subject: `Confirm your new email address for ${brand}`,
      text: [
        `This address was entered as the new email address of a ${brand} account.`,
        `Open this link to sign in with it from now on. It works once, for one day:`,
        link('/confirm-email', token),
        `If you do not know of it, leave this mail alone: nothing changes.`,
      ].join('\n\n'),
    }),
    emailIsChanging: (to: string): Mail => ({
      to,
      subject: `The email address of your ${brand} account is being changed`,
      text: [
        `A new email address was entered in the profile of your ${brand} account.`,
        `Until the link that we mailed to the new address is opened, this address signs you in as before.`,
        `If it was not you, set a new password now: ${publicUrl}/login`,
      ].join('\n\n'),
    }),
  };
}
