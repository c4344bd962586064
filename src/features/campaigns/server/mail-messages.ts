/** Texts in the footer of a campaign's mails. */
export const mailMessages = {
  why: (brand: string, confirmedAt: number | null) =>
    confirmedAt === null
      ? `This is a test of a ${brand} newsletter. The unsubscribe link does nothing here.`
      : `You receive this because you confirmed your subscription to the ${brand} newsletter on ${dayOf(confirmedAt)}.`,
  unsubscribe: 'Unsubscribe',
  imprint: 'Imprint',
} as const;

/** Formats a date such as "22 November 2026". */
function dayOf(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
