/** Whether a file is text for people: its lines are as long as paragraphs. */
export function isProse(file: string): boolean {
  return /\.(?:md|yaml)$/.test(file);
}
