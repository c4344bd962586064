// What was sent and no answer came to it yet: the server may have any of it. Remembered as short hashes, beside what is kept of it.

/** So many: the oldest may well have arrived, and what follows it is refused. */
const rememberedMax = 200;

/** Tells texts apart where they are too large to be held; not against whoever looks for two with one hash. */
export function shortHash(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}.${hash}`;
}

/** With one more that is about to be sent; the same list if it was sent before, or is one too many. */
export function withSent(sent: readonly string[], hash: string): readonly string[] {
  return sent.includes(hash) || sent.length >= rememberedMax ? sent : [...sent, hash];
}
