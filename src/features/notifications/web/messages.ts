/** Texts of the notifications page; that of the empty list is the specification's (§2, §8). */
export const notificationMessages = {
  title: 'Notifications',
  description: 'What you were told, and what you have not read yet.',
  isNew: 'New',
  read: 'Mark as read',
  readOne: (message: string) => `Mark as read: ${message}`,
  readAll: 'Mark all as read',
  unread: (count: number) => (count === 1 ? '1 is new.' : `${count} are new.`),
  allRead: 'You have read them all.',
  notRead: 'That did not work. Please try again.',
  empty: 'No notifications available.',
  emptyHint: 'New ones appear here by themselves.',
  findCourse: 'See all courses',
  findOpening: 'See open positions',
  failed: 'Your notifications could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  aboutTitle: 'What comes here',
  aboutText:
    'New lessons in your courses, grades, answers to what you said or sent, openings that fit a career you chose, and changes of your account. The number at the top of every page says how many are new.',
  linksTitle: 'Go on from here',
} as const;

export const notificationLinks = [
  { path: '/notifications#preferences', text: 'What you are told of', hint: 'In the site, by mail, or not at all' },
  { path: '/dashboard', text: 'Dashboard', hint: 'Your courses and your careers' },
  { path: '/workspace', text: 'Workspace', hint: 'Your notes and your applications' },
  { path: '/work-with-us', text: 'Work with us', hint: 'The positions that are open now' },
] as const;
