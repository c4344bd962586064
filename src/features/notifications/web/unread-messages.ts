/** Texts of unread notifications on other pages. */
export const unreadMessages = {
  title: 'New for you',
  more: (count: number) => `${count} more ${count === 1 ? 'is' : 'are'} new.`,
  all: 'All notifications',
  failed: 'Your notifications could not be loaded.',
  retry: 'Try again',
} as const;
