import { expect, test } from 'vitest';
import { migrations } from '../../../../migrations/index.ts';
import { createDatabasePlace } from '../../../../test/support/database.ts';
import { migrateToLatest } from '../../../platform/server/db/migrate.ts';
import type { AuditAct } from '../acts-contract.ts';

test('entries from before, of what was deleted since, name its address no more; those of what is there do', async () => {
  await using place = await createDatabasePlace();
  const db = await place.open();
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0145')));
  const written: [string, AuditAct, string][] = [
    ['deleted', 'message-closed', 'ada@example.org'],
    ['deleted', 'message-deleted', 'a…@example.org'],
    ['over', 'application-moved', 'ada@example.org'],
    ['there', 'message-closed', 'ada@example.org'],
  ];
  const by = { actorId: 'admin', actorEmail: 'admin@example.org', timestamp: 0 };
  const rows = written.map(([subjectId, act, subject], id) => ({ ...by, id: String(id), subjectId, act, subject }));
  await db.kysely.insertInto('auditEntries').values(rows).execute();
  await migrateToLatest(db, migrations);
  const left = await db.kysely.selectFrom('auditEntries').select('subject').orderBy('id').execute();
  expect(left.map(({ subject }) => subject)).toEqual(['a…@example.org', 'a…@example.org', '', 'ada@example.org']);
  await db.close();
});
