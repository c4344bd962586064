import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

export interface CareerRow {
  id: string;
  title: string;
  description: string;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    careers: CareerRow;
    /** `timestamp` is milliseconds since 1970. */
    careerEnrolments: { id: string; userId: string; careerId: string; timestamp: number };
  }
}

type NewEnrolment = { id: string; userId: string; careerId: string; timestamp: number };

export function careerQueries(db: Database) {
  return {
    listCareers: prepareQuery<{ limit: number }>(db)((kysely, param) =>
      kysely.selectFrom('careers').select(['id', 'title', 'description']).orderBy('id').limit(param('limit')),
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
    /** Gives no row if the user is enrolled already or there is no such career: check and write are one statement. */
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
        .onConflict((conflict) => conflict.columns(['userId', 'careerId']).doNothing())
        .returning('id'),
    ),
  };
}

export async function insertCareer(db: Database, career: CareerRow): Promise<void> {
  await db.kysely.insertInto('careers').values(career).execute();
}

/** Gives the title of the career that was removed, or undefined if there was none. Its enrolments go with it. */
export async function deleteCareer(db: Database, id: string): Promise<string | undefined> {
  const row = await db.kysely.deleteFrom('careers').where('id', '=', id).returning('title').executeTakeFirst();
  return row?.title;
}
