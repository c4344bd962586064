import type { Email, PostalMimeOptions } from 'postal-mime';
import { charsetOf, isKnown } from './charset.ts';
import { unflowed } from './flowed.ts';
import { wordsOf } from './html-words.ts';
import { decodeUtf7, isUtf7 } from './utf-7.ts';

const limits = {
  maxNestingDepth: 50,
  maxRfc822NestingDepth: 1,
  maxHeadersSize: 100 * 1024,
} satisfies PostalMimeOptions;

/** Fields of the parser's parts that affect their text. */
interface Part {
  content: ArrayBuffer | Uint8Array | null;
  readonly contentType: { readonly parsed: { value: string; readonly params: Record<string, string> } };
}

/** Step of the parser that its types omit: it sorts a part into text or attachments, and decodes it. */
interface Sorting {
  collectNode(part: Part, alternative: unknown, related: boolean): Promise<void>;
}

/**
 * Parses a mail, given one character per byte. First finds the encoding of each part, since its label may be missing or
 * wrong, and joins its wrapped lines.
 */
export async function parseMail(source: string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  const parser = new PostalMime(limits);
  const sorting = parser as unknown as Sorting;
  const collect = sorting.collectNode.bind(parser);
  sorting.collectNode = async (part, alternative, related) => {
    if (part.contentType.parsed.value.startsWith('text/')) {
      findCharset(part);
      await toPlainText(part, alternative !== false);
    }
    return collect(part, alternative, related);
  };
  return parser.parse(Buffer.from(source, 'latin1'));
}

function findCharset(part: Part): void {
  const { value, params } = part.contentType.parsed;
  const label = params['charset'] ?? '';
  if (part.content === null) return;
  const bytes = new Uint8Array(part.content);
  if (isUtf7(label)) part.content = new TextEncoder().encode(decodeUtf7(Buffer.from(bytes).toString('latin1')));
  params['charset'] = isUtf7(label) ? 'utf-8' : charsetOf(bytes, label, value === 'text/html');
}

/**
 * Joins wrapped lines and extracts the text of HTML without a text version. The parser would do both, but ignores
 * quotations.
 */
async function toPlainText(part: Part, isAlternative: boolean): Promise<void> {
  const { value, params } = part.contentType.parsed;
  const { charset = '', format, delsp } = params;
  const isFlowed = value === 'text/plain' && format?.toLowerCase() === 'flowed';
  const isHtml = value === 'text/html' && !isAlternative;
  if (part.content === null || !(isFlowed || isHtml) || !isKnown(charset)) return;
  const text = new TextDecoder(charset).decode(part.content);
  const words = isHtml ? await wordsOf(text) : unflowed(text, delsp?.toLowerCase() === 'yes');
  part.content = new TextEncoder().encode(words);
  part.contentType.parsed.value = 'text/plain';
  params['charset'] = 'utf-8';
  delete params['format'];
}
