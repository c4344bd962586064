import type { Attachment } from 'postal-mime';
import { wordsOf } from './html-words.ts';
import { contentOf, kindOf, type MailKind } from './mail-kind.ts';
import { parseMail } from './parse-mail.ts';
import { splitQuote } from './quote/split-quote.ts';

const textMaxLength = 100_000;
/**
 * Maximum number of lines read, since parsing takes time per line. The text comes first; the rest, such as a photo, is
 * not read.
 */
const linesMax = 5000;
const sourceMaxLength = 512 * 1024;
/** Machine-readable parts of reports, which repeat what the text says. */
const reportParts = new Set([
  'message/delivery-status',
  'message/disposition-notification',
  'message/rfc822',
  'text/rfc822-headers',
]);

/** Content of a mail that a thread needs. */
export interface ArrivedMail {
  readonly kind: MailKind;
  readonly text: string;
  /** Earlier mail quoted at the end; null unless it certainly quotes one. */
  readonly quotedText: string | null;
}

/** Reads the content of a mail (RFC 5322), given one character per byte. Rejects a source that is not a mail. */
export async function readArrivedMail(source: string): Promise<ArrivedMail> {
  const head = beginningOf(source);
  const mail = await parseMail(head);
  const body = (mail.text?.trim() || (await wordsOf(mail.html ?? ''))).replaceAll('\r\n', '\n');
  const kind = kindOf(mail, body);
  const isReport = kind === 'bounce' || kind === 'receipt';
  const { words, quoted } = isReport ? { words: body || reportIn(mail.attachments), quoted: null } : splitQuote(body);
  const attached = mail.attachments.filter(({ mimeType }) => !(isReport && reportParts.has(mimeType)));
  return {
    kind,
    text: textOf(words, attached, head.length < source.length),
    quotedText: quoted === null ? null : shortened(visible(quoted)),
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

function reportIn(attachments: readonly Attachment[]): string {
  return attachments
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .map(contentOf)
    .join('\n');
}

/** Joins the words and the names of the attachments, which are not stored. */
function textOf(words: string, attachments: readonly Attachment[], isCut: boolean): string {
  const names = [...attachments.map(({ filename, mimeType }) => filename || mimeType), ...(isCut ? ['…'] : [])];
  const parts = [shortened(words.trim()), ...(names.length > 0 ? [`[Not kept: ${names.join(', ')}]`] : [])];
  return visible(parts.filter((part) => part !== '').join('\n\n')) || '[No text]';
}

const shortened = (text: string) => (text.length > textMaxLength ? `${text.slice(0, textMaxLength)} …` : text);

/** Removes control characters: they can steer terminals, and NUL is not text. */
const visible = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
