/** The texts of Notifications; the empty one is the specification's (§2, §8). */
export const notificationMessages = {
  title: 'Notifications',
  description: 'What happened since your last visit.',
  isNew: 'New',
  empty: 'No notifications available.',
  emptyHint: 'New ones appear here by themselves.',
  findCourse: 'See all courses',
  findOpening: 'See open positions',
  failed: 'Your notifications could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  aboutTitle: 'What comes here',
  aboutText:
    'We confirm here what you sent us, such as an application, and write to you when there is something you should know. The number at the top of every page says how many you have not seen.',
  linksTitle: 'Go on from here',
} as const;

export const notificationLinks = [
  { path: '/dashboard', text: 'Dashboard', hint: 'Your courses and your careers' },
  { path: '/workspace', text: 'Workspace', hint: 'Your notes and your applications' },
  { path: '/work-with-us', text: 'Work with us', hint: 'The positions that are open now' },
] as const;
