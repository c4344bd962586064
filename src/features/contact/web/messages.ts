/** Texts of the contact page. */
export const contactMessages = {
  title: 'Contact',
  part: { failed: 'The form could not be loaded.', retry: 'Try again' },
  description: 'Ask a question, report a problem or make a suggestion to the people who run this site.',
  lead: 'Ask about a course, a career or this site, or tell us what does not work. Your message goes to the people who run this site.',
  quickerTitle: 'Often quicker',
} as const;

/** Pages that answer the most frequent questions. */
export const contactLinks = [
  { path: '/support', text: 'Support', hint: 'Logging in, enrolling, feedback and your data' },
  { path: '/courses', text: 'All courses', hint: 'What each one teaches, and how long it takes' },
  { path: '/work-with-us', text: 'Work with us', hint: 'Open positions; apply there rather than here' },
] as const;
