import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

export type CareerRow = {
  id: string;
  title: string;
  description: string;
};

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** `position` is the sort order, lowest first. */
    careers: CareerRow & { position: number };
    /** `timestamp` is in milliseconds since 1970. */
    careerEnrolments: { id: string; userId: string; careerId: string; timestamp: number };
  }
}

type NewEnrolment = { id: string; userId: string; careerId: string; timestamp: number };

export function careerQueries(db: Database) {
  return {
    listCareers: prepareQuery<{ limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('careers')
        .select(['id', 'title', 'description'])
        .orderBy('position')
        .orderBy('id')
        .limit(param('limit')),
    ),
    listEnrolmentsByUser: prepareQuery<{ userId: string; before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('careerEnrolments')
        .innerJoin('careers', 'careers.id', 'careerEnrolments.careerId')
        .select([
          'careerEnrolments.id',
          'careerEnrolments.userId',
          'careerEnrolments.careerId',
          'careerEnrolments.timestamp',
          'careers.title',
        ])
        .where('careerEnrolments.userId', '=', param('userId'))
        .where('careerEnrolments.id', '<', param('before'))
        .orderBy('careerEnrolments.id', 'desc')
        .limit(param('limit')),
    ),
    findEnrolment: prepareQuery<{ userId: string; careerId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('careerEnrolments')
        .innerJoin('careers', 'careers.id', 'careerEnrolments.careerId')
        .select(['careerEnrolments.userId', 'careerEnrolments.careerId', 'careerEnrolments.timestamp', 'careers.title'])
        .where('careerEnrolments.userId', '=', param('userId'))
        .where('careerEnrolments.careerId', '=', param('careerId')),
    ),
    /**
     * Writes nothing if the user is already enrolled or the career does not exist. Check and write are one statement.
     */
    insertEnrolment: prepareQuery<NewEnrolment>(db)((kysely, param) =>
      kysely
        .insertInto('careerEnrolments')
        .columns(['id', 'userId', 'careerId', 'timestamp'])
        .expression((eb) =>
          eb
            .selectFrom('careers')
            .select([
              eb.cast<string>(eb.val(param('id')), 'text').as('id'),
              eb.cast<string>(eb.val(param('userId')), 'text').as('userId'),
              'careers.id as careerId',
              eb.cast<number>(eb.val(param('timestamp')), 'bigint').as('timestamp'),
            ])
            .where('careers.id', '=', param('careerId')),
        )
        .onConflict((conflict) => conflict.columns(['userId', 'careerId']).doNothing()),
    ),
    deleteEnrolment: prepareQuery<{ userId: string; careerId: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('careerEnrolments')
        .where('userId', '=', param('userId'))
        .where('careerId', '=', param('careerId')),
    ),
    countEnrolments: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('careerEnrolments')
        .select((eb) => ['careerId', eb.fn.countAll<number>().as('count')])
        .groupBy('careerId'),
    ),
    upsertCareer: prepareQuery<CareerRow & { position: number }>(db)((kysely, param) => {
      const changed = { title: param('title'), description: param('description'), position: param('position') };
      return kysely
        .insertInto('careers')
        .values({ id: param('id'), ...changed })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changed));
    }),
    /** Deletes a career unless a user is enrolled in it. */
    deleteUnchosenCareer: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('careers')
        .where('id', '=', param('id'))
        .where('id', 'not in', (eb) => eb.selectFrom('careerEnrolments').select('careerId')),
    ),
    /** Returns a row if the career does not exist. */
    findAbsence: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .selectNoFrom((eb) => eb.lit(1).as('isAbsent'))
        .where((eb) => eb.not(eb.exists(eb.selectFrom('careers').select('id').where('id', '=', param('id'))))),
    ),
    /** Deletes a career with its enrollments. */
    deleteCareer: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('careers').where('id', '=', param('id')),
    ),
  };
}

/** Lists each enrolled user once, sorted by uid. */
export function selectWhoChose(db: Database, careerIds: readonly string[], after: string, limit: number) {
  return db.readKysely
    .selectFrom('careerEnrolments')
    .select('userId')
    .distinct()
    .where('careerId', 'in', careerIds)
    .where('userId', '>', after)
    .orderBy('userId')
    .limit(limit)
    .execute();
}
