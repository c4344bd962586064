import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** The consent text: shown above the button of the page, and stored with the consent. */
export function consentTo(brand: string): string {
  return `I want to receive the ${brand} newsletter at this address. I can unsubscribe at any time with the link in each email.`;
}

/**
 * The mail that asks the owner of an address to confirm. Another person may have entered the address, so it says what
 * happens without a confirmation.
 */
export function confirmationMail(brand: string, to: string, link: string): Mail {
  return {
    to,
    subject: `Confirm your subscription to the ${brand} newsletter`,
    text: [
      `Someone entered this address to receive the ${brand} newsletter. If it was you, confirm it on this page:`,
      link,
      'If it was not you, ignore this email. If you do nothing, you will not receive the newsletter.',
    ].join('\n\n'),
  };
}
