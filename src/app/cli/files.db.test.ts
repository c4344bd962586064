import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/app.ts';
import { collect } from '../../../test/support/collect.ts';
import { answerIn, operate } from '../../../test/support/operator.ts';
import { exampleCalls } from '../../../test/support/example-requests.ts';
import { newFileKey } from '../../platform/server/storage/file-store.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';

/** App that received every example request, so that each kind of file exists. */
async function usedApp(): Promise<TestApp> {
  const app = await startTestApp();
  const ada = await app.signedUp();
  for (const { key, send } of exampleCalls(ada))
    if (key.startsWith('POST /api/') && key !== 'POST /api/session') await send(ada.browser);
  return app;
}

const keysOf = async (app: TestApp) => (await collect(openFileStore(app.settings).list())).map(({ key }) => key);

async function keepUnnamed(app: TestApp): Promise<string> {
  const key = newFileKey('.pdf');
  await (await openFileStore(app.settings).receive(Readable.from(['left behind']))).keepAs(key);
  return key;
}

test('every kind of file that the interface takes is one that a row names, and none of them is removed', async () => {
  await using app = await usedApp();
  const keys = await keysOf(app);
  expect(keys.length).toBeGreaterThan(0);
  const { exitCode, stdout } = await operate(app, 'files', 'clean', '--yes', '--force');
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: `No unused files: all ${keys.length} are in use.` });
  expect(await keysOf(app)).toEqual(keys);
});

test('what no row names is shown, and removed once that is confirmed; what is on its way to a row stays', async () => {
  await using app = await usedApp();
  await app.browser().call('POST /api/applications', { body: application() });
  await app.browser().call('POST /api/applications', { body: application() });
  const onItsWay = await keepUnnamed(app);
  await app.db.kysely.insertInto('unclaimedFiles').values({ key: onItsWay, keptAt: Date.now(), givenUp: 0 }).execute();
  const named = await keysOf(app);
  const unnamed = await keepUnnamed(app);
  const asked = await operate(app, 'files', 'clean');
  expect(asked).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringContaining('To skip the question: --yes') as string,
  });
  expect(await keysOf(app)).toContain(unnamed);
  const removed = await operate(app, 'files', 'clean', '--yes', '--json');
  expect(answerIn(removed.stdout)).toEqual({ kept: named.length + 1, removed: [unnamed] });
  expect((await keysOf(app)).toSorted()).toEqual(named.toSorted());
});

test('where more than half would go, as on the wrong database, nothing is removed without --force', async () => {
  await using app = await startTestApp();
  const keys = [await keepUnnamed(app), await keepUnnamed(app)];
  const refused = await operate(app, 'files', 'clean', '--yes');
  expect(refused).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringContaining('more than half') as string,
  });
  expect((await keysOf(app)).toSorted()).toEqual(keys.toSorted());
  expect((await operate(app, 'files', 'clean', '--yes', '--force')).exitCode).toBe(0);
  expect(await keysOf(app)).toEqual([]);
});

test('a flag that a command does not know is refused', async () => {
  await using app = await startTestApp();
  expect(await operate(app, 'user', 'list', '--yes')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('Usage: npm run opvir -- user list') as string,
  });
});

function application() {
  const links = { linkedin: 'https://l.example', website: 'https://w.example' };
  return { name: 'Ada', email: 'ada@example.org', ...links, cv: new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf') };
}
