/** Texts of the chat; the bot's own words are in `../rules.ts` (specification §9). */
export const chatMessages = {
  title: 'Chat',
  open: 'Chat',
  close: 'Close chat',
  lead: 'Ask about a course, a career or a job opening. A bot answers with links to pages on this site.',
  conversation: 'Conversation',
  message: 'Your message',
  send: 'Send',
  you: 'You',
  bot: 'Bot',
  linksLabel: 'Matching pages',
  waysOnLabel: 'Where to go from here',
  /** Reasons why the reply names no page. */
  without: {
    nothing: 'No pages match your message. One of these may help:',
    unanswered: 'Search is not available right now. One of these may help:',
    unasked: 'Name a course, a career or a job to get links, or try one of these:',
  },
  allCourses: 'All courses',
  support: 'Support',
  writeToUs: 'Contact us',
  askPerson: 'Ask a person',
  handoverPart: { failed: 'The form could not be loaded.', retry: 'Try again' },
} as const;
