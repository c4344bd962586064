/** Said when a script of the chat does not arrive; apart, because every page carries it. */
export const chatPartMessages = { failed: 'The chat could not be loaded.', retry: 'Try again' } as const;
