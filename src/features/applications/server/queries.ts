import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

export type ApplicationRow = {
  id: string;
  /** Null for whoever applied without being signed in, or whose account is gone. */
  userId: string | null;
  openingId: string | null;
  name: string;
  email: string;
  linkedin: string;
  website: string;
  /** What the applicant called the file; for people. */
  cvName: string;
  /** The file's name in the storage. */
  cvKey: string;
  cvBytes: number;
  /** Milliseconds since 1970. */
  timestamp: number;
};

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    applications: ApplicationRow;
  }
}

export function applicationQueries(db: Database) {
  return {
    listByUser: prepareQuery<{ userId: string; before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('applications')
        .select(['id', 'openingId', 'name', 'email', 'linkedin', 'website', 'cvName', 'timestamp'])
        .where('userId', '=', param('userId'))
        .where('id', '<', param('before'))
        .orderBy('id', 'desc')
        .limit(param('limit')),
    ),
    insertApplication: prepareQuery<ApplicationRow>(db)((kysely, param) =>
      kysely.insertInto('applications').values({
        id: param('id'),
        userId: param('userId'),
        openingId: param('openingId'),
        name: param('name'),
        email: param('email'),
        linkedin: param('linkedin'),
        website: param('website'),
        cvName: param('cvName'),
        cvKey: param('cvKey'),
        cvBytes: param('cvBytes'),
        timestamp: param('timestamp'),
      }),
    ),
  };
}

/** For the operator: the newest first. */
export function selectApplications(db: Database, limit: number): Promise<ApplicationRow[]> {
  return db.readKysely.selectFrom('applications').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
