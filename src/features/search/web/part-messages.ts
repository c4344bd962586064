/** Said when the search's script does not arrive; apart, because every page carries it. */
export const searchPartMessages = { failed: 'The search could not be loaded.', retry: 'Try again' } as const;
