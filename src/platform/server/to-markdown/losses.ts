import { type HtmlElement, textIn } from './html-tree.ts';

/** Elements whose text is never visible. */
const unseen = ['script', 'style', 'template', 'title'];
const players: Readonly<Record<string, string>> = {
  audio: 'a sound',
  video: 'a video',
  iframe: 'an embedded page (<iframe>)',
  object: 'an object (<object>)',
  embed: 'an object (<embed>)',
  svg: 'a drawing (<svg>)',
  canvas: 'a drawing (<canvas>)',
  input: 'a field (<input>)',
  select: 'a field (<select>)',
  textarea: 'a field (<textarea>)',
  button: 'a button',
};

/** Message about an element that Markdown cannot express, and its replacement text; undefined keeps the element's content. */
export function lossOf({ name, attributes, children }: HtmlElement): { message: string; shown?: string } {
  if (name === 'img') {
    const { src = '', alt = '' } = attributes;
    const file = src.split(/[/\\]/).at(-1)?.split('?')[0] || 'without a name';
    const message = `the image ${file} was left out: put its file next to the quiz and write ![description](${file})`;
    return { message, shown: alt.trim() === '' ? '' : `[${alt.trim()}]` };
  }
  if (unseen.includes(name)) return { message: '', shown: '' };
  const lost = Object.hasOwn(players, name) ? players[name] : undefined;
  if (lost !== undefined) return { message: `${lost} was left out`, shown: '' };
  if (name === 'math')
    return { message: 'a formula (<math>) was imported as plain letters: check it', shown: textIn(children) };
  if (name === 'u' || name === 'ins') return { message: 'underlining was left out, but its text stays' };
  return { message: '' };
}
