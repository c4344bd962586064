import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    rateLimits: { key: string; count: number; resetsAt: number };
  }
}

/** How often each key was counted in its window. */
export function limiterQueries(db: Database) {
  return {
    findCount: prepareQuery<{ key: string; now: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('rateLimits')
        .select(['count', 'resetsAt'])
        .where('key', '=', param('key'))
        .where('resetsAt', '>', param('now')),
    ),
    /** Counts so many more, unless the window has no room for all of them: then it gives no row, also when many come at once. */
    countBelow: prepareQuery<{ key: string; by: number; now: number; resetsAt: number; max: number }>(db)(
      (kysely, param) =>
        kysely
          .insertInto('rateLimits')
          .values({ key: param('key'), count: param('by'), resetsAt: param('resetsAt') })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet((eb) => ({
                count: countWith(eb, param('now')),
                resetsAt: eb
                  .case()
                  .when('rateLimits.resetsAt', '<=', param('now'))
                  .then(eb.ref('excluded.resetsAt'))
                  .else(eb.ref('rateLimits.resetsAt'))
                  .end(),
              }))
              .where((eb) =>
                eb.or([
                  eb('rateLimits.resetsAt', '<=', param('now')),
                  eb(eb('rateLimits.count', '+', eb.ref('excluded.count')), '<=', param('max')),
                ]),
              ),
          )
          .returning('resetsAt'),
    ),
    /** In the commit that has just counted it. */
    decrementCount: prepareQuery<{ key: string; by: number }>(db)((kysely, param) =>
      kysely
        .updateTable('rateLimits')
        .set((eb) => ({ count: eb('count', '-', param('by')) }))
        .where('key', '=', param('key')),
    ),
    deleteOver: prepareQuery<{ now: number }>(db)((kysely, param) =>
      kysely.deleteFrom('rateLimits').where('resetsAt', '<=', param('now')),
    ),
  };
}

/** What several processes counted of one key, each many at once. */
export function sharedLimitQueries(db: Database) {
  return {
    addToCount: prepareQuery<{ key: string; by: number; now: number; resetsAt: number }>(db)((kysely, param) =>
      kysely
        .insertInto('rateLimits')
        .values({ key: param('key'), count: param('by'), resetsAt: param('resetsAt') })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            count: countWith(eb, param('now')),
            resetsAt: eb.ref('excluded.resetsAt'),
          })),
        )
        .returning('count'),
    ),
  };
}

type OnSameKey = ExpressionBuilder<OnConflictDatabase<Tables, 'rateLimits'>, OnConflictTables<'rateLimits'>>;

/** What comes is counted with the rest, or alone where the window of that is over. */
function countWith(eb: OnSameKey, now: number) {
  return eb
    .case()
    .when('rateLimits.resetsAt', '<=', now)
    .then(eb.ref('excluded.count'))
    .else(eb('rateLimits.count', '+', eb.ref('excluded.count')))
    .end();
}
