/** Marks of writing direction and byte order, which mail programs put around names. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const rule = new Set('-_=*–—');

/** Normalizes a line for comparison: no invisible marks, one kind of space and of digits. */
export function tidy(line: string): string {
  return line
    .replaceAll(unseen, '')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .trim();
}

export const isBlank = (line: string): boolean => line.trim() === '';

export const isQuoted = (line: string): boolean => line.trimStart().startsWith('>');

/** Removes the mark of the outermost quotation from a line. */
export function unquoted(line: string): string {
  const rest = line.trimStart();
  return rest.startsWith('>') ? rest.slice(1) : line;
}

/** Text between two rules of dashes or similar; empty for a bare rule, null if there are no rules. */
export function betweenRules(line: string): string | null {
  let [start, end] = [0, line.length];
  while (start < end && rule.has(line[start]!)) start += 1;
  while (end > start && rule.has(line[end - 1]!)) end -= 1;
  const isRuled = start === line.length ? start >= 4 : start >= 2 && line.length - end >= 2;
  return isRuled ? line.slice(start, end).trim() : null;
}
