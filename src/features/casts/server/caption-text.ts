import { decodeHTML } from 'entities';

/** Words of one line of a caption, and before them whose they are, where that is said. */
export function captionText(line: string): string {
  return decodeHTML(withoutTags(line))
    .replaceAll(/[\u200E\u200F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function withoutTags(text: string): string {
  const [first = '', ...others] = text.split('<');
  let words = first;
  for (const part of others) {
    const end = part.indexOf('>');
    // What is never closed is no tag for people, whatever a browser makes of it.
    words += end < 0 ? `<${part}` : speakerOf(part.slice(0, end)) + part.slice(end + 1);
  }
  return words;
}

/** `v.loud Ada` → `Ada: `; of any other tag nothing. */
function speakerOf(tag: string): string {
  const space = tag.search(/[ \t\n]/);
  const [name] = tag.slice(0, Math.max(space, 0)).split('.', 1);
  return name === 'v' ? `${tag.slice(space).trim()}: ` : '';
}
