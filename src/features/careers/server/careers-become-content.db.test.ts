import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/app.ts';
import { createDatabasePlace } from '../../../../test/support/database.ts';
import { operateForJson } from '../../../../test/support/operator.ts';
import { migrations } from '../../../../migrations/index.ts';
import { migrateToLatest } from '../../../platform/server/db/migrate.ts';

const shipped = (number: number) => `01998000-0000-7000-8000-00000000000${number}`;

test('an installation of before keeps the careers that were added, removed and chosen, and the enrolments in them', async () => {
  await using place = await createDatabasePlace();
  const db = await place.open();
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0007'));
  await migrateToLatest(db, before);
  await sql`delete from careers where id = ${shipped(4)}`.execute(db.kysely);
  await sql`insert into careers (id, title, description) values ('0199a', 'A: "b" # c', 'Two
lines.')`.execute(db.kysely);
  await sql`insert into "authUsers" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('ada', '', 'ada@example.org', 1, '2026-01-01', '2026-01-01')`.execute(db.kysely);
  for (const [id, careerId] of [
    ['1', shipped(1)],
    ['2', '0199a'],
  ]) {
    await sql`insert into "careerEnrolments" (id, "userId", "careerId", timestamp)
      values (${id}, 'ada', ${careerId}, 1)`.execute(db.kysely);
  }
  await db.close();

  await using app = await startTestApp({ at: place });
  expect(
    (await operateForJson<{ id: string; title: string }[]>(app, 'career', 'list')).map(({ id, title }) => [id, title]),
  ).toEqual([
    ['front-end-engineer', 'Front-end Engineer'],
    ['mobile-app-developer', 'Mobile App Developer'],
    ['back-end-engineer', 'Back-end Engineer'],
    ['technical-instructor', 'Technical Instructor'],
    ['0199a', 'A: "b" # c'],
  ]);
  const enrolments = await app.db.kysely
    .selectFrom('careerEnrolments')
    .select(['id', 'careerId'])
    .orderBy('id')
    .execute();
  expect(enrolments).toEqual([
    { id: '1', careerId: 'front-end-engineer' },
    { id: '2', careerId: '0199a' },
  ]);
  const found = await app.browser().call('GET /api/search', { query: { q: 'two lines' } });
  expect(found.items[0]).toMatchObject({ title: 'A: "b" # c', excerpt: 'Two\nlines.' });
});
