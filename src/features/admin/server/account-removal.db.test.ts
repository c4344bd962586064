import { describe, expect, test } from 'vitest';
import { appForThisFile, type SignedUp } from '../../../../test/support/app.ts';
import { grantRole } from '../../identity/server/public.ts';

const app = await appForThisFile();

async function administrator(): Promise<SignedUp> {
  const user = await app.signedUp();
  await grantRole(app.db, user.email, 'admin');
  return user;
}

const remove = ({ browser }: SignedUp, { uid }: { readonly uid: string }) =>
  browser.try('DELETE /api/admin/users/{uid}', { params: { uid } });

/** What this administrator did, the oldest first. */
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
