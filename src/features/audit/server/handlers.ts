import { csvFile } from '../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { afterEveryId, toPage } from '../../../platform/server/paging.ts';
import type { auditRoutes } from '../contract.ts';
import { actorOf, wordsOfAct } from '../act-words.ts';
import { entryList } from './list/entries.ts';
import { auditQueries } from './queries.ts';

/** Maximum number of options in the filter. */
const actorsMax = 200;

/** Handlers of the audit log, for administrators. */
export function auditHandlers(db: Database): Handlers<typeof auditRoutes> {
  const { findActorBefore } = auditQueries(db);
  const list = entryList(db);
  return {
    async listAuditEntries({ query }) {
      return toPage(await list({ ...query, limit: query.limit + 1 }), query);
    },

    getAuditFile: ({ query }) =>
      csvFile({
        name: 'audit-log.csv',
        columns: ['When', 'By', 'What was done', 'To whom or what'],
        load: (page) => list({ ...query, ...page }),
        cursorOf: ({ id }) => id,
        cellsOf: (entry) => [csvTimestamp(entry.timestamp), actorOf(entry), wordsOfAct(entry.act), entry.subject],
      }),

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
