/** Keys of `localStorage` rows that a page in this window sends itself. */
const held = new Set<string>();

/** Blocks a row for the outbox while a page edits it; returns a function that unblocks it. */
export function holdRow(key: string): () => void {
  held.add(key);
  return () => void held.delete(key);
}

export function isBlocked(key: string): boolean {
  return held.has(key);
}
