/** Sentences as one text, without those that do not apply: an element has one text, which a translated page can still change. */
export function sentences(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
