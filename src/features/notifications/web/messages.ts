/** Texts of the notifications page; that of the empty list is the specification's (§2, §8). */
export const notificationMessages = {
  title: 'Notifications',
  description: 'Your notifications, read and unread.',
  isNew: 'New',
  isRead: 'Marked as read',
  read: 'Mark as read',
  readOne: (message: string) => `Mark as read: ${message}`,
  readAll: 'Mark all as read',
  unread: (count: number) => (count === 1 ? '1 new notification' : `${count} new notifications`),
  allRead: 'You are all caught up.',
  notRead: 'That did not work. Please try again.',
  empty: 'No notifications available.',
  emptyHint: 'New ones appear here automatically.',
  findCourse: 'See all courses',
  findOpening: 'See open positions',
  failed: 'Your notifications could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  aboutTitle: 'About notifications',
  aboutText:
    'New lessons in your courses, grades, replies to your feedback and applications, openings that match a career you chose, and changes to your account. The number at the top of every page shows how many are new.',
  linksTitle: 'Where to go next',
} as const;

export const notificationLinks = [
  { path: '/notifications#preferences', text: 'Notification settings', hint: 'On the site, by email, or off' },
  { path: '/dashboard', text: 'Dashboard', hint: 'Your courses and your careers' },
  { path: '/workspace', text: 'Workspace', hint: 'Your notes and your applications' },
  { path: '/work-with-us', text: 'Work with us', hint: 'Positions that are open now' },
] as const;
