/** Texts for when a script of the chat fails to load. In its own file, because every page loads it. */
export const chatPartMessages = { failed: 'The chat could not be loaded.', retry: 'Try again' } as const;
