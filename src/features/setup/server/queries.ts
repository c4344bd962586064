import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Single row, with the id `site`. */
    siteSetup: SetupRow;
  }
}

export interface SetupRow {
  id: string;
  /** Changes with each change of brand, accent or logo. */
  version: string;
  brand: string | null;
  accent: string | null;
  /** Picture in base64, and its content type. */
  logo: string | null;
  logoType: string | null;
  /** Milliseconds since 1970. */
  mailTestedAt: number | null;
  dismissedAt: number | null;
}

type Look = { seen: string; version: string; brand: string | null; accent: string | null };
type Logo = { version: string; logo: string | null; logoType: string | null };

export function setupQueries(db: Database) {
  return {
    findSetup: prepareQuery(db)((kysely) => kysely.selectFrom('siteSetup').selectAll()),
    findVersion: prepareQuery(db)((kysely) => kysely.selectFrom('siteSetup').select('version')),
    /** Returns no row if the version is not `seen` any more. */
    updateLook: prepareQuery<Look>(db)((kysely, param) =>
      kysely
        .updateTable('siteSetup')
        .set({ version: param('version'), brand: param('brand'), accent: param('accent') })
        .where('version', '=', param('seen'))
        .returning('id'),
    ),
    updateLogo: prepareQuery<Logo>(db)((kysely, param) =>
      kysely
        .updateTable('siteSetup')
        .set({ version: param('version'), logo: param('logo'), logoType: param('logoType') })
        .returning('id'),
    ),
    updateMailTested: prepareQuery<{ at: number }>(db)((kysely, param) =>
      kysely
        .updateTable('siteSetup')
        .set({ mailTestedAt: param('at') })
        .returning('id'),
    ),
    updateDismissed: prepareQuery<{ at: number | null }>(db)((kysely, param) =>
      kysely
        .updateTable('siteSetup')
        .set({ dismissedAt: param('at') })
        .returning('id'),
    ),
  };
}
