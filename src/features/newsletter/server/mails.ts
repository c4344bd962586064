import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** The consent text: shown above the button of the page, and stored with the consent. */
export function consentTo(brand: string): string {
  return `I want to receive the newsletter of ${brand} at this address. I can unsubscribe at any time; each mail has a link for it.`;
}

/**
 * The mail that asks the owner of an address to confirm. Another person may have entered the address, so it says what
 * happens without a confirmation.
 */
export function confirmationMail(brand: string, to: string, link: string): Mail {
  return {
    to,
    subject: `Do you want the newsletter of ${brand}?`,
    text: [
      `This address was left for the newsletter of ${brand}. If it was you, confirm it on this page:`,
      link,
      'If it was not you, do nothing: without your yes no newsletter comes.',
    ].join('\n\n'),
  };
}
