/** A moment as the reader's own calendar writes its day. */
export const dayOf = (at: number) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });
