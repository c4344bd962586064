/** Rows of this browser's storage that a page of this window sends itself, by their keys. */
const held = new Set<string>();

/** For as long as a page shows what is kept in a row, it is the page that sends it: an outbox leaves it alone. Returns how to let go. */
export function holdRow(key: string): () => void {
  held.add(key);
  return () => void held.delete(key);
}

export function isBlocked(key: string): boolean {
  return held.has(key);
}
