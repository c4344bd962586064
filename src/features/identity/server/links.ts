import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseTransaction } from '../../../platform/server/db/database.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { consumeLink, type identityQueries, insertLink } from './queries.ts';
import type { LinkPurpose } from './tables.ts';

const hourMs = 60 * 60 * 1000;

/** How long a mailed link works. */
export const linkLifetimesMs = {
  'reset-password': hourMs,
  'change-email': 24 * hourMs,
  'restore-email': 7 * 24 * hourMs,
} as const satisfies Record<LinkPurpose, number>;

export interface MailedLink {
  readonly uid: string;
  readonly purpose: LinkPurpose;
  /** The address that signs in once the link was used. */
  readonly email: string;
}

/** The links in identity's mails. Each works once; all throw `expired-action-code` for one that does not. */
export interface MailedLinks {
  /** Gives the token that stands in the mail; without `expiresAt` (milliseconds since 1970) it works for its full time. */
  create(link: MailedLink, transaction: DatabaseTransaction, expiresAt?: number): Promise<string>;
  /** Reads a link of one of these purposes without using it up. */
  find(token: string, ...purposes: LinkPurpose[]): Promise<MailedLink>;
  /** Uses it up; gives the moment until which it would have worked (milliseconds since 1970). */
  consume(token: string, transaction: DatabaseTransaction): Promise<number>;
}

export function createMailedLinks(
  { findLink }: Pick<ReturnType<typeof identityQueries>, 'findLink'>,
  now: () => number,
): MailedLinks {
  return {
    async create(link, transaction, expiresAt = now() + linkLifetimesMs[link.purpose]) {
      const token = randomBytes(24).toString('base64url');
      await insertLink(transaction, { hash: hashOf(token), expiresAt, ...link });
      return token;
    },
    async find(token, ...purposes) {
      const link = await findLink.first({ hash: hashOf(token), now: now() });
      if (!link || !purposes.includes(link.purpose)) throw new Refusal('expired-action-code');
      return link;
    },
    async consume(token, transaction) {
      const link = await consumeLink(transaction, hashOf(token), now());
      if (!link) throw new Refusal('expired-action-code');
      return link.expiresAt;
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
