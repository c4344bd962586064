// Requests sent but not answered yet: the server may have any of them. Stored as short hashes, next to the draft.

/**
 * Highest number of hashes; more are not recorded: one of the oldest may have arrived, and then the server refuses what
 * follows.
 */
const rememberedMax = 200;

/** Distinguishes texts that are too large to store; not resistant to deliberate collisions. */
export function shortHash(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}.${hash}`;
}

/** Adds a hash that is about to be sent; returns the same list if it contains the hash or is full. */
export function withSent(sent: readonly string[], hash: string): readonly string[] {
  return sent.includes(hash) || sent.length >= rememberedMax ? sent : [...sent, hash];
}
