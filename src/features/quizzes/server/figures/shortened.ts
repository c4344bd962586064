/** Maximum length of a question in a list, which has to identify it but need not be complete. */
const lineMaxLength = 160;

/** Puts a text on one line and cuts it between words if it is too long. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= lineMaxLength) return line;
  // Drops half of a surrogate pair.
  const cut = line.slice(0, lineMaxLength).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  // linear: the line was cut
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s\p{P}]+$/u, '')}…`;
}
