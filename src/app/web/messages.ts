/** Texts shown in place of a page that failed to render. */
export const loadFailedMessages = {
  part: {
    title: 'This page did not load',
    text: 'Part of it did not load. Please check your connection, then try again.',
  },
  fault: { title: 'Something went wrong', text: 'The problem is on our side. Please try again.' },
  retry: 'Try again',
} as const;

/** Texts of the notice above a readable page whose scripts did not all arrive. */
export const firstLoadMessages = {
  outdated:
    'You can read this page, but the site has been updated, so buttons and forms may not work. Please reload the page.',
  text: 'You can read this page, but part of it did not load, so buttons and forms may not work. Please check your internet connection, then try again.',
  retry: 'Try again',
} as const;
