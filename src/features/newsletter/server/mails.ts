import type { Mail } from '../../../platform/server/mail/mailer.ts';

/** The words that are consented to: they stand above the button of the page, and are kept with the yes. */
export function consentTo(brand: string): string {
  return `I want to receive the newsletter of ${brand} at this address. I can unsubscribe at any time; each mail has a link for it.`;
}

/** The mail by which the owner of an address says yes. Nobody else may have left it, so it says what happens without. */
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
