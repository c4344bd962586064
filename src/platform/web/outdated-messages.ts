/** A part of the page is no longer on the server: the site was built anew meanwhile. */
export const outdatedMessages = {
  title: 'The site was updated',
  text: 'Send or copy what you have typed, then reload the page.',
  reload: 'Reload the page',
} as const;
