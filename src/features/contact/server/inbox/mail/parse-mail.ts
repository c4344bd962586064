import type { Email, PostalMimeOptions } from 'postal-mime';
import { charsetOf } from './charset.ts';

const limits = { maxNestingDepth: 50, maxRfc822NestingDepth: 1 } satisfies PostalMimeOptions;

/** A part within the parser, as far as its letters go. */
interface Part {
  readonly content: ArrayBuffer | null;
  readonly contentType: { readonly parsed: { readonly value: string; readonly params: Record<string, string> } };
}

/** A step of the parser that its types do not name: it sorts a part among text and attachments, and decodes it. */
interface Sorting {
  collectNode(part: Part, ...place: unknown[]): Promise<void>;
}

/** Parses a mail, given one character for each byte. The encoding of each part is found first: its label may be missing or wrong. */
export async function parseMail(source: string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  const parser = new PostalMime(limits);
  const sorting = parser as unknown as Sorting;
  const collect = sorting.collectNode.bind(parser);
  sorting.collectNode = (part, ...place) => {
    const { value, params } = part.contentType.parsed;
    if (part.content !== null && value.startsWith('text/'))
      params['charset'] = charsetOf(new Uint8Array(part.content), params['charset'] ?? '', value === 'text/html');
    return collect(part, ...place);
  };
  return parser.parse(Buffer.from(source, 'latin1'));
}
