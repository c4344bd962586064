/** The newsletter's texts; `subscribed` and `failed` are the specification's (§8), letter for letter. */
export const newsletterMessages = {
  title: 'Newsletter',
  lead: 'Leave your address, so that the people who run this site can send you news.',
  email: 'Email',
  subscribe: 'Subscribe',
  legal: 'Unsubscribe at any time with the link in each newsletter.',
  subscribed: 'Thank you for signing up!',
  /** The same for every address, so that it tells nobody who has signed up. */
  confirm: 'Unless it is confirmed already, a mail with a link to confirm the address is on its way.',
  failed: 'Error signing up. Please try again.',
} as const;
