import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { listHandlers } from '../../../platform/server/list-handlers.ts';
import { afterEveryId } from '../../../platform/server/paging.ts';
import { actorOf, wordsOfAct } from '../act-words.ts';
import type { auditRoutes } from '../contract.ts';
import { entryList } from './list/entries.ts';
import { auditQueries } from './queries.ts';

/** Maximum number of options in the filter. */
const actorsMax = 200;

/** Handlers of the audit log, for administrators. */
export function auditHandlers(db: Database): Handlers<typeof auditRoutes> {
  const { findActorBefore } = auditQueries(db);
  const list = listHandlers({
    file: 'audit-log.csv',
    load: entryList(db),
    present: (entry) => entry,
    columns: {
      When: ({ timestamp }) => csvTimestamp(timestamp),
      By: actorOf,
      'What was done': ({ act }) => wordsOfAct(act),
      'To whom or what': ({ subject }) => subject,
    },
  });
  return {
    listAuditEntries: ({ query }) => list.page(query),

    getAuditFile: ({ query }) => list.file(query),

    /** Takes one index lookup per actor, regardless of the number of entries. */
    async listAuditActors() {
      const items = [];
      let before = afterEveryId;
      while (items.length < actorsMax) {
        const actor = await findActorBefore.first({ before });
        if (!actor || actor.actorId === '') break;
        items.push(actor);
        before = actor.actorId;
      }
      return { items };
    },
  };
}
