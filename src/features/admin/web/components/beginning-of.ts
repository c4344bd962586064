const shownLength = 100;

/** Shortens a text to one line that is enough to recognize it. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > shownLength ? `${line.slice(0, shownLength)} …` : line;
}
