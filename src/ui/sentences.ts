/** Joins the sentences that apply to one text; as an element's only text, React can still change it on a translated page. */
export function sentences(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
