import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import { appForThisFile } from '../../../test/support/app.ts';
import { isOnPostgres } from '../../../test/support/database.ts';
import { exampleCalls } from '../../../test/support/example-requests.ts';
import { grantRole } from '../../features/identity/server/public.ts';
import type { Database } from '../../platform/server/db/database.ts';

/** All statements that read something, each with the values of one execution. */
const reads = new Map<string, readonly unknown[]>();

const app = await appForThisFile({
  between: (db) => ({
    ...db,
    readPrepared: (text, values) => {
      reads.set(text, values);
      return db.readPrepared(text, values);
    },
    readKysely: db.readKysely.withPlugin(noting(db)),
  }),
});

function noting({ readKysely }: Database): KyselyPlugin {
  return {
    transformQuery({ node, queryId }): RootOperationNode {
      const { sql, parameters } = readKysely.getExecutor().compileQuery(node, queryId);
      // A query that is only prepared has placeholders instead of values.
      if (parameters.every((value) => typeof value !== 'object' || value === null)) reads.set(sql, parameters);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

interface Parameter {
  readonly name: string;
  readonly schema: { readonly enum?: readonly string[] };
}

/** Addresses of all lists that can be sorted, each with each of its orders. */
async function sortedLists(): Promise<string[]> {
  const { body } = await app.browser().send('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, { get?: { parameters?: readonly Parameter[] } }> };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const orders = get?.parameters?.find(({ name }) => name === 'order')?.schema.enum ?? [];
    return orders.map((order) => `${path.replace('{courseId}', 'course1')}?order=${order}`);
  });
}

test.skipIf(isOnPostgres)('no list is sorted for its reader: each is read in the order of an index', async () => {
  for (const { send } of exampleCalls(await app.signedUp())) {
    const reader = await app.signedUp();
    await grantRole(app.db, reader.email, 'admin');
    await reader.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
    await send(reader.browser);
  }
  const admin = await app.signedUp();
  await grantRole(app.db, admin.email, 'admin');
  const addresses = await sortedLists();
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses)
    expect({ address, ...(await admin.browser.send('GET', address)) }).toMatchObject({ address, status: 200 });
  // A search by prefix sorts the few rows that each of its columns finds.
  const lists = [...reads].filter(([text]) => /order by/i.test(text) && !text.includes('as found'));
  expect(lists.length).toBeGreaterThan(30);
  for (const [text, values] of lists) {
    const plan = await app.db.readKysely.executeQuery<{ parent: number; detail: string }>(
      CompiledQuery.raw(`explain query plan ${text}`, [...values]),
    );
    // The rows of a page that was read in the order of an index may be sorted again once they are joined.
    const isOfPage = (parent: number) => parent === 0 && text.includes('limit ?) as "page"');
    const sorted = plan.rows.filter(({ parent, detail }) => /temp b-tree/i.test(detail) && !isOfPage(parent));
    expect.soft({ text, sorted }).toEqual({ text, sorted: [] });
  }
});
