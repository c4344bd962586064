import { describe, expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../../test/support/app.ts';
import { accountRoleSetter } from './role.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });

const learner = { role: 'learner', taughtCourses: null } as const;
const teacher = { role: 'teacher', taughtCourses: null } as const;

/** Actions of an administrator on another account. */
const acts = {
  'take the role away': ({ browser }: SignedUp, { uid }: SignedUp) =>
    browser.try('PUT /api/admin/users/{uid}/role', { params: { uid }, body: learner }),
  disable: ({ browser }: SignedUp, { uid }: SignedUp) =>
    browser.try('PUT /api/admin/users/{uid}/state', { params: { uid }, body: { state: 'disabled' } }),
  'schedule the deletion of': ({ browser }: SignedUp, { uid }: SignedUp) =>
    browser.try('POST /api/admin/users/{uid}/deletion', { params: { uid } }),
  delete: ({ browser }: SignedUp, { uid }: SignedUp) =>
    browser.try('DELETE /api/admin/users/{uid}', { params: { uid } }),
};
type Act = keyof typeof acts;
const pairs: [Act, Act][] = [
  ['take the role away', 'take the role away'],
  ['disable', 'disable'],
  ['schedule the deletion of', 'schedule the deletion of'],
  ['delete', 'delete'],
  ['disable', 'take the role away'],
  ['delete', 'disable'],
];

async function areAdministrators(...uids: string[]): Promise<number> {
  const found = app.db.kysely.selectFrom('authUsers').select('id').where('id', 'in', uids);
  return (await found.where('role', '=', 'admin').where('disabledAt', 'is', null).execute()).length;
}

describe('two administrators who act on each other at once', () => {
  test.each(pairs)('one would %s, the other would %s: one does, and one stays', async (first, second) => {
    const [ada, grace] = [await app.signedUpAs('admin'), await app.signedUpAs('admin')];
    const answers = await Promise.all([acts[first](ada, grace), acts[second](grace, ada)]);
    const refused = answers.filter(({ status }) => status >= 400).map(({ body }) => (body as { code?: string }).code);
    expect(refused).toHaveLength(1);
    // The later one may be rejected before the action itself is checked.
    expect(['forbidden', 'user-disabled', 'session-expired', 'login-required']).toContain(refused[0]);
    expect(await areAdministrators(ada.uid, grace.uid)).toBe(1);
  });
});

test('of two who change an account from the same state, one does', async () => {
  const [ada, grace, { uid }] = [await app.signedUpAs('admin'), await app.signedUpAs('admin'), await app.signedUp()];
  const give = ({ browser }: SignedUp, taughtCourses: string[] | null) =>
    browser.call('PUT /api/admin/users/roles', {
      body: { changes: [{ id: uid, from: learner, to: { role: 'teacher', taughtCourses } }] },
    });
  const disable = ({ browser }: SignedUp) =>
    browser.call('PUT /api/admin/users/states', { body: { changes: [{ id: uid, from: 'enabled', to: 'disabled' }] } });
  for (const change of [() => [give(ada, null), give(grace, ['course1'])], () => [disable(ada), disable(grace)]]) {
    const codes = (await Promise.all(change())).map(({ results }) => results[0]?.failure?.code);
    expect(new Set(codes)).toEqual(new Set([undefined, 'account-changed']));
  }
  const { items } = await ada.browser.call('GET /api/admin/audit-entries', { query: { limit: 100 } });
  const own = items.filter(({ subjectId }) => subjectId === uid).map(({ act }) => act);
  expect(own).toEqual(['user-disabled', 'role-teacher-granted']);
});

test('nothing is written of an account that is deleted while its role is changed', async () => {
  const admin = await app.signedUpAs('admin');
  const ada = await app.signedUp();
  const notify = async () => {
    await acts.delete(admin, ada);
    return [];
  };
  const setRole = accountRoleSetter({ db: app.db, notify, now: Date.now });
  const changing = setRole(ada.uid, { to: teacher, byUserId: admin.uid });
  await expect(changing).rejects.toMatchObject({ code: 'account-not-found' });
  const { items } = await admin.browser.call('GET /api/admin/audit-entries', { query: { search: ada.email } });
  expect(items).toEqual([]);
});
