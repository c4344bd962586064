/** Said when the console's part for campaigns does not arrive. */
export const campaignPartMessages = { failed: 'The campaigns could not be loaded.', retry: 'Try again' } as const;
