/** The newsletter's texts; those of the two answers are the specification's (§8), letter for letter. */
export const newsletterMessages = {
  title: 'Newsletter',
  lead: 'New courses and starting dates, by email.',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribed: 'Thank you for signing up!',
  failed: 'Error signing up. Please try again.',
  part: { failed: 'The newsletter form could not be loaded.', retry: 'Try again' },
} as const;
