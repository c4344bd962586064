/** Marks of writing direction and of the byte order, which mail programs put around names. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const rule = new Set('-_=*–—');

/** A line as it is compared: no unseen marks, one kind of space and of digits. */
export function tidy(line: string): string {
  return line
    .replaceAll(unseen, '')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replaceAll(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .trim();
}

export const isBlank = (line: string): boolean => line.trim() === '';

export const isQuoted = (line: string): boolean => line.trimStart().startsWith('>');

/** The line without the mark of its outermost quotation. */
export function unquoted(line: string): string {
  const rest = line.trimStart();
  return rest.startsWith('>') ? rest.slice(1) : line;
}

/** What stands in a line between two rules of dashes or the like; empty for a rule, null where there are none. */
export function betweenRules(line: string): string | null {
  let [start, end] = [0, line.length];
  while (start < end && rule.has(line[start]!)) start += 1;
  while (end > start && rule.has(line[end - 1]!)) end -= 1;
  const isRuled = start === line.length ? start >= 4 : start >= 2 && line.length - end >= 2;
  return isRuled ? line.slice(start, end).trim() : null;
}
