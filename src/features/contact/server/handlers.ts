import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { contactRoutes } from '../contract.ts';
import { contactQueries } from './queries.ts';

interface Deps {
  db: Database;
  now: () => number;
}

export function contactHandlers({ db, now }: Deps): Handlers<typeof contactRoutes> {
  const { insertMessage } = contactQueries(db);
  return {
    async sendContactMessage({ body }, { log }) {
      const id = newId();
      await db.commit(insertMessage.with({ id, ...body, email: body.email.toLowerCase(), timestamp: now() }));
      log.info({ messageId: id }, 'contact message stored');
      return { id };
    },
  };
}
