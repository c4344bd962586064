import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';
import type { Area, StoredEvent } from '../events.ts';

/** One event of the append-only record. `at` and `clientAt` are milliseconds since 1970. */
export interface EventRow {
  id: string;
  userId: string;
  courseId: string;
  kind: StoredEvent['kind'];
  subject: string;
  version: string;
  points: number | null;
  maxPoints: number | null;
  passed: number | null;
  /** JSON with the fields that only its kind has. */
  details: string;
  /** Key from the client or the server; unique per learner. */
  key: string;
  at: number;
  clientAt: number | null;
  device: string | null;
}

/** Last reading position of a learner. The later `movedAt` wins, then the key, whatever the order of arrival. */
export interface PositionRow {
  userId: string;
  courseId: string;
  lessonId: string;
  version: string;
  place: number;
  key: string;
  at: number;
  clientAt: number | null;
  movedAt: number;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    learningEvents: EventRow;
    learningPositions: PositionRow;
    /** Everything that each course has or ever had. */
    learningSubjects: { courseId: string; area: Area; subject: string };
  }
}

type Values<Row> = { [Column in keyof Row]: Row[Column] };
type Own = { userId: string; courseId: string };
type Page = { courseId: string; before: string; limit: number };

export function progressQueries(db: Database) {
  return {
    findEnrolment: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select('id')
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where('endedAt', 'is', null),
    ),
    /** Courses of one learner, newest enrollment first. */
    listEnrolments: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select('courseId')
        .where('userId', '=', param('userId'))
        .where('endedAt', 'is', null)
        .orderBy('id', 'desc'),
    ),
    /** Returns a row only for a new event; an event that was sent before stays unchanged. */
    insertEvent: prepareQuery<Values<EventRow>>(db)((kysely, param) =>
      kysely
        .insertInto('learningEvents')
        .values({
          id: param('id'),
          userId: param('userId'),
          courseId: param('courseId'),
          kind: param('kind'),
          subject: param('subject'),
          version: param('version'),
          points: param('points'),
          maxPoints: param('maxPoints'),
          passed: param('passed'),
          details: param('details'),
          key: param('key'),
          at: param('at'),
          clientAt: param('clientAt'),
          device: param('device'),
        })
        .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
        .returning('id'),
    ),
    /** Finds a learner's event by its key, in any course. */
    findKey: prepareQuery<{ userId: string; key: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('learningEvents')
        .select('id')
        .where('userId', '=', param('userId'))
        .where('key', '=', param('key')),
    ),
    putPosition: prepareQuery<Values<PositionRow>>(db)((kysely, param) =>
      kysely
        .insertInto('learningPositions')
        .values({
          userId: param('userId'),
          courseId: param('courseId'),
          lessonId: param('lessonId'),
          version: param('version'),
          place: param('place'),
          key: param('key'),
          at: param('at'),
          clientAt: param('clientAt'),
          movedAt: param('movedAt'),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'courseId', 'lessonId'])
            .doUpdateSet((eb) => ({
              version: eb.ref('excluded.version'),
              place: eb.ref('excluded.place'),
              key: eb.ref('excluded.key'),
              at: eb.ref('excluded.at'),
              clientAt: eb.ref('excluded.clientAt'),
              movedAt: eb.ref('excluded.movedAt'),
            }))
            .where((eb) =>
              eb.or([
                eb('learningPositions.movedAt', '<', eb.ref('excluded.movedAt')),
                eb.and([
                  eb('learningPositions.movedAt', '=', eb.ref('excluded.movedAt')),
                  eb('learningPositions.key', '<', eb.ref('excluded.key')),
                ]),
              ]),
            ),
        ),
    ),
    listEvents: prepareQuery<Own>(db)((kysely, param) =>
      selectEvents(kysely).where('userId', '=', param('userId')).where('courseId', '=', param('courseId')),
    ),
    /** One learner's grades for one subject, newest first. */
    listGrades: prepareQuery<Own & { kind: string; subject: string; before: string; limit: number }>(db)(
      (kysely, param) =>
        kysely
          .selectFrom('learningEvents')
          .select(['id', 'version', 'points', 'maxPoints', 'passed', 'details', 'at'])
          .where('userId', '=', param('userId'))
          .where('courseId', '=', param('courseId'))
          .where((eb) => eb('kind', '=', eb.cast<StoredEvent['kind']>(eb.val(param('kind')), 'text')))
          .where('subject', '=', param('subject'))
          .where('id', '<', param('before'))
          .orderBy('id', 'desc')
          .limit(param('limit')),
    ),
    /** Finds an event of this kind about this subject in a learner's record. */
    findOfKind: prepareQuery<Own & { kind: string; subject: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('learningEvents')
        .select('id')
        .where('userId', '=', param('userId'))
        .where('courseId', '=', param('courseId'))
        .where((eb) => eb('kind', '=', eb.cast<StoredEvent['kind']>(eb.val(param('kind')), 'text')))
        .where('subject', '=', param('subject'))
        .limit(1),
    ),
    listPositions: prepareQuery<Own>(db)((kysely, param) =>
      selectPositions(kysely).where('userId', '=', param('userId')).where('courseId', '=', param('courseId')),
    ),
    /** Learners of a course, newest enrollment first. */
    listLearners: prepareQuery<Page>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .innerJoin('users', 'users.uid', 'enrollments.userId')
        .select(['enrollments.id', 'enrollments.userId', 'users.name', 'users.email'])
        .where('enrollments.courseId', '=', param('courseId'))
        .where('enrollments.endedAt', 'is', null)
        .where('enrollments.id', '<', param('before'))
        .orderBy('enrollments.id', 'desc')
        .limit(param('limit')),
    ),
    /** One learner of a course. */
    findLearner: prepareQuery<Own>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .innerJoin('users', 'users.uid', 'enrollments.userId')
        .select(['enrollments.userId', 'users.name', 'users.email'])
        .where('enrollments.userId', '=', param('userId'))
        .where('enrollments.courseId', '=', param('courseId'))
        .where('enrollments.endedAt', 'is', null),
    ),
    /** All events of the learners that `listLearners` returns for the same page. */
    listEventsOfLearners: prepareQuery<Page>(db)((kysely, param) =>
      selectEvents(kysely)
        .where('courseId', '=', param('courseId'))
        .where('userId', 'in', learnersOn(kysely, param('courseId'), param('before'), param('limit'))),
    ),
    listPositionsOfLearners: prepareQuery<Page>(db)((kysely, param) =>
      selectPositions(kysely)
        .where('courseId', '=', param('courseId'))
        .where('userId', 'in', learnersOn(kysely, param('courseId'), param('before'), param('limit'))),
    ),
    listSubjects: prepareQuery<{ courseId: string }>(db)((kysely, param) =>
      kysely.selectFrom('learningSubjects').select(['area', 'subject']).where('courseId', '=', param('courseId')),
    ),
    insertSubject: prepareQuery<{ courseId: string; area: Area; subject: string }>(db)((kysely, param) =>
      kysely
        .insertInto('learningSubjects')
        .values({ courseId: param('courseId'), area: param('area'), subject: param('subject') })
        .onConflict((conflict) => conflict.columns(['courseId', 'area', 'subject']).doNothing()),
    ),
  };
}

function selectEvents(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('learningEvents')
    .select([
      'userId',
      'key',
      'kind',
      'subject',
      'version',
      'points',
      'maxPoints',
      'passed',
      'details',
      'at',
      'clientAt',
    ]);
}

function selectPositions(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('learningPositions')
    .select(['userId', 'key', 'lessonId', 'version', 'place', 'at', 'clientAt']);
}

function learnersOn(kysely: Kysely<Tables>, courseId: string, before: string, limit: number) {
  return kysely
    .selectFrom('enrollments')
    .select('userId')
    .where('courseId', '=', courseId)
    .where('endedAt', 'is', null)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit);
}
