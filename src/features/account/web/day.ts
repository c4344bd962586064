/** Formats a date in the user's locale. */
export const dayOf = (at: number) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });
