import { messageMaxLength } from '../contract.ts';

/** The contact page's texts. */
export const contactMessages = {
  title: 'Contact',
  description: 'Ask a question, report a problem or propose something to the people who run this site.',
  lead: 'Ask about a course, a career or this site, or tell us what does not work. Your message is kept for the people who run this site.',
  name: 'Name',
  nameMissing: 'Please enter your name.',
  nameTooLong: 'Please shorten your name.',
  email: 'Email',
  emailHint: 'For an answer.',
  emailMissing: 'Please enter your email address.',
  emailIncomplete: 'Please enter a complete email address, such as name@example.org.',
  message: 'Message',
  messageMissing: 'Please write a message.',
  messageTooLong: `Please shorten your message to ${messageMaxLength} characters.`,
  submit: 'Send message',
  sent: 'Your message has been sent. Thank you.',
  sentNote: (email: string) =>
    `It is kept for the people who run this site, with ${email} as the address for an answer.`,
  another: 'Write another message',
  failed: 'Your message was not sent. Nothing you typed is lost.',
  quickerTitle: 'Often quicker',
} as const;

/** Pages that answer what people most often write about. */
export const contactLinks = [
  { path: '/support', text: 'Support', hint: 'Logging in, enrolling, feedback, and what we keep about you' },
  { path: '/courses', text: 'All courses', hint: 'What each one teaches, and how long it takes' },
  { path: '/work-with-us', text: 'Work with us', hint: 'Open positions; apply there rather than here' },
] as const;
