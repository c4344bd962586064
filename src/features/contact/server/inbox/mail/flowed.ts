/**
 * Joins lines that a mail program wrapped (RFC 3676), each quotation separately. With `deletesSpace`, drops the space
 * that marks a wrapped line.
 */
export function unflowed(text: string, deletesSpace: boolean): string {
  const paragraphs: { readonly marks: string; readonly parts: string[] }[] = [];
  let isOpen = false;
  for (const raw of text.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const marks = marksOf(line);
    const rest = line.slice(marks.length);
    // Mail programs add a leading space so that mail servers do not change the line.
    const words = rest.startsWith(' ') ? rest.slice(1) : rest;
    const isBroken = words.endsWith(' ') && words !== '-- ';
    const part = isBroken && deletesSpace ? words.slice(0, -1) : words;
    const last = paragraphs.at(-1);
    if (isOpen && last?.marks === marks) last.parts.push(part);
    else paragraphs.push({ marks, parts: [part] });
    isOpen = isBroken;
  }
  return paragraphs
    .map(({ marks, parts }) => (marks === '' ? parts.join('') : `${marks} ${parts.join('')}`))
    .join('\n');
}

function marksOf(line: string): string {
  let end = 0;
  while (line[end] === '>') end += 1;
  return line.slice(0, end);
}
