import type { Address, Email } from 'postal-mime';
import { messageIdIn } from '../../../../platform/server/mail/mailer.ts';
import { wordsOf } from './html-words.ts';

const textMaxLength = 20_000;
/** What people write comes first, and parsing takes its time for each line: what follows, such as a photo, is not read. */
const linesMax = 5000;
const sourceMaxLength = 512 * 1024;
/** What mail servers themselves take (Postfix's `header_size_limit`): parsing addresses takes its time for each sign. */
const headersMaxLength = 100 * 1024;
const addressMaxLength = 254;
/** Headers in which mail servers write whom a mail was delivered to, beside To and Cc. */
const deliveryHeaders = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']);

/** A mail as far as a thread needs it. */
export interface ArrivedMail {
  readonly text: string;
  /** Whom it is from, by its own word, in lower case; null if it does not say. */
  readonly from: string | null;
  readonly recipients: readonly string[];
  readonly mailId: string | null;
  /** Whether a machine wrote it, such as that somebody is away (RFC 3834). */
  readonly isAutomatic: boolean;
}

/** Reads a mail (RFC 5322), given one character for each byte. Rejects what is none. */
export async function readArrivedMail(source: string): Promise<ArrivedMail> {
  const { default: PostalMime } = await import('postal-mime');
  const head = beginningOf(source);
  if (headersLength(head) > headersMaxLength) throw new Error('the headers are too long');
  const mail = await PostalMime.parse(Buffer.from(head, 'latin1'), { maxNestingDepth: 50, maxRfc822NestingDepth: 1 });
  const [from] = mail.from ? addressesOf([mail.from]) : [];
  const words = mail.text?.trim() || (await wordsOf(mail.html ?? ''));
  return {
    text: textOf(words, mail.attachments, head.length < source.length),
    from: from === undefined ? null : from.slice(0, addressMaxLength).toLowerCase(),
    recipients: [...deliveredTo(mail), ...addressesOf(mail.to ?? []), ...addressesOf(mail.cc ?? [])],
    mailId: messageIdIn(mail.messageId),
    isAutomatic: mail.headers.some(isOfMachine),
  };
}

function beginningOf(source: string): string {
  let end = 0;
  for (let line = 0; line < linesMax; line += 1) {
    const next = source.indexOf('\n', end);
    if (next === -1) return source.slice(0, sourceMaxLength);
    end = next + 1;
  }
  return source.slice(0, Math.min(end, sourceMaxLength));
}

/** Up to the first empty line. */
function headersLength(source: string): number {
  const end = source.search(/\n\r?\n/);
  return end === -1 ? source.length : end;
}

function isOfMachine({ key, value }: Email['headers'][number]): boolean {
  const word = value.trim().toLowerCase();
  if (key === 'auto-submitted') return word !== '' && word !== 'no';
  if (key === 'precedence') return ['bulk', 'junk', 'list'].includes(word);
  return (key === 'return-path' && word === '<>') || key === 'x-autoreply' || key === 'x-autorespond';
}

function deliveredTo({ headers }: Email): string[] {
  const named = headers.filter(({ key }) => deliveryHeaders.has(key));
  return named.map(({ value }) => /<([^<>]*)>/.exec(value)?.[1] ?? value);
}

function addressesOf(addresses: readonly Address[]): string[] {
  return addresses.flatMap((each) => (each.group ?? [each]).map(({ address }) => address));
}

/** Its words, without what it quotes of the mail before, and the names of what was attached, which is not kept. */
function textOf(text: string, attachments: Email['attachments'], isCut: boolean): string {
  const words = withoutQuote(text.replaceAll('\r\n', '\n')).trim();
  const names = [...attachments.map(({ filename, mimeType }) => filename || mimeType), ...(isCut ? ['…'] : [])];
  const parts = [words, ...(names.length > 0 ? [`[Not kept: ${names.join(', ')}]`] : [])].filter((part) => part !== '');
  // Control characters steer terminals, and NUL is no text.
  const clean = parts.join('\n\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
  return clean.length > textMaxLength ? `${clean.slice(0, textMaxLength)} …` : clean || '[No text]';
}

/** What stands at the end of a mail as a quotation goes, with the line that begins it; one in the middle stays with its answers. */
export function withoutQuote(text: string): string {
  const lines = text.trimEnd().split('\n');
  let end = lines.length;
  while (end > 0 && (lines[end - 1]!.startsWith('>') || lines[end - 1]!.trim() === '')) end -= 1;
  if (!lines.slice(end).some((line) => line.startsWith('>'))) return text.trimEnd();
  // 'On … wrote:', in whichever language; broken over two lines its second one has the address.
  const [before = '', last = ''] = lines.slice(Math.max(0, end - 2), end);
  if (last.endsWith(':')) end -= /^\S*@\S*>/.test(last) && before.trim() !== '' ? 2 : 1;
  const kept = lines.slice(0, end).join('\n').trimEnd();
  return kept === '' ? text.trimEnd() : kept;
}
