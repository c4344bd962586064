/** Keys of `localStorage` rows that a page in this window sends itself. */
const blocked = new Set<string>();

/** Blocks a row for the outbox while a page edits it; returns a function that unblocks it. */
export function blockRow(key: string): () => void {
  blocked.add(key);
  return () => void blocked.delete(key);
}

export function isBlocked(key: string): boolean {
  return blocked.has(key);
}
