import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Texts rendered since a site was built; `reads` is JSON. */
    renderedPages: RenderedRow;
  }
}

export interface RenderedRow {
  /** Name of the build's folder. */
  build: string;
  address: string;
  type: string;
  text: string;
  reads: string;
  contentKey: string;
  renderedAt: number;
}

export function renderedQueries(db: Database) {
  return {
    /** Without the texts, as a process has most of them already. */
    list: prepareQuery<{ build: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('renderedPages')
        .select(['address', 'type', 'reads', 'contentKey'])
        .where('build', '=', param('build')),
    ),
    find: prepareQuery<{ build: string; address: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('renderedPages')
        .select(['type', 'text', 'reads', 'contentKey'])
        .where('build', '=', param('build'))
        .where('address', '=', param('address')),
    ),
    put: prepareQuery<{ [Column in keyof RenderedRow]: RenderedRow[Column] }>(db)((kysely, param) =>
      kysely
        .insertInto('renderedPages')
        .values({
          build: param('build'),
          address: param('address'),
          type: param('type'),
          text: param('text'),
          reads: param('reads'),
          contentKey: param('contentKey'),
          renderedAt: param('renderedAt'),
        })
        .onConflict((conflict) =>
          conflict.columns(['build', 'address']).doUpdateSet((eb) => ({
            type: eb.ref('excluded.type'),
            text: eb.ref('excluded.text'),
            reads: eb.ref('excluded.reads'),
            contentKey: eb.ref('excluded.contentKey'),
            renderedAt: eb.ref('excluded.renderedAt'),
          })),
        )
        .returning('address'),
    ),
    /** Deletes texts of other builds from before a time: another build may run in parallel for a while. */
    deleteOfOthers: prepareQuery<{ build: string; before: number }>(db)((kysely, param) =>
      kysely
        .deleteFrom('renderedPages')
        .where('build', '!=', param('build'))
        .where('renderedAt', '<', param('before'))
        .returning('address'),
    ),
  };
}
