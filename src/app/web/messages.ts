/** Texts shown in place of a page that failed to render. */
export const loadFailedMessages = {
  part: {
    title: 'This page did not load',
    text: 'A part of it did not arrive. Please check your connection, then try again.',
  },
  fault: { title: 'Something went wrong', text: 'The fault is ours. Please try again.' },
  retry: 'Try again',
} as const;

/** Texts of the notice above a readable page whose scripts did not all arrive. */
export const firstLoadMessages = {
  outdated:
    'You can read this page, but the site was updated since it was loaded, so buttons and forms may not answer. Please reload the page.',
  text: 'You can read this page, but a part of it did not arrive, so buttons and forms may not answer. Please check your internet connection, then try again.',
  retry: 'Try again',
} as const;
