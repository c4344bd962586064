/** Texts of the newsletter; `subscribed` and `failed` are the specification's (§8), verbatim. */
export const newsletterMessages = {
  title: 'Newsletter',
  lead: 'Leave your address, so that the people who run this site can send you news.',
  email: 'Email',
  subscribe: 'Subscribe',
  legal: 'Unsubscribe at any time with the link in each newsletter.',
  subscribed: 'Thank you for signing up!',
  /** The same for every address, so that it does not reveal who is subscribed. */
  confirm: 'Unless it is confirmed already, a mail with a link to confirm the address is on its way.',
  failed: 'Error signing up. Please try again.',
} as const;
