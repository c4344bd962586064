/** Texts while the dashboard's parts of the review load. */
export const entryMessages = { failed: 'Your review could not be loaded.', retry: 'Try again' } as const;
