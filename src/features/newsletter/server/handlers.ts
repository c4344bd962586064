import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { newsletterRoutes } from '../contract.ts';
import { newsletterQueries } from './queries.ts';

const thanks = 'Thank you for signing up!';

interface Deps {
  db: Database;
  now: () => number;
}

export function newsletterHandlers({ db, now }: Deps): Handlers<typeof newsletterRoutes> {
  const { upsertSubscriber } = newsletterQueries(db);
  return {
    async subscribe({ body }) {
      await db.commit(upsertSubscriber.with({ id: newId(), email: body.email.toLowerCase(), timestamp: now() }));
      return { message: thanks };
    },
  };
}
