/** Boundaries of an address: with any other character next to it, it is part of a longer address. */
const before = String.raw`(^|[^a-z0-9._%+'-]|\\[nrt]|=3d)`;
const after = String.raw`($|[^a-z0-9.-]|\.([^a-z0-9]|$))`;

/**
 * Regular expression, for JavaScript and PostgreSQL, that finds an address in lowercase text, JSON or a raw mail, but
 * not within another one: `ann@example.org` is not in `joann@example.org`.
 */
export function wholeAddress(address: string): string {
  // JSON needs no special handling: no registrable address contains a character that it escapes.
  const literal = address.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return before + literal + after;
}
