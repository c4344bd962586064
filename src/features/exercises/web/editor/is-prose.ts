/** Returns true if a file is prose, whose lines are as long as paragraphs. */
export function isProse(file: string): boolean {
  return /\.(?:md|yaml)$/.test(file);
}
