/** The newsletter's texts; those of the two answers are the specification's (§8), letter for letter. */
export const newsletterMessages = {
  title: 'Newsletter',
  lead: 'Leave your address, so that the people who run this site can send you news.',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribed: 'Thank you for signing up!',
  failed: 'Error signing up. Please try again.',
} as const;
