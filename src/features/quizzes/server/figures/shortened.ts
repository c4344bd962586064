/** Longer ones are cut: they are to be recognised, and not answered. */
const lineMaxLength = 160;

/** A text as one line, cut between words where it is long. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= lineMaxLength) return line;
  // Half of a sign is none.
  const cut = line.slice(0, lineMaxLength).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  // linear: the line was cut
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s\p{P}]+$/u, '')}…`;
}
