import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { appForThisFile } from '../../../test/support/app.ts';
import { isOnPostgres } from '../../../test/support/database.ts';
import { exampleCalls } from '../../../test/support/example-requests.ts';
import { grantRole } from '../../features/identity/server/public.ts';
import type { SqlValue } from '../../platform/server/db/statement.ts';

/** All statements that read something, each with the values of one execution. */
const reads = new Map<string, readonly SqlValue[]>();
const app = await appForThisFile({
  between: (db) => ({
    ...db,
    readPrepared: (text, values) => {
      reads.set(text, values);
      return db.readPrepared(text, values);
    },
  }),
});

test.skipIf(isOnPostgres)('no list is sorted for its reader: each is read in the order of an index', async () => {
  for (const { send } of exampleCalls(await app.signedUp())) {
    const reader = await app.signedUp();
    await grantRole(app.db, reader.email, 'admin');
    await reader.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
    await send(reader.browser);
  }
  const lists = [...reads].filter(([text]) => /order by/i.test(text));
  expect(lists.length).toBeGreaterThan(6);
  for (const [text, values] of lists) {
    const plan = await app.db.readKysely.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${text}`, [...values]),
    );
    const steps = plan.rows.map(({ detail }) => detail);
    expect({ text, sorted: steps.filter((step) => /temp b-tree/i.test(step)) }).toEqual({ text, sorted: [] });
  }
});
