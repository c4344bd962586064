/** Texts shown if the search script fails to load; in a file of their own, because every page loads it. */
export const searchPartMessages = { failed: 'The search could not be loaded.', retry: 'Try again' } as const;
