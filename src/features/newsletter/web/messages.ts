/** Texts of the newsletter; `subscribed` and `failed` are the specification's (§8), verbatim. */
export const newsletterMessages = {
  title: 'Newsletter',
  lead: 'Enter your email address to get our newsletter.',
  email: 'Email',
  subscribe: 'Subscribe',
  legal: 'Unsubscribe at any time with the link in each newsletter.',
  subscribed: 'Thank you for signing up!',
  /** The same for every address, so that it does not reveal who is subscribed. */
  confirm: 'If this address is not confirmed yet, we are sending you an email with a link to confirm it.',
  failed: 'Error signing up. Please try again.',
} as const;
