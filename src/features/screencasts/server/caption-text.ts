import { decodeHTML } from 'entities';

/** Text of one caption line, with the speaker's name before it if the line has one. */
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
    // An unclosed tag is text to people, even if browsers treat it as a tag.
    words += end < 0 ? `<${part}` : speakerOf(part.slice(0, end)) + part.slice(end + 1);
  }
  return words;
}

/** Speaker of a voice tag: `v.loud Ada` becomes `Ada: `; empty for any other tag. */
function speakerOf(tag: string): string {
  const space = tag.search(/[ \t\n]/);
  const [name] = tag.slice(0, Math.max(space, 0)).split('.', 1);
  return name === 'v' ? `${tag.slice(space).trim()}: ` : '';
}
