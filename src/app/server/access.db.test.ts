import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { appForThisFile, type SignedUp } from '../../../test/support/app.ts';
import { serveRoutes } from '../../../test/support/routes.ts';
import type { Access, RouteTable } from '../../platform/contract/routes.ts';

// Access words of the route tables: which callers get in, and which caller the handler receives.

const app = await appForThisFile();
const admitted = z.object({ uid: z.nullable(z.string()) });

function tableFor(access: Access) {
  const success = { status: 200, body: admitted } as const;
  return { 'GET /api/act': { operation: 'act', summary: 'An act', access, success } } satisfies RouteTable;
}

/** Returns the caller that the handler received. */
const act = (_: unknown, { caller }: { caller: { uid: string } | null }) => ({ uid: caller?.uid ?? null });

const learner = await app.signedUpAs('learner');
const teacher = await app.signedUpAs('teacher');
const admin = await app.signedUpAs('admin');
const gone = await app.signedUp();
await app.db.kysely.updateTable('authUsers').set({ disabledAt: 1 }).where('id', '=', gone.uid).execute();

const signedOut = { status: 401, code: 'not-signed-in' };
const disabled = { status: 403, code: 'user-disabled' };
const forbidden = { status: 403, code: 'forbidden' };
const as = ({ uid }: SignedUp | { uid: null }) => ({ status: 200, uid });
const nobody = as({ uid: null });

test.each([
  ['anyone', nobody, nobody, nobody, nobody, nobody],
  ['known', nobody, nobody, as(learner), as(teacher), as(admin)],
  ['user', signedOut, disabled, as(learner), as(teacher), as(admin)],
  [{ role: 'teacher' }, signedOut, disabled, forbidden, as(teacher), as(admin)],
  [{ role: 'admin' }, signedOut, disabled, forbidden, forbidden, as(admin)],
] as const)(
  'the word %j: a visitor, a disabled user, a learner, a teacher and an administrator',
  async (access, ...wanted) => {
    const server = await serveRoutes(app, tableFor(access), { act });
    const answers = [];
    for (const who of [null, gone, learner, teacher, admin]) {
      const headers = who ? { cookie: who.browser.cookieHeader() } : {};
      const answer = await server.inject({ url: '/api/act', headers });
      const { code, uid } = answer.json<{ code?: string; uid?: string | null }>();
      answers.push({ status: answer.statusCode, ...(code === undefined ? { uid } : { code }) });
    }
    expect(answers).toEqual(wanted);
  },
);

test('who calls a route for anyone is not looked up, whatever cookie comes with the call', async () => {
  const reads: string[] = [];
  const db = {
    ...app.db,
    readPrepared: (sql: string, values: never[]) => (reads.push(sql), app.db.readPrepared(sql, values)),
  };
  const watched = Object.assign(Object.create(app) as typeof app, { db });
  const headers = { cookie: learner.browser.cookieHeader() };
  const anyone = await serveRoutes(watched, tableFor('anyone'), { act });
  expect((await anyone.inject({ url: '/api/act', headers })).statusCode).toBe(200);
  expect(reads).toEqual([]);
  const known = await serveRoutes(watched, tableFor('known'), { act });
  expect((await known.inject({ url: '/api/act', headers })).json()).toEqual({ uid: learner.uid });
  expect(reads).toHaveLength(1);
});
