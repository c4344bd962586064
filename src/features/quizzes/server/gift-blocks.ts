/** One question as it stands in a GIFT file. */
export interface GiftBlock {
  /** Where it begins, from 1. */
  readonly line: number;
  /** Before the braces, without title and format. */
  readonly before: string;
  /** Between them; null where there are none. */
  readonly answers: string | null;
  /** After them: the text goes on, and the answer is the word that is missing. */
  readonly after: string;
}

const escapable = '~=#{}:\\';
/** Signs that stand for escaped ones while the text is taken apart; no text has them, they are for private use. */
const privateUse = 0xe000;

/** Takes a GIFT file apart: empty lines stand between questions, `//` begins a comment, `$CATEGORY` a heading. */
export function giftBlocks(source: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let line = 0;
  for (const [index, raw] of [...source.replace(/^\uFEFF/, '').split(/\r?\n/), ''].entries()) {
    if (/^\s*(?:\/\/|\$CATEGORY:)/i.test(raw)) continue;
    if (raw.trim() !== '') {
      if (lines.length === 0) line = index + 1;
      lines.push(raw);
    } else if (lines.length > 0) {
      blocks.push(blockOf(hide(lines.join('\n').trim()), line));
      lines = [];
    }
  }
  return blocks;
}

function blockOf(text: string, line: number): GiftBlock {
  const [, , named = text] = /^::(.*?)::([\s\S]*)$/.exec(text) ?? [];
  const [, before = named, answers = null, after = ''] = /^([^{]*)\{([\s\S]*?)\}([\s\S]*)$/.exec(named) ?? [];
  return { line, before: before.trim(), answers: answers?.trim() ?? null, after: after.trim() };
}

function hide(text: string): string {
  return text.replaceAll(/\\([~=#{}:\\])/g, (_, sign: string) =>
    String.fromCharCode(privateUse + escapable.indexOf(sign)),
  );
}

/** What was escaped, as it is read. */
export function shown(text: string): string {
  return text
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(/[\uE000-\uE006]/g, (sign) => escapable[sign.charCodeAt(0) - privateUse] ?? '');
}
