import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appForThisFile, type SignedUp } from '../../../../test/support/app.ts';
import { pdf, png } from '../../../../test/support/files.ts';
import { photograph, scan, secrets } from '../../../../test/support/photograph.ts';

const app = await appForThisFile();
const set = ({ browser, uid }: SignedUp, photo: File, whose = uid) =>
  browser.try('POST /api/users/{uid}/photo', { params: { uid: whose }, body: { photo } });
const photoOf = async ({ browser }: SignedUp) => (await browser.call('GET /api/session', {})).session?.user.photoURL;
const filesKept = async () => (await app.db.kysely.selectFrom('userPhotos').selectAll().execute()).length;

test('a picture is kept, shown to whoever has its address, replaced and removed', async () => {
  const ada = await app.signedUp();
  expect(await set(ada, png(512))).toMatchObject({ status: 201 });
  const first = await photoOf(ada);
  const shown = await app.browser().send('GET', first ?? '');
  expect(shown).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
  });
  expect(String(shown.headers['content-disposition'])).toMatch(/^inline/);
  await set(ada, png(16));
  const second = await photoOf(ada);
  expect(second).not.toBe(first);
  expect((await app.browser().send('GET', first ?? '')).status).toBe(404);
  await ada.browser.call('DELETE /api/users/{uid}/photo', { params: { uid: ada.uid } });
  expect(await photoOf(ada)).toBeNull();
  expect((await app.browser().send('GET', second ?? '')).status).toBe(404);
});

test('a picture is changed and removed also where the file of the one before cannot be removed', async () => {
  const ada = await app.signedUp();
  const fileOf = async () => join(app.settings.dataDir, 'uploads', ((await photoOf(ada)) ?? '').split('/').at(-1)!);
  const makeStuck = async () => {
    const path = await fileOf();
    rmSync(path);
    mkdirSync(path);
  };
  await set(ada, png(512));
  const first = await photoOf(ada);
  await makeStuck();
  expect(await set(ada, png(16))).toMatchObject({ status: 201 });
  expect(await photoOf(ada)).not.toBe(first);
  await makeStuck();
  await ada.browser.call('DELETE /api/users/{uid}/photo', { params: { uid: ada.uid } });
  expect(await photoOf(ada)).toBeNull();
  // Both files wait for the sweep.
  const waiting = await app.db.kysely.selectFrom('unclaimedFiles').select('key').where('givenUp', '=', 1).execute();
  expect(waiting).toHaveLength(2);
});

test('a photograph that a program sends is shown without what its camera has written into it', async () => {
  const ada = await app.signedUp();
  expect(await set(ada, photograph({ orientation: 6 }))).toMatchObject({ status: 201 });
  const { rawPayload } = await app.app.inject((await photoOf(ada)) ?? '');
  expect(secrets.filter((secret) => rawPayload.includes(secret))).toEqual([]);
  expect(rawPayload.includes(scan)).toBe(true);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['a page that calls itself a picture', new File(['<html><script>alert(1)</script>'], 'a.png'), 'file-not-genuine'],
  ['a drawing with a script', new File([svg], 'a.svg'), 'file-not-accepted'],
  ['a drawing under another name', new File([svg], 'a.jpg'), 'file-not-genuine'],
  ['another kind of picture than it says', new File([png(16)], 'a.jpg'), 'file-not-genuine'],
  ['a document', pdf('a.pdf'), 'file-not-accepted'],
  ['a picture that is not square', png(16, 17), 'photo-not-square'],
  ['a picture that unfolds to a gigabyte', png(30_000, 1), 'photo-not-square'],
  ['a head without a body', new File([Buffer.from('89504e470d0a1a0a', 'hex')], 'a.png'), 'file-not-genuine'],
  ['nothing', new File([], 'a.png'), 'file-not-genuine'],
  ['a megabyte', new File([Buffer.alloc(1024 * 1024)], 'a.png'), 'payload-too-large'],
])('%s is refused, and nothing is kept', async (_, file, code) => {
  const ada = await app.signedUp();
  const before = await filesKept();
  const { status, body } = await set(ada, file);
  expect({ status, code: (body as { code: string }).code }).toMatchObject({ code });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await photoOf(ada)).toBeNull();
  expect(await filesKept()).toBe(before);
});

test('nobody puts a picture into the profile of another, or takes one out', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp()];
  await set(ada, png(16));
  expect(await set(grace, png(16), ada.uid)).toMatchObject({ status: 404 });
  const removal = await grace.browser.try('DELETE /api/users/{uid}/photo', { params: { uid: ada.uid } });
  expect(removal.status).toBe(404);
  expect(await photoOf(ada)).not.toBeNull();
});

test('of two pictures at once one is kept, and the other is refused or comes after it', async () => {
  const ada = await app.signedUp();
  const before = await filesKept();
  const answers = await Promise.all([set(ada, png(16)), set(ada, png(32)), set(ada, png(64))]);
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  expect((await app.browser().send('GET', (await photoOf(ada)) ?? '')).status).toBe(200);
  expect(await filesKept()).toBe(before + 1);
});
