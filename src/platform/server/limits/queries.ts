import type { Expression, ExpressionBuilder, OnConflictDatabase, OnConflictTables, SqlBool } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    rateLimits: { key: string; count: number; resetsAt: number };
  }
}

/** Amount to count on a key, in the open window or else in a new one that ends at `resetsAt`. */
type Counting = Readonly<Record<'key', string> & Record<'by' | 'now' | 'resetsAt', number>>;

/** Queries on the counters of keys in their windows. */
export function limiterQueries(db: Database) {
  return {
    findCount: prepareQuery<{ key: string; now: number; latest: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('rateLimits')
        .select(['count', 'resetsAt'])
        .where('key', '=', param('key'))
        .where('resetsAt', '>', param('now'))
        .where('resetsAt', '<=', param('latest')),
    ),
    /**
     * Counts an amount unless the window has no room for all of it: then it returns no row, even under concurrency. A
     * window that ends after `latest` was set by a clock that was ahead, and counts as over.
     */
    countBelow: prepareQuery<Counting & { latest: number; max: number }>(db)((kysely, param) => {
      const isOver = (eb: OnSameKey) =>
        eb.or([eb('rateLimits.resetsAt', '<=', param('now')), eb('rateLimits.resetsAt', '>', param('latest'))]);
      return kysely
        .insertInto('rateLimits')
        .values({ key: param('key'), count: param('by'), resetsAt: param('resetsAt') })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet((eb) => ({
              count: countWith(eb, isOver(eb)),
              resetsAt: eb
                .case()
                .when(isOver(eb))
                .then(eb.ref('excluded.resetsAt'))
                .else(eb.ref('rateLimits.resetsAt'))
                .end(),
            }))
            .where((eb) =>
              eb.or([isOver(eb), eb(eb('rateLimits.count', '+', eb.ref('excluded.count')), '<=', param('max'))]),
            ),
        )
        .returning('resetsAt');
    }),
    /** Reverts a count within the same commit. */
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

/** Queries on counters shared by several processes, each counting in bulk. */
export function sharedLimitQueries(db: Database) {
  return {
    addToCount: prepareQuery<Counting>(db)((kysely, param) =>
      kysely
        .insertInto('rateLimits')
        .values({ key: param('key'), count: param('by'), resetsAt: param('resetsAt') })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            count: countWith(eb, eb('rateLimits.resetsAt', '<=', param('now'))),
            resetsAt: eb.ref('excluded.resetsAt'),
          })),
        )
        .returning('count'),
    ),
  };
}

type OnSameKey = ExpressionBuilder<OnConflictDatabase<Tables, 'rateLimits'>, OnConflictTables<'rateLimits'>>;

/** Adds the new count to the stored one, or replaces it if that window is over. */
function countWith(eb: OnSameKey, isAlone: Expression<SqlBool>) {
  return eb
    .case()
    .when(isAlone)
    .then(eb.ref('excluded.count'))
    .else(eb('rateLimits.count', '+', eb.ref('excluded.count')))
    .end();
}
