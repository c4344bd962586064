import { createHash, createPublicKey, verify } from 'node:crypto';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type TestApp, appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { certified, learnerWhoIsDone, oneLesson, recordOf } from '../../../../test/support/certificates.ts';
import { createDatabasePlace } from '../../../../test/support/database.ts';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { askApp, verifyIndependently } from '../../../../test/support/independent-verifier.ts';
import { operate, operateAt } from '../../../../test/support/operator.ts';
import { createEvents } from '../../../platform/server/events/events.ts';
import { learningRecord } from '../../progress/server/public.ts';
import { signingKeys } from './keys.ts';
import { certificateIssuer } from './public.ts';
import { certificateSigner } from './signed.ts';

const siteUrl = 'https://learn.example.org';
const app = await appForThisFile({ settings: { publicUrl: siteUrl } });

type FileName = 'credential.json' | 'credential.jwt' | 'badge.png' | 'badge.svg' | 'certificate.pdf';

async function bytesOf(certificateId: string, name: FileName, from: TestApp = app): Promise<Buffer> {
  const answer = await from.app.inject(`/api/certificates/${certificateId}/${name}`);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

interface Credential {
  proof: { proofValue: string; verificationMethod: string };
  credentialSubject: { id: string; identifier: Record<string, unknown>[]; achievement: Record<string, unknown> };
  credentialStatus: { statusListIndex: string };
}

async function credentialOf(certificateId: string): Promise<Credential> {
  return JSON.parse((await bytesOf(certificateId, 'credential.json')).toString()) as Credential;
}

test('a completed course gives one certificate, also when two requests complete it at once and when it is asked again', async () => {
  const { browser, uid } = await learnerWhoIsDone(app);
  const record = recordOf(app);
  await Promise.all([record.settle(uid, oneLesson), record.settle(uid, oneLesson), record.settle(uid, oneLesson)]);
  await record.settle(uid, oneLesson);
  const { items } = await browser.call('GET /api/certificates', {});
  expect(items).toMatchObject([
    { courseId: 'course1', courseTitle: 'Learn React', learnerName: 'Ada Lovelace', isTest: false, isOwn: true },
  ]);
  const { progress } = await record.settle(uid, oneLesson);
  expect(items[0]?.completedAt).toBe(progress.completedAt);
});

test('the certificate stands there with the commit that completes the course, or not at all', async () => {
  const { uid } = await learnerWhoIsDone(app);
  const { sql, parameters } = app.db.kysely.insertInto('courses').values({ courseId: 'course1' }).compile();
  const broken = { sql, values: parameters as string[] };
  const content = { current: () => ({ find: () => undefined }) } as never;
  const issue = certificateIssuer({ db: app.db, content });
  const events = createEvents(app.db, app.app.log, Date.now);
  const onCompleted = (completion: Parameters<typeof issue>[0]) => [...issue(completion), broken];
  const failing = learningRecord({ db: app.db, events, structureOf: () => oneLesson, onCompleted, now: Date.now });
  await expect(failing.settle(uid, oneLesson)).rejects.toThrow(/unique|duplicate/i);
  const count = (table: 'certificates' | 'learningEvents') =>
    app.db.kysely.selectFrom(table).select('id').where('userId', '=', uid).execute();
  expect([await count('certificates'), (await count('learningEvents')).length]).toEqual([[], 1]);
});

test("somebody else's software accepts it without a network, and refuses it after any one changed letter of what it says", async () => {
  const { certificateId } = await certified(app);
  const credential = await credentialOf(certificateId);
  expect(await verifyIndependently(credential, askApp(app))).toEqual({
    isVerified: true,
    isRevoked: false,
    fetches: 0,
  });
  const text = JSON.stringify(credential);
  for (const word of ['Ada Lovelace', 'Learn React', 'Every lesson', credential.proof.proofValue]) {
    const place = text.indexOf(word) + word.length - 1;
    const flipped = text.slice(0, place) + String.fromCodePoint(text.codePointAt(place)! ^ 1) + text.slice(place + 1);
    const result = await verifyIndependently(JSON.parse(flipped) as object, askApp(app));
    expect({ word, ...result }).toMatchObject({ word, isVerified: false, fetches: 0 });
  }
});

test('the address is in it only as a salted hash, and the learner goes by a name that stands for them here alone', async () => {
  const { certificateId, email, uid } = await certified(app);
  const text = (await bytesOf(certificateId, 'credential.json')).toString();
  expect(text).not.toContain(email);
  expect(text).not.toContain(uid);
  const { credentialSubject } = JSON.parse(text) as Credential;
  expect(credentialSubject.id).toMatch(/^urn:uuid:[\da-f-]{36}$/);
  const [{ salt, identityHash } = {}] = credentialSubject.identifier;
  const hash = createHash('sha256')
    .update(`${email}${String(salt)}`)
    .digest('hex');
  expect(identityHash).toBe(`sha256$${hash}`);
});

test('the JWT is signed by the one bare key that its header leads to, and says what the credential says', async () => {
  const { certificateId } = await certified(app);
  const jwt = (await bytesOf(certificateId, 'credential.jwt')).toString();
  const [head = '', body = '', signature = ''] = jwt.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string; kid: string };
  expect(Object.keys(header)).toEqual(['alg', 'kid']);
  const { body: jwk } = await app.browser().send('GET', header.kid.slice(siteUrl.length));
  const key = createPublicKey({ key: jwk as never, format: 'jwk' });
  const isSigned = (text: string) =>
    verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  expect([isSigned(`${head}.${body}`), isSigned(`${head}.${body}A`)]).toEqual([true, false]);
  const { iss, jti, nbf, sub, ...credential } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  expect(credential).toEqual(await credentialOf(certificateId));
  expect({ iss, jti, sub, nbf: typeof nbf }).toEqual({
    iss: `${siteUrl}/api/issuer`,
    jti: `${siteUrl}/certificates/${certificateId}`,
    sub: (await credentialOf(certificateId)).credentialSubject.id,
    nbf: 'number',
  });
});

test('it is signed once: every form that is asked for at once, and again later, is of the same credential', async () => {
  const { certificateId } = await certified(app);
  const asked = await Promise.all(Array.from({ length: 6 }, () => bytesOf(certificateId, 'credential.jwt')));
  expect(new Set(asked.map(String)).size).toBe(1);
  await using beside = await startTestApp({ beside: app, settings: { publicUrl: siteUrl } });
  expect((await bytesOf(certificateId, 'credential.jwt', beside)).equals(asked[0]!)).toBe(true);
});

test('the picture opens, and carries the JWT uncompressed; so does the drawing', async () => {
  const { certificateId } = await certified(app, 'Łukasz Ωmega <&>');
  const jwt = (await bytesOf(certificateId, 'credential.jwt')).toString();
  const png = await bytesOf(certificateId, 'badge.png');
  const chunks = chunksOf(png);
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'iTXt', 'IDAT', 'IEND']);
  expect(chunks[1]?.data.toString()).toBe(`openbadgecredential\0\0\0\0\0${jwt}`);
  expect([chunks[0]?.data.readUInt32BE(0), chunks[0]?.data.readUInt32BE(4)]).toEqual([1200, 848]);
  const svg = (await bytesOf(certificateId, 'badge.svg')).toString();
  expect(svg).toMatch(/^<svg [^>]*xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0"/);
  expect(svg).toMatch(new RegExp(`^<svg [^>]*>\\s*<openbadges:credential verify="${jwt.replaceAll('.', '\\.')}">`));
  expect(svg).toContain('Łukasz Ωmega &lt;&amp;&gt;');
});

function chunksOf(png: Buffer) {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let place = 8; place < png.length;) {
    const end = place + 8 + png.readUInt32BE(place);
    expect(crc32(png.subarray(place + 4, end))).toBe(png.readUInt32BE(end));
    chunks.push({ type: png.toString('latin1', place + 4, place + 8), data: png.subarray(place + 8, end) });
    place = end + 4;
  }
  return chunks;
}

test('the PDF is tagged, says its language and its title, and has its letters with it', async () => {
  for (const name of ['Zoë Élise', 'Анна', '王小明', '']) {
    const { certificateId } = await certified(app, name);
    const pdf = (await bytesOf(certificateId, 'certificate.pdf')).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(pdf).toMatch(/\/MarkInfo/);
    expect(pdf).toMatch(/\/Lang \(en\)/);
    expect(pdf).toMatch(/\/S \/H1/);
    expect(pdf).toMatch(/\/FontFile2/);
    expect(pdf).toMatch(/pdfuaid:part>1</);
  }
});

test('a page that is switched off is there for its learner alone, with all its files, and comes back', async () => {
  const { browser, certificateId } = await certified(app);
  const params = { certificateId };
  const visitor = app.browser();
  const stranger = await app.signedUp();
  expect(await visitor.call('GET /api/certificates/{certificateId}', { params })).toMatchObject({ isOwn: false });
  const off = await browser.call('PUT /api/certificates/{certificateId}', { params, body: { visibility: 'private' } });
  expect(off).toMatchObject({ isPublic: false, isOwn: true });
  for (const other of [visitor, stranger.browser]) {
    for (const path of ['', '/credential.json', '/credential.jwt', '/badge.png', '/badge.svg', '/certificate.pdf']) {
      const answer = await other.send('GET', `/api/certificates/${certificateId}${path}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'certificate-not-found' } });
    }
  }
  expect((await browser.send('GET', `/api/certificates/${certificateId}/credential.json`)).status).toBe(200);
  const theirs = { params, body: { visibility: 'public' as const } };
  expect((await stranger.browser.try('PUT /api/certificates/{certificateId}', theirs)).status).toBe(404);
  expect((await visitor.try('GET /api/certificates/{certificateId}', { params })).status).toBe(404);
  await browser.call('PUT /api/certificates/{certificateId}', theirs);
  expect((await visitor.try('GET /api/certificates/{certificateId}', { params })).status).toBe(200);
});

test('a revoked certificate stands in the list at a place by chance, says so on its page, and stays revoked', async () => {
  const [one, other] = [await certified(app), await certified(app)];
  const places = await Promise.all([one, other].map(async ({ certificateId }) => credentialOf(certificateId)));
  const [first, second] = places.map(({ credentialStatus }) => Number(credentialStatus.statusListIndex));
  expect(Math.abs(first! - second!)).toBeGreaterThan(1);
  const revoke = (...words: string[]) => operate(app, 'certificate', 'revoke', ...words);
  expect(await revoke(one.certificateId)).toMatchObject({ exitCode: 2 });
  expect(await revoke(one.certificateId, '--reason', 'Issued by mistake')).toMatchObject({ exitCode: 0 });
  expect(await revoke(one.certificateId, '--reason', 'Again')).toMatchObject({ exitCode: 1 });
  expect(await revoke('unknown', '--reason', 'Issued by mistake')).toMatchObject({ exitCode: 1 });
  expect(await verifyIndependently(places[0]!, askApp(app))).toMatchObject({ isVerified: true, isRevoked: true });
  expect(await verifyIndependently(places[1]!, askApp(app))).toMatchObject({ isVerified: true, isRevoked: false });
  const params = { certificateId: one.certificateId };
  const shown = await app.browser().call('GET /api/certificates/{certificateId}', { params });
  expect(shown.revoked).toMatchObject({ reason: 'Issued by mistake' });
});

test('one that is revoked before anybody has asked for its signed form is revoked from its first one on', async () => {
  const { certificateId } = await certified(app);
  await operate(app, 'certificate', 'revoke', certificateId, '--reason', 'Issued by mistake');
  expect(await verifyIndependently(await credentialOf(certificateId), askApp(app))).toMatchObject({ isRevoked: true });
});

test('a learner without a name at completion is named as they are called when it is first signed', async () => {
  const { browser, uid, email, certificateId } = await certified(app, '');
  await browser.call('PUT /api/users/{uid}', { params: { uid }, body: { name: 'Grace', email } });
  expect((await credentialOf(certificateId)).credentialSubject.identifier[1]).toMatchObject({ identityHash: 'Grace' });
  await browser.call('PUT /api/users/{uid}', { params: { uid }, body: { name: 'Somebody else', email } });
  expect((await credentialOf(certificateId)).credentialSubject.identifier[1]).toMatchObject({ identityHash: 'Grace' });
});

describe('the certificate of a learner who has not confirmed their address', () => {
  const forms = ['credential.json', 'credential.jwt', 'badge.png', 'badge.svg', 'certificate.pdf'];

  test('waits: others find nothing, and its learner is told what to do', async () => {
    const { browser, uid, certificateId } = await certified(app);
    await app.confirmAddress(uid, false);
    const page = `/api/certificates/${certificateId}`;
    expect(await browser.send('GET', page)).toMatchObject({ status: 200, body: { isOwn: true, isWaiting: true } });
    expect(await app.browser().send('GET', page)).toMatchObject({ status: 404 });
    for (const form of forms) {
      const refused = { status: 403, body: { code: 'certificate-not-confirmed' } };
      expect(await browser.send('GET', `${page}/${form}`)).toMatchObject(refused);
      expect(await app.browser().send('GET', `${page}/${form}`)).toMatchObject({ status: 404 });
    }
    const body = { content: `${app.settings.publicUrl}/certificates/${certificateId}`, encoding: 'text' } as const;
    const checked = await app.browser().call('POST /api/verifications', { body });
    expect(checked).toMatchObject({ verdict: 'unreadable', reason: 'nothing-at-link' });
    await app.confirmAddress(uid);
    expect(await app.browser().send('GET', page)).toMatchObject({ status: 200, body: { isWaiting: false } });
    expect(await browser.send('GET', `${page}/credential.json`)).toMatchObject({ status: 200 });
  });

  test('never attests the contact address, which anybody can enter', async () => {
    const { browser, uid, email, certificateId } = await certified(app);
    const contact = { name: 'Ada Lovelace', email: 'linus@example.org' };
    await browser.call('PUT /api/users/{uid}', { params: { uid }, body: contact });
    await app.db.kysely.updateTable('users').set({ email: contact.email }).where('uid', '=', uid).execute();
    const [{ salt, identityHash } = {}] = (await credentialOf(certificateId)).credentialSubject.identifier;
    const hashOf = (address: string) =>
      createHash('sha256')
        .update(`${address}${String(salt)}`)
        .digest('hex');
    expect(identityHash).toBe(`sha256$${hashOf(email)}`);
    expect(identityHash).not.toBe(`sha256$${hashOf(contact.email)}`);
  });
});

test('whose account is deleted while it is signed is not written back: there is no such certificate', async () => {
  const { certificateId } = await certified(app);
  const find = app.db.kysely.selectFrom('certificates').selectAll().where('id', '=', certificateId);
  const read = await find.executeTakeFirstOrThrow();
  await app.db.kysely
    .updateTable('certificates')
    .set({ userId: null, learnerName: '', email: '' })
    .where('id', '=', certificateId)
    .execute();
  const keys = signingKeys({ db: app.db, secret: 'a secret of at least thirty-two characters', now: Date.now });
  const sign = certificateSigner({ db: app.db, keys, site: { siteUrl, brand: 'Opvir' }, now: Date.now });
  await expect(sign(read)).rejects.toMatchObject({ code: 'certificate-not-found' });
  expect(await find.executeTakeFirst()).toMatchObject({ learnerName: '', credential: null, statusPlace: null });
});

test('under another secret new keys sign, and what the earlier ones signed is still accepted', async () => {
  const { certificateId } = await certified(app);
  const credential = await credentialOf(certificateId);
  const other = signingKeys({ db: app.db, secret: 'another secret of at least thirty-two characters', now: Date.now });
  const fresh = (await other.signers()).Ed25519.id;
  expect(JSON.stringify(credential)).not.toContain(fresh);
  expect((await other.publicKeys()).filter(({ algorithm }) => algorithm === 'Ed25519')).toHaveLength(2);
  expect(await verifyIndependently(credential, askApp(app))).toMatchObject({ isVerified: true });
});

test('an issuer that only its own machine reaches is marked as a test, in the certificate too', async () => {
  await using local = await startTestApp();
  const { browser, certificateId } = await certified(local);
  const { items } = await browser.call('GET /api/certificates', {});
  expect(items).toMatchObject([{ isTest: true, issuerName: 'Opvir (test)' }]);
  const credential = (await bytesOf(certificateId, 'credential.json', local)).toString();
  expect(JSON.parse(credential)).toMatchObject({ issuer: { name: 'Opvir (test)' } });
});

test('a backup brings certificates and keys to another place, where one that was not signed yet is signed by the same keys', async () => {
  const [signed, unsigned] = [await certified(app), await certified(app)];
  const before = await credentialOf(signed.certificateId);
  using folder = temporaryFolder();
  const file = join(folder.path, 'opvir.backup');
  expect(await operateAt(app.place, 'backup', file)).toMatchObject({ exitCode: 0 });
  await using place = await createDatabasePlace();
  expect(await operateAt(place, 'restore', file)).toMatchObject({ exitCode: 0 });
  await using restored = await startTestApp({ at: place, settings: { publicUrl: siteUrl } });
  const read = async ({ certificateId }: typeof signed) =>
    JSON.parse((await bytesOf(certificateId, 'credential.json', restored)).toString()) as Credential;
  expect(await read(signed)).toEqual(before);
  const after = await read(unsigned);
  expect(after.proof.verificationMethod).toBe(before.proof.verificationMethod);
  expect(await verifyIndependently(after, askApp(restored))).toMatchObject({ isVerified: true, isRevoked: false });
});

test('private keys are not to be read in the database', async () => {
  await certified(app).then(({ certificateId }) => credentialOf(certificateId));
  const rows = await app.db.kysely.selectFrom('signingKeys').selectAll().execute();
  for (const row of rows) expect(JSON.stringify(row)).not.toMatch(/PRIVATE|"d"/);
});
