/** Texts in the footer of a campaign's mails. */
export const mailMessages = {
  why: (brand: string, confirmedAt: number | null) =>
    confirmedAt === null
      ? `This is a test of a newsletter of ${brand}. The link to unsubscribe does nothing here.`
      : `You receive this because you confirmed the newsletter of ${brand} on ${dayOf(confirmedAt)}.`,
  unsubscribe: 'Unsubscribe',
  imprint: 'Who sends this',
} as const;

/** Formats a date such as "22 November 2026". */
function dayOf(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
