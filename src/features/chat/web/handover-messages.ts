/** Texts of the handover to a person; they load with its form. */
export const handoverMessages = {
  title: 'Ask a person',
  lead: 'The people who run this site receive this conversation and answer you by email.',
  conversation: 'What they receive',
  name: 'Name',
  email: 'Email',
  message: 'Anything to add?',
  optional: 'Optional.',
  send: 'Send conversation',
  back: 'Back to the chat',
  sent: 'Your conversation has been sent. Thank you.',
  sentNote: (email: string) => `The answer will go to ${email}.`,
  failed: 'The conversation was not sent. Nothing you typed is lost.',
} as const;

/** Errors of the form's fields. */
export const handoverFieldTexts = {
  name: { missing: 'Please enter your name.', tooLong: 'Please shorten your name.' },
  email: {
    missing: 'Please enter your email address.',
    wrong: 'Please enter a complete email address, such as name@example.org.',
  },
  message: { missing: '', tooLong: 'Please shorten this text.' },
} as const;
