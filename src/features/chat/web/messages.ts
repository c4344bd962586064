/** Texts of the chat; the bot's own words are in `../rules.ts` (specification §9). */
export const chatMessages = {
  title: 'Chat',
  open: 'Chat',
  close: 'Close chat',
  lead: 'Ask about a course, a career or a job opening. A program answers, with links to pages of this site.',
  conversation: 'Conversation',
  message: 'Your message',
  send: 'Send',
  you: 'You',
  bot: 'Bot',
  linksLabel: 'Pages that match your words',
  waysOnLabel: 'Where to go from here',
  /** Reasons why the reply names no page. */
  without: {
    nothing: 'No page matches your words. One of these may help:',
    unanswered: 'The search did not answer. One of these may help:',
    unasked: 'Name a course, a career or a job to get links, or go on here:',
  },
  allCourses: 'All courses',
  support: 'Support',
  writeToUs: 'Write to us',
  askPerson: 'Ask a person',
  handoverPart: { failed: 'The form could not be loaded.', retry: 'Try again' },
} as const;
