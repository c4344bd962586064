import { describe, expect, test } from 'vitest';
import { appForThisFile, type SignedUp } from '../../../../../test/support/app.ts';
import { dayMs, stopClock } from '../../../../../test/support/clock.ts';
import { sweep } from '../../../../../test/support/sweep.ts';
import { grantRole } from '../../../identity/server/public.ts';
import { accountQueries } from '../queries.ts';

const app = await appForThisFile();

async function administrator(): Promise<SignedUp> {
  const user = await app.signedUp();
  await grantRole(app.db, user.email, 'admin');
  return user;
}

const remove = ({ browser }: SignedUp, { uid }: { readonly uid: string }) =>
  browser.try('DELETE /api/admin/users/{uid}', { params: { uid } });

const schedule = ({ browser }: SignedUp, { uid }: { readonly uid: string }) =>
  browser.call('POST /api/admin/users/{uid}/deletion', { params: { uid } });
const setState = ({ browser }: SignedUp, { uid }: { readonly uid: string }, state: 'enabled' | 'disabled') =>
  browser.call('PUT /api/admin/users/{uid}/state', { params: { uid }, body: { state } });
const logIn = ({ email, password }: SignedUp) => app.browser().try('POST /api/session', { body: { email, password } });
const deletionsOf = ({ uid }: SignedUp) =>
  app.db.kysely.selectFrom('accountDeletions').selectAll().where('uid', '=', uid).execute();

/** Audit events of this administrator, oldest first. */
async function doneBy({ browser, email }: SignedUp): Promise<unknown[]> {
  const { items } = await browser.call('GET /api/admin/audit-entries', { query: { limit: 100 } });
  const own = items.filter(({ actorEmail }) => actorEmail === email);
  return own.toReversed().map(({ act, subjectId, subject }) => [act, subjectId, subject]);
}

describe('an account that an administrator deletes', () => {
  test('is gone with its session and what was sent with its address, and the log does not say whose it was', async () => {
    const admin = await administrator();
    const ada = await app.signedUp();
    await app.confirmAddress(ada.uid);
    await ada.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
    await app.browser().call('POST /api/newsletter-subscribers', { body: { email: ada.email } });
    const params = { uid: ada.uid };
    await admin.browser.call('PUT /api/admin/users/{uid}/role', { params, body: { role: 'teacher' } });

    expect((await remove(admin, ada)).status).toBe(204);

    const { email, password } = ada;
    expect((await ada.browser.call('GET /api/session', {})).session).toBeNull();
    const login = app.browser().try('POST /api/session', { body: { email, password } });
    expect(await login).toMatchObject({ status: 401, body: { code: 'invalid-credential' } });
    for (const path of ['users', 'subscribers'] as const) {
      const { items } = await admin.browser.call(`GET /api/admin/${path}`, { query: { search: email } });
      expect(items).toEqual([]);
    }
    const { kysely } = app.db;
    expect(await kysely.selectFrom('enrollments').select('id').where('userId', '=', ada.uid).execute()).toEqual([]);
    expect(await doneBy(admin)).toEqual([
      ['role-teacher-granted', '', ''],
      ['user-deleted', '', ''],
    ]);
  });

  test('by two at once is deleted and written down once, and the other is told that it is not there', async () => {
    const [one, other, ada] = [await administrator(), await administrator(), await app.signedUp()];
    const answers = await Promise.all([remove(one, ada), remove(other, ada)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect([...(await doneBy(one)), ...(await doneBy(other))]).toEqual([['user-deleted', '', '']]);
  });

  test('may be another administrator’s, but neither their own nor one that does not exist, and nothing is written then', async () => {
    const [one, other] = [await administrator(), await administrator()];
    expect(await remove(one, one)).toMatchObject({ status: 409, body: { code: 'own-account' } });
    expect(await remove(one, { uid: 'nobody' })).toMatchObject({ status: 404, body: { code: 'account-not-found' } });
    expect(await doneBy(one)).toEqual([]);
    expect((await remove(one, other)).status).toBe(204);
  });
});

describe('an account that an administrator schedules for deletion', () => {
  test('is signed out and cannot log in, and is deleted after seven days', async () => {
    const clock = stopClock();
    const [admin, ada] = [await administrator(), await app.signedUp()];
    const dueAt = Date.now() + 7 * dayMs;
    expect(await schedule(admin, ada)).toMatchObject({
      disabledAt: Date.now(),
      deletion: { dueAt, requestedBy: 'administrator' },
    });
    expect((await ada.browser.call('GET /api/session', {})).session).toBeNull();
    expect(await logIn(ada)).toMatchObject({ status: 403, body: { code: 'user-disabled' } });
    expect(await deletionsOf(ada)).toMatchObject([{ dueAt }]);
    await schedule(admin, ada);
    expect(await doneBy(admin)).toEqual([['user-deletion-scheduled', ada.uid, ada.email]]);
    clock.advance(7 * dayMs - 1);
    await sweep(app);
    expect(await deletionsOf(ada)).toHaveLength(1);
    clock.advance(1);
    await sweep(app);
    const left = app.db.kysely.selectFrom('authUsers').select('id').where('id', '=', ada.uid);
    expect(await left.execute()).toEqual([]);
  });

  test('twice at once is scheduled and written down once', async () => {
    const [one, other, ada] = [await administrator(), await administrator(), await app.signedUp()];
    const params = { uid: ada.uid };
    const answers = await Promise.all(
      [one, other].map(({ browser }) => browser.try('POST /api/admin/users/{uid}/deletion', { params })),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await deletionsOf(ada)).toHaveLength(1);
    expect([...(await doneBy(one)), ...(await doneBy(other))]).toEqual([
      ['user-deletion-scheduled', ada.uid, ada.email],
    ]);
  });

  test('is kept if it is enabled again', async () => {
    const [admin, ada] = [await administrator(), await app.signedUp()];
    await setState(admin, ada, 'disabled');
    await schedule(admin, ada);
    expect(await setState(admin, ada, 'enabled')).toMatchObject({ disabledAt: null, deletion: null });
    expect(await deletionsOf(ada)).toEqual([]);
    expect((await logIn(ada)).status).toBe(200);
  });

  test('after its owner did is not kept by being enabled again', async () => {
    const clock = stopClock();
    const [admin, ada] = [await administrator(), await app.signedUp()];
    await ada.browser.call('POST /api/account/deletion', { body: { password: ada.password, keepsReviews: false } });
    const [asked] = await deletionsOf(ada);
    clock.advance(1);
    expect(await schedule(admin, ada)).toMatchObject({ deletion: { dueAt: asked?.dueAt, requestedBy: 'owner' } });
    expect(await setState(admin, ada, 'enabled')).toMatchObject({ deletion: { requestedBy: 'owner' } });
    expect(await deletionsOf(ada)).toEqual([asked]);
  });
});

test('a deletion that an administrator scheduled is cancelled neither by enabling many, nor by a login that was under way', async () => {
  const [admin, ada] = [await administrator(), await app.signedUp()];
  await schedule(admin, ada);
  const changes = [{ id: ada.uid, from: 'disabled' as const, to: 'enabled' as const }];
  const { results } = await admin.browser.call('PUT /api/admin/users/states', { body: { changes } });
  expect(results).toMatchObject([{ failure: { code: 'account-changed' } }]);
  await app.db.commit(accountQueries(app.db).deleteDeletion.with({ uid: ada.uid }));
  expect(await deletionsOf(ada)).toMatchObject([{ byAdministrator: 1 }]);
  expect(await setState(admin, ada, 'enabled')).toMatchObject({ disabledAt: null, deletion: null });
});

test('a deletion that both owner and administrator asked for is not cancelled by a login that was under way', async () => {
  const [admin, ada] = [await administrator(), await app.signedUp()];
  await ada.browser.call('POST /api/account/deletion', { body: { password: ada.password, keepsReviews: false } });
  await schedule(admin, ada);
  await app.db.commit(accountQueries(app.db).deleteDeletion.with({ uid: ada.uid }));
  expect(await deletionsOf(ada)).toMatchObject([{ byAdministrator: 0 }]);
});
