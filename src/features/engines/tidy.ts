/**
 * Removes spaces at the ends of lines and empty lines at the end, for comparing and showing. Linear: a pattern such as `\s+$` takes
 * quadratic time.
 */
export function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  let count = lines.length;
  while (count > 0 && lines[count - 1] === '') count -= 1;
  return lines.slice(0, count).join('\n');
}
