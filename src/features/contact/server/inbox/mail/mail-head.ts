import type { Address, Email } from 'postal-mime';
import { messageIdIn } from '../../../../../platform/server/mail/mailer.ts';

/**
 * Maximum length that mail servers accept (Postfix's `header_size_limit`): parsing addresses takes time per character.
 */
const headersMaxLength = 100 * 1024;
const addressMaxLength = 254;
/** Headers in which mail servers record the recipients of a delivery, besides To and Cc. */
const deliveryHeaders = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']);

/** Content of a mail's headers. */
export interface MailHead {
  /** Sender's address as stated by the mail, in lower case; null if it states none. */
  readonly from: string | null;
  readonly recipients: readonly string[];
  readonly mailId: string | null;
}

/** Reads only the headers of a mail (RFC 5322), given one character per byte. Rejects missing or too long headers. */
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

/** Text up to the first empty line. */
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
