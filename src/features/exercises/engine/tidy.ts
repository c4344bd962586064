/**
 * A text as it is compared and shown: without spaces at the ends of lines and without empty lines at its end. Takes time in proportion to
 * the text, which a pattern with repeated spaces before an end does not.
 */
export function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  let count = lines.length;
  while (count > 0 && lines[count - 1] === '') count -= 1;
  return lines.slice(0, count).join('\n');
}
