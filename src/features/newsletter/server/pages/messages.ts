/** Texts of the pages behind mailed links. `email` is masked. */
export const pageMessages = {
  confirm: {
    title: 'Confirm your subscription',
    lead: (email: string) => `For ${email}:`,
    button: 'Yes, subscribe me',
    done: 'You are subscribed',
    doneText: (brand: string) => `Thank you. You will get the next ${brand} newsletter.`,
    already: 'You are already subscribed',
    alreadyText: 'There is nothing more to do.',
    over: 'This link has expired',
    overText:
      'This address has since been removed from the newsletter. To subscribe again, enter it at the bottom of any page.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    lead: (email: string, brand: string) => `${email} will no longer get the ${brand} newsletter.`,
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneText:
      'This address no longer gets the newsletter. If you change your mind, enter it again at the bottom of any page.',
  },
  invalid: 'This link does not work',
  invalidText:
    'The link is incomplete, or its address is no longer on our list. Open it from the email again, or copy all of it.',
} as const;
