/** Texts of the handover to a person; they load with its form. */
export const handoverMessages = {
  title: 'Ask a person',
  lead: 'The people who run this site get this conversation, and answer you by mail.',
  conversation: 'What they get',
  name: 'Name',
  email: 'Email',
  message: 'What you want to add',
  optional: 'Optional.',
  send: 'Hand it over',
  back: 'Back to the chat',
  sent: 'Your conversation has been handed over. Thank you.',
  sentNote: (email: string) => `The answer comes to ${email}.`,
  failed: 'The conversation was not handed over. Nothing you typed is lost.',
} as const;

/** Errors of the form's fields. */
export const handoverFieldTexts = {
  name: { missing: 'Please enter your name.', tooLong: 'Please shorten your name.' },
  email: {
    missing: 'Please enter your email address.',
    wrong: 'Please enter a complete email address, such as name@example.org.',
  },
  message: { missing: '', tooLong: 'Please shorten what you want to add.' },
} as const;
