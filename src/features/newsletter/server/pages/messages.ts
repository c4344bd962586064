/** Texts of the pages behind mailed links. `email` is masked. */
export const pageMessages = {
  confirm: {
    title: 'Confirm the newsletter',
    lead: (email: string) => `For ${email}:`,
    button: 'Yes, subscribe me',
    done: 'You are subscribed',
    doneText: (brand: string) => `Thank you. The next newsletter of ${brand} comes to you.`,
    already: 'You are subscribed already',
    alreadyText: 'There is nothing more to do.',
    over: 'This link is over',
    overText:
      'The address was taken off the newsletter since. To have it again, leave it once more at the foot of any page.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    lead: (email: string, brand: string) => `No newsletter of ${brand} will come to ${email} any more.`,
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneText:
      'No newsletter comes to this address any more. Should you change your mind, leave it again at the foot of any page.',
  },
  invalid: 'This link does not work',
  invalidText:
    'It is not complete, or the address it is for is no longer on the newsletter. Open it from the mail once more, or copy all of it.',
} as const;
