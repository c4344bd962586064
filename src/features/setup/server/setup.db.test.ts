import { expect, test } from 'vitest';
import { appForThisFile, startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { png } from '../../../../test/support/files.ts';
import { startSmtpServer } from '../../../../test/support/smtp.ts';
import { addItem } from '../../../platform/server/content/edit.ts';
import { grantRole } from '../../identity/server/public.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });

async function administrator(on: TestApp = app) {
  const user = await on.signedUp();
  await grantRole(on.db, user.email, 'admin');
  return user;
}

const { browser, email } = await administrator();
const setup = () => browser.call('GET /api/admin/setup', {});

test('name and colour are set by whoever has seen what is there, and the colour is one that can be read', async () => {
  const { version } = await setup();
  const set = await browser.call('PUT /api/admin/setup/look', { body: { version, accent: '#ffcc00' } });
  expect(set).toMatchObject({ accent: '#ffcc00', brand: 'Opvir', isBrandFixed: false });
  expect(set.shown?.light).not.toBe('#ffcc00');
  const late = await browser.try('PUT /api/admin/setup/look', { body: { version, brand: 'Late' } });
  expect(late).toMatchObject({ status: 409, body: { code: 'setup-changed' } });
  const named = await browser.call('PUT /api/admin/setup/look', {
    body: { version: set.version, brand: 'Glassworks' },
  });
  expect(named).toMatchObject({ accent: '#ffcc00', brand: 'Glassworks' });
  const css = await app.browser().send('GET', `/look.css?v=${named.version}`);
  expect(String(css.body)).toContain(`--primary:light-dark(${named.shown?.light},${named.shown?.dark})`);
  for (const accent of ['red', '#FFF', '#12345g', 'url(x)']) {
    expect((await browser.try('PUT /api/admin/setup/look', { body: { version: named.version, accent } })).status).toBe(
      400,
    );
  }
});

test('mails have the name of the moment, and a test of them is sent to whoever asks, which is written down', async () => {
  const { version } = await setup();
  await browser.call('PUT /api/admin/setup/look', { body: { version, brand: 'Lärnwerk' } });
  expect(await browser.call('POST /api/admin/setup/mail-tests', {})).toEqual({ email, outcome: 'kept', words: null });
  expect((await app.mailTo(email)).subject).toBe('Test email from Lärnwerk');
  expect((await setup()).mailTestedAt).toBeGreaterThan(0);
  await app.browser().call('POST /api/password-resets', { body: { email } });
  expect((await app.mailTo(email, 2)).subject).toBe('Reset your Lärnwerk password');
});

test('a test says at once what the mail server said, and nobody reads the password of its address', async () => {
  const refusal = Object.assign(new Error('5.7.1 This sender is not known here'), { responseCode: 550 });
  let refuses = true;
  const { url, received } = await startSmtpServer({
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(null, { user: 'opvir' }),
    onMailFrom: (_, __, done) => done(refuses ? refusal : undefined),
  });
  const smtpUrl = url.replace('://', '://opvir:hunter2@');
  await using mailing = await startTestApp({ settings: { smtpUrl, mailFrom: 'Opvir <no-reply@example.org>' } });
  const there = await administrator(mailing);
  const test = () => there.browser.call('POST /api/admin/setup/mail-tests', {});
  const state = () => there.browser.call('GET /api/admin/setup', {});
  expect(await test()).toMatchObject({
    outcome: 'refused',
    words: expect.stringContaining('This sender is not known') as string,
  });
  expect(await state()).toMatchObject({ mail: 'smtp', mailServer: new URL(url).host, mailTestedAt: null });
  expect(JSON.stringify(await state())).not.toContain('hunter2');
  refuses = false;
  expect(await test()).toEqual({ email: there.email, outcome: 'sent', words: null });
  expect(received.some(({ source }) => source.toString().includes('Subject: Test email from Opvir'))).toBe(true);
  expect((await state()).mailTestedAt).toBeGreaterThan(0);
});

test('a mail server that is not there is told as that', async () => {
  await using lost = await startTestApp({ beside: app, settings: { smtpUrl: 'smtp://127.0.0.1:1' } });
  const there = await administrator(lost);
  const refused = await there.browser.call('POST /api/admin/setup/mail-tests', {});
  expect(refused).toMatchObject({ outcome: 'refused', words: expect.stringContaining('ECONNREFUSED') as string });
});

test('the imprint is that of the software until it is another one', async () => {
  const imprint = async () => (await setup()).pages.find(({ name }) => name === 'imprint');
  expect(await imprint()).toEqual({ name: 'imprint', isAsShipped: true });
  const item = await app.db.kysely
    .selectFrom('contentItems')
    .select('source')
    .where('kind', '=', 'page')
    .where('id', '=', 'imprint')
    .executeTakeFirstOrThrow();
  await addItem(app.db, { kind: 'page', id: 'imprint', source: `${item.source}# Ours\n` });
  expect(await imprint()).toEqual({ name: 'imprint', isAsShipped: false });
});

test('a logo is a picture that everybody gets until it is taken away', async () => {
  const { logo } = await browser.call('POST /api/admin/setup/logo', { body: { logo: png() } });
  const picture = await app.browser().send('GET', logo ?? '');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  expect(picture.headers['cache-control']).toContain('immutable');
  expect((await app.browser().send('GET', '/logo?v=other')).headers['cache-control']).toBe('no-store');
  const text = new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' });
  expect((await browser.try('POST /api/admin/setup/logo', { body: { logo: text } })).status).toBe(415);
  await browser.call('DELETE /api/admin/setup/logo', {});
  expect((await app.browser().send('GET', '/logo')).status).toBe(404);
});

test('another process has the new name within a second, and one whose operator has set a name keeps that', async () => {
  await using other = await startTestApp({ beside: app });
  await using fixed = await startTestApp({ beside: app, settings: { brand: 'Set', isBrandSet: true } });
  const { version } = await setup();
  await browser.call('PUT /api/admin/setup/look', { body: { version, brand: 'Everywhere' } });
  const [there, kept] = [await administrator(other), await administrator(fixed)];
  const brandAt = async ({ browser: at }: typeof there) => (await at.call('GET /api/admin/setup', {})).brand;
  await expect.poll(() => brandAt(there)).toBe('Everywhere');
  expect(await kept.browser.call('GET /api/admin/setup', {})).toMatchObject({ brand: 'Set', isBrandFixed: true });
});

test('what is left to do is counted, and the reminder is put away and comes back', async () => {
  const left = await setup();
  expect(left).toMatchObject({ ownCourses: 0, mail: 'folder', isDismissed: false });
  expect(left.examples).toBeGreaterThanOrEqual(18);
  const remind = (reminder: 'on' | 'off') => browser.call('PUT /api/admin/setup/reminder', { body: { reminder } });
  expect((await remind('off')).isDismissed).toBe(true);
  expect((await remind('on')).isDismissed).toBe(false);
});
