/** What may stand within an address before its end, and after its beginning: with one of these beside it, it is another address. */
const before = String.raw`(^|[^a-z0-9._%+'-]|\\[nrt]|=3d)`;
const after = String.raw`($|[^a-z0-9.-]|\.([^a-z0-9]|$))`;

/**
 * A regular expression, for JavaScript as for PostgreSQL, that finds an address in a text in small letters, JSON or a mail as it is sent, but not
 * where it is a part of another one: `ann@example.org` is not in `joann@example.org`.
 */
export function wholeAddress(address: string): string {
  // As it stands within JSON; no address that can be registered has a sign in it that would be another one there.
  const literal = address.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return before + literal + after;
}
