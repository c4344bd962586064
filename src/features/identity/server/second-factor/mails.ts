import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import { timestampText } from '../mails.ts';

interface Site {
  readonly brand: string;
  readonly publicUrl: string;
}

/** Mails to the owner of an account about its second factors. Times are in milliseconds since 1970. */
export function factorMails(site: Site) {
  const ifNot = [
    `If it was you, there is nothing to do.`,
    `If it was not you, set a new password now. Choose “Forgot Password?” on the login page, and contact us if you still cannot log in:`,
    `${site.publicUrl}/login`,
  ];
  const mail = (to: string, subject: string, ...text: string[]): Mail => ({ to, subject, text: text.join('\n\n') });
  return {
    switchedOn: (to: string, at: number) =>
      mail(
        to,
        `Authenticator app turned on for your account at ${site.brand}`,
        `On ${timestampText(at)} an authenticator app was set up for your account at ${site.brand}. From now on, each login asks for its code after the password.`,
        ...ifNot,
      ),
    switchedOff: (to: string, at: number) =>
      mail(
        to,
        `Authenticator app turned off for your account at ${site.brand}`,
        `On ${timestampText(at)} someone who was logged in and knew the password turned off the authenticator app of your account at ${site.brand}.`,
        ...ifNot,
      ),
    reset: (to: string, at: number) =>
      mail(
        to,
        `Authenticator app turned off for your account at ${site.brand}`,
        `On ${timestampText(at)} the people who run ${site.brand} turned off the authenticator app of your account. You now log in with your password alone. You can set up an app again:`,
        `${site.publicUrl}/account`,
        `If you did not ask for this, contact us.`,
      ),
    recoveryCodeUsed: (to: string, at: number, left: number) =>
      mail(
        to,
        `A recovery code for your account at ${site.brand} was used`,
        `On ${timestampText(at)} someone used a recovery code of your account at ${site.brand} to log in or to set a new password. Codes left: ${left}.`,
        ...ifNot,
      ),
    passkeyAdded: (to: string, at: number, name: string) =>
      mail(
        to,
        `A passkey was added to your account at ${site.brand}`,
        `On ${timestampText(at)} a passkey was added to your account at ${site.brand}: ${name}. It lets you log in without the password.`,
        ...ifNot,
      ),
    passkeyRemoved: (to: string, at: number, name: string) =>
      mail(
        to,
        `A passkey was removed from your account at ${site.brand}`,
        `On ${timestampText(at)} a passkey was removed from your account at ${site.brand}: ${name}.`,
        ...ifNot,
      ),
  };
}
