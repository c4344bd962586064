import { createHash, randomBytes } from 'node:crypto';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { identityQueries } from './queries.ts';
import type { LinkPurpose } from './tables.ts';

const hourMs = 60 * 60 * 1000;

/** How long a mailed link works. */
export const linkLifetimesMs = {
  'reset-password': hourMs,
  'change-email': 24 * hourMs,
  'restore-email': 7 * 24 * hourMs,
  'confirm-address': 7 * 24 * hourMs,
} as const satisfies Record<LinkPurpose, number>;

export interface MailedLink {
  readonly uid: string;
  readonly purpose: LinkPurpose;
  /** The address that signs in once the link was used. */
  readonly email: string;
}

/** The links in identity's mails. Each works once; all throw `expired-action-code` for one that does not. */
export interface MailedLinks {
  /**
   * Gives the token that stands in the mail, and works once the statement is committed; without `expiresAt` (milliseconds
   * since 1970) for its full time.
   */
  create(link: MailedLink, expiresAt?: number): { token: string; statement: Statement };
  /** Reads a link of one of these purposes without using it up. */
  find(token: string, ...purposes: LinkPurpose[]): Promise<MailedLink & { readonly expiresAt: number }>;
  /** Uses it up; its row says until which moment it would have worked (milliseconds since 1970). */
  consume(token: string): Statement<{ expiresAt: number }>;
}

export function createMailedLinks(
  { findLink, insertLink, consumeLink }: ReturnType<typeof identityQueries>,
  now: () => number,
): MailedLinks {
  const expired = () => new Refusal('expired-action-code');
  return {
    create(link, expiresAt = now() + linkLifetimesMs[link.purpose]) {
      const token = randomBytes(24).toString('base64url');
      return { token, statement: insertLink.with({ hash: hashOf(token), expiresAt, ...link }) };
    },
    async find(token, ...purposes) {
      const link = await findLink.first({ hash: hashOf(token), now: now() });
      if (!link || !purposes.includes(link.purpose)) throw expired();
      return link;
    },
    consume: (token) => required(consumeLink.with({ hash: hashOf(token), now: now() }), expired),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
