import { messageMaxLength } from '../contract.ts';

/** The texts of the contact form, which arrive with it. */
export const contactFormMessages = {
  name: 'Name',
  email: 'Email',
  emailHint: 'For an answer.',
  message: 'Message',
  /** Nobody reads it but machines. */
  trap: 'Please leave this empty',
  legal: 'The privacy notice says how we use your message.',
  submit: 'Send message',
  sent: 'Your message has been sent. Thank you.',
  sentNote: (email: string) =>
    `It is kept for the people who run this site, with ${email} as the address for an answer.`,
  another: 'Write another message',
  failed: 'Your message was not sent. Nothing you typed is lost.',
} as const;

/** What its fields say when something is missing or wrong. */
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
