import { expect, test } from 'vitest';
import { migrations } from '../../../../../migrations/index.ts';
import { createDatabasePlace } from '../../../../../test/support/database.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { migrateToLatest } from '../../../../platform/server/db/migrate.ts';

const courseId = 'course1';

async function enrolAll({ kysely }: Database, uids: readonly string[]): Promise<void> {
  const at = new Date(0).toISOString();
  const made = {
    createdAt: at,
    updatedAt: at,
    emailVerified: 1,
    image: null,
    role: 'learner',
    disabledAt: null,
  } as const;
  await kysely
    .insertInto('authUsers')
    .values(uids.map((uid) => ({ id: uid, name: uid, email: `${uid}@example.org`, ...made })))
    .execute();
  await kysely
    .insertInto('enrollments')
    .values(uids.map((userId) => ({ id: `of ${userId}`, userId, courseId })))
    .execute();
}

type Case = [name: string, isHidden: boolean, isPassed: boolean];

function submitted(userId: string, id: number, ...cases: Case[]) {
  const verdicts = cases.map(([name, isHidden, isPassed]) => ({ name, isHidden, isPassed, expected: '1', got: '2' }));
  const graded = { isPassed: Number(cases.every(([, , isPassed]) => isPassed)), points: 0, maxPoints: 1, engine: 'e' };
  const names = { id: String(id).padStart(8, '0'), key: String(id), version: `v${id}`, exerciseId: 'sum' };
  return { userId, courseId, ...names, ...graded, files: '{}', cases: JSON.stringify(verdicts), at: id };
}

function answered(userId: string, id: number, picked: number[], passed: number) {
  const names = { id: String(id).padStart(8, '0'), key: `/${id}`, version: `v${id}`, subject: 'choose' };
  const unused = { points: 0, maxPoints: 1, at: id, clientAt: null, device: null };
  const details = JSON.stringify({ answer: { picked, typed: [] } });
  return { userId, courseId, kind: 'exercise-submitted' as const, ...names, ...unused, details, passed };
}

test('of tries from before stands there what came of the first, and what the latest of those who never passed has failed', async () => {
  await using place = await createDatabasePlace();
  const db = await place.open();
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0147')));
  const people = Array.from({ length: 70 }, (_, number) => `u${String(number).padStart(2, '0')}`);
  await enrolAll(db, people);
  const [ada = '', grace = '', ...others] = people;
  // More rows than one read or one write handles.
  const more = others.flatMap((uid, place) =>
    Array.from({ length: 8 }, (_, time) => submitted(uid, 10 + place * 8 + time, ['adds', false, false])),
  );
  const submissions = [
    submitted(ada, 1, ['adds', false, true], ['hidden', true, false]),
    submitted(grace, 2, ['adds', false, false], ['hidden', true, false]),
    submitted(ada, 3, ['adds', false, true], ['hidden', true, true]),
    submitted(grace, 4, ['adds', false, true], ['hidden', true, false]),
    submitted(ada, 5, ['adds', false, false], ['hidden', true, false]),
    ...more,
  ];
  await db.kysely.insertInto('exerciseSubmissions').values(submissions).execute();
  const answers = [answered(ada, 1, [2], 0), answered(ada, 2, [1], 1)];
  await db.kysely.insertInto('learningEvents').values(answers).execute();

  await migrateToLatest(db, migrations);
  const rows = await db.kysely
    .selectFrom('exerciseTries')
    .selectAll()
    .orderBy('userId')
    .orderBy('exerciseId')
    .execute();
  const adds = '{"cases":[["adds",0,1],["hidden",1,0]]}';
  expect(rows.slice(0, 3)).toEqual([
    { userId: ada, courseId, exerciseId: 'choose', version: 'v1', firstTry: '{"picked":[2],"share":0}', stuckAt: '[]' },
    { userId: ada, courseId, exerciseId: 'sum', version: 'v1', firstTry: adds, stuckAt: '[]' },
    {
      userId: grace,
      courseId,
      exerciseId: 'sum',
      version: 'v2',
      firstTry: '{"cases":[["adds",0,0],["hidden",1,0]]}',
      stuckAt: '[["hidden",1,0]]',
    },
  ]);
  expect(rows).toHaveLength(71);
  await db.close();
});
