import { messageMaxLength } from '../contract.ts';

/** Texts of the contact form, in the form's own bundle. */
export const contactFormMessages = {
  name: 'Name',
  email: 'Email',
  emailHint: 'So that we can reply.',
  message: 'Message',
  /** Label of the honeypot field, which only bots read. */
  trap: 'Please leave this empty',
  legal: 'The privacy notice says how we use your message.',
  submit: 'Send message',
  sent: 'Your message has been sent. Thank you.',
  sentNote: (email: string) => `It went to the people who run this site. They can reply to ${email}.`,
  another: 'Write another message',
  failed: 'Your message was not sent. Nothing you typed is lost.',
} as const;

/** Validation messages of the form's fields. */
export const contactFieldTexts = {
  name: { missing: 'Please enter your name.', tooLong: 'Please shorten your name.' },
  email: {
    missing: 'Please enter your email address.',
    wrong: 'Please enter a complete email address, such as name@example.org.',
  },
  message: {
    missing: 'Please write a message.',
    tooLong: `Please shorten your message to ${messageMaxLength} characters.`,
  },
} as const;
