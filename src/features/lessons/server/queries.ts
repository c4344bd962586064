import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

interface NotePlace extends Record<string, string | number> {
  userId: string;
  courseId: string;
  lessonId: string;
}

interface NoteText extends NotePlace {
  text: string;
  /** Version that it replaces. */
  version: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    lessonNotes: {
      userId: string;
      courseId: string;
      lessonId: string;
      text: string;
      version: number;
      changedAt: number;
    };
  }
}

export function noteQueries(db: Database) {
  return {
    findNote: prepareQuery<NotePlace>(db)((kysely, param) =>
      kysely
        .selectFrom('lessonNotes')
        .select(['text', 'version', 'changedAt'])
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('lessonId', '=', param('lessonId')),
    ),
    listNotes: prepareQuery<{ userId: string; courseId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('lessonNotes')
        .select(['lessonId', 'text', 'changedAt'])
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId')),
    ),
    /** Returns no row if there is already a note. */
    insertNote: prepareQuery<NoteText>(db)((kysely, param) =>
      kysely
        .insertInto('lessonNotes')
        .values({
          userId: param('userId'),
          courseId: param('courseId'),
          lessonId: param('lessonId'),
          text: param('text'),
          version: 1,
          changedAt: param('changedAt'),
        })
        .onConflict((conflict) => conflict.columns(['userId', 'courseId', 'lessonId']).doNothing())
        .returning(['text', 'version', 'changedAt']),
    ),
    /** Returns no row if the note has another version. */
    updateNote: prepareQuery<NoteText>(db)((kysely, param) =>
      kysely
        .updateTable('lessonNotes')
        .set((eb) => ({ text: param('text'), version: eb('version', '+', 1), changedAt: param('changedAt') }))
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('lessonId', '=', param('lessonId'))
        .where('version', '=', param('version'))
        .returning(['text', 'version', 'changedAt']),
    ),
  };
}
