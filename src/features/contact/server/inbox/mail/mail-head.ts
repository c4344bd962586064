import type { Address, Email } from 'postal-mime';
import { messageIdIn } from '../../../../../platform/server/mail/mailer.ts';

/** What mail servers themselves take (Postfix's `header_size_limit`): parsing addresses takes its time for each sign. */
const headersMaxLength = 100 * 1024;
const addressMaxLength = 254;
/** Headers in which mail servers write whom a mail was delivered to, beside To and Cc. */
const deliveryHeaders = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']);

/** What the headers of a mail say. */
export interface MailHead {
  /** Whom it is from, by its own word, in lower case; null if it does not say. */
  readonly from: string | null;
  readonly recipients: readonly string[];
  readonly mailId: string | null;
}

/** Reads the headers of a mail (RFC 5322) and nothing else, given one character for each byte. Rejects where there are none, or too many. */
export async function readMailHead(source: string): Promise<MailHead> {
  const { default: PostalMime } = await import('postal-mime');
  const headers = headersOf(source);
  if (headers.length > headersMaxLength) throw new Error('the headers are too long');
  const mail = await PostalMime.parse(Buffer.from(headers, 'latin1'));
  const [from] = mail.from ? addressesOf([mail.from]) : [];
  return {
    from: from === undefined ? null : from.slice(0, addressMaxLength).toLowerCase(),
    recipients: [...deliveredTo(mail), ...addressesOf(mail.to ?? []), ...addressesOf(mail.cc ?? [])],
    mailId: messageIdIn(mail.messageId),
  };
}

/** Up to the first empty line. */
function headersOf(source: string): string {
  const end = source.search(/\n\r?\n/);
  return end === -1 ? source : source.slice(0, end + 1);
}

function deliveredTo({ headers }: Email): string[] {
  const named = headers.filter(({ key }) => deliveryHeaders.has(key));
  return named.map(({ value }) => /<([^<>]*)>/.exec(value)?.[1] ?? value);
}

function addressesOf(addresses: readonly Address[]): string[] {
  return addresses.flatMap((each) => (each.group ?? [each]).map(({ address }) => address));
}
