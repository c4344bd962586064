/** The texts of Notifications; the empty one is the specification's (§2, §8). */
export const notificationMessages = {
  title: 'Notifications',
  empty: 'No notifications available.',
  emptyHint: 'New ones appear here by themselves.',
  failed: 'Your notifications could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
} as const;
