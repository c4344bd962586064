import { createHash, randomBytes } from 'node:crypto';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { identityQueries } from './queries.ts';
import type { LinkPurpose } from './tables.ts';

const hourMs = 60 * 60 * 1000;

/** Lifetime of mailed links. */
export const linkLifetimesMs = {
  'reset-password': hourMs,
  'change-email': 24 * hourMs,
  'restore-email': 7 * 24 * hourMs,
  'confirm-address': 7 * 24 * hourMs,
} as const satisfies Record<LinkPurpose, number>;

export interface MailedLink {
  readonly uid: string;
  readonly purpose: LinkPurpose;
  /** The sign-in address after the link was used. */
  readonly email: string;
}

/** Links in identity's mails. Each works once; all methods throw `expired-action-code` if it no longer works. */
export interface MailedLinks {
  /**
   * Creates a link: the token for the mail, valid once the statement is committed. `expiresAt` (milliseconds since
   * 1970) defaults to the purpose's full lifetime.
   */
  create(link: MailedLink, expiresAt?: number): { token: string; statement: Statement };
  /** Reads a link with one of these purposes without using it up. */
  find(token: string, ...purposes: LinkPurpose[]): Promise<MailedLink & { readonly expiresAt: number }>;
  /** Uses the link up; its row has the original expiry (milliseconds since 1970). */
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
