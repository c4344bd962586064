const shownLength = 100;

/** Enough of a text to tell it from others, on one line. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > shownLength ? `${line.slice(0, shownLength)} …` : line;
}
