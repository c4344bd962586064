import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { newsletterRoutes } from '../contract.ts';
import { newsletterQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly bounceSecret: string | null;
}

/** Handlers of bounces, reported by the operator of the mail server. */
export function bounceHandlers({
  db,
  bounceSecret,
  now,
}: Deps): Pick<Handlers<typeof newsletterRoutes>, 'reportBounces'> {
  const { bounceSubscriber } = newsletterQueries(db);
  return {
    async reportBounces({ body }, { headers, log }) {
      if (bounceSecret === null) throw new Refusal('bounces-not-set');
      if (!isSame(headers.authorization ?? '', `Bearer ${bounceSecret}`)) throw new Refusal('wrong-bounce-secret');
      const hard = body.bounces.filter(({ type }) => type === 'hard').map(({ email }) => email.toLowerCase());
      const at = now();
      await db.commit(...hard.map((email) => bounceSubscriber.with({ email, at })));
      log.info({ reported: body.bounces.length, hard: hard.length }, 'bounces reported');
    },
  };
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(one), hashOf(other));
}
