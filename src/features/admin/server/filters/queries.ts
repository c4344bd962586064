import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { ConsoleSection } from '../../sections-contract.ts';

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    /** `search` is the query string of a URL in the section. */
    savedFilters: SavedFilterRow & { userId: string };
  }
}

interface SavedFilterRow {
  id: string;
  section: ConsoleSection;
  name: string;
  search: string;
}

type NewFilter = { id: string; userId: string; section: ConsoleSection; name: string; search: string };

export function filterQueries(db: Database) {
  return {
    listFilters: prepareQuery<{ userId: string; section: ConsoleSection }>(db)((kysely, param) =>
      kysely
        .selectFrom('savedFilters')
        .select(['id', 'section', 'name', 'search'])
        .where('userId', '=', param('userId'))
        .where('section', '=', param('section'))
        .orderBy('name'),
    ),
    upsertFilter: prepareQuery<NewFilter>(db)((kysely, param) =>
      kysely
        .insertInto('savedFilters')
        .values({
          id: param('id'),
          userId: param('userId'),
          section: param('section'),
          name: param('name'),
          search: param('search'),
        })
        .onConflict((conflict) =>
          conflict.columns(['userId', 'section', 'name']).doUpdateSet({ search: param('search') }),
        )
        .returning(['id', 'section', 'name', 'search']),
    ),
    /** Returns no row if the user has no such filter. */
    deleteFilter: prepareQuery<{ id: string; userId: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('savedFilters')
        .where('id', '=', param('id'))
        .where('userId', '=', param('userId'))
        .returning('id'),
    ),
  };
}
