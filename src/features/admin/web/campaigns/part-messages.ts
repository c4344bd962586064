/** Texts for a failure to load the campaigns part. */
export const campaignPartMessages = { failed: 'The campaigns could not be loaded.', retry: 'Try again' } as const;
