import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Courses that enrollments may refer to. */
    courses: { courseId: string };
  }
}

/** Ids of all courses in order, for the operator. */
export async function selectCourseIds(db: Database): Promise<string[]> {
  const rows = await db.readKysely.selectFrom('courses').select('courseId').orderBy('courseId').execute();
  return rows.map(({ courseId }) => courseId);
}

export function courseQueries(db: Database) {
  return {
    insertCourse: prepareQuery<{ courseId: string }>(db)((kysely, param) =>
      kysely
        .insertInto('courses')
        .values({ courseId: param('courseId') })
        .onConflict((conflict) => conflict.column('courseId').doNothing()),
    ),
    /** Keeps a course in which somebody is enrolled. */
    deleteUnchosenCourse: prepareQuery<{ courseId: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('courses')
        .where('courseId', '=', param('courseId'))
        .where('courseId', 'not in', (eb) => eb.selectFrom('enrollments').select('courseId')),
    ),
    /** Returns a row if there is no such course. */
    findAbsence: prepareQuery<{ courseId: string }>(db)((kysely, param) =>
      kysely
        .selectNoFrom((eb) => eb.lit(1).as('isAbsent'))
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('courses').select('courseId').where('courseId', '=', param('courseId')))),
        ),
    ),
  };
}
