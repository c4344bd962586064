import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

export type PhotoRow = {
  userId: string;
  /** The file's name in the storage. */
  fileKey: string;
  /** The file name given by its owner. */
  fileName: string;
  /** Milliseconds since 1970. */
  at: number;
};

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    userPhotos: PhotoRow;
  }
}

export function photoQueries(db: Database) {
  return {
    findPhotoOf: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely.selectFrom('userPhotos').select('fileKey').where('userId', '=', param('userId')),
    ),
    findPhoto: prepareQuery<{ fileKey: string }>(db)((kysely, param) =>
      kysely.selectFrom('userPhotos').select('fileName').where('fileKey', '=', param('fileKey')),
    ),
    /** Returns no row if there is already a photo. */
    insertPhoto: prepareQuery<PhotoRow>(db)((kysely, param) =>
      kysely
        .insertInto('userPhotos')
        .values({
          userId: param('userId'),
          fileKey: param('fileKey'),
          fileName: param('fileName'),
          at: param('at'),
        })
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .returning('userId'),
    ),
    /** Returns no row if the photo is a different one by now. */
    deletePhoto: prepareQuery<{ userId: string; fileKey: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('userPhotos')
        .where('userId', '=', param('userId'))
        .where('fileKey', '=', param('fileKey'))
        .returning('userId'),
    ),
  };
}
