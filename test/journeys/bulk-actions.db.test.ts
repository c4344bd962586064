import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../support/app.ts';
import { pdf } from '../support/files.ts';
import type { Role } from '../../src/platform/contract/roles.ts';
import { grantRole } from '../../src/features/identity/server/public.ts';
import { rowsAtOnceMax } from '../../src/features/admin/bulk-contract.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });

const admin = await app.signedUpAs('admin');
const { browser } = admin;

async function actsOn(subjectId: string): Promise<string[]> {
  const { items } = await browser.call('GET /api/admin/audit-entries', { query: { limit: 100 } });
  return items.filter((entry) => entry.subjectId === subjectId).map(({ act }) => act);
}

const sentMessage = async (email = newEmail()) =>
  (await app.browser().call('POST /api/contact-messages', { body: { name: 'Ada', email, message: 'Hello.' } })).id;
const stateOf = async (messageId: string) =>
  (await browser.call('GET /api/admin/messages/{messageId}', { params: { messageId } })).state;
const codesOf = ({ results }: { results: { id: string; failure: { code: string } | null }[] }) =>
  results.map(({ id, failure }) => [id, failure?.code ?? null]);

describe('messages that are closed together', () => {
  test('are closed but for one that is another by now and one that is gone, each is written down, and it is undone', async () => {
    const [one, other, answered, gone] = [await sentMessage(), await sentMessage(), await sentMessage(), 'gone'];
    await browser.call('PUT /api/admin/messages/{messageId}/state', {
      params: { messageId: answered },
      body: { state: 'answered' },
    });
    const ids = [one, answered, gone, other];
    const closed = await browser.call('PUT /api/admin/messages/states', {
      body: { changes: ids.map((id) => ({ id, from: 'new' as const, to: 'closed' as const })) },
    });
    expect(codesOf(closed)).toEqual([
      [one, null],
      [answered, 'message-changed'],
      [gone, 'message-not-found'],
      [other, null],
    ]);
    expect(await Promise.all([stateOf(one), stateOf(answered), stateOf(other)])).toEqual([
      'closed',
      'answered',
      'closed',
    ]);
    expect(await actsOn(one)).toEqual(['message-closed']);
    expect(await actsOn(answered)).toEqual(['message-answered']);

    // Another user marks one of them as spam meanwhile, and undoing does not change it.
    await browser.call('PUT /api/admin/messages/{messageId}/state', {
      params: { messageId: other },
      body: { state: 'spam' },
    });
    const undone = await browser.call('PUT /api/admin/messages/states', {
      body: { changes: [one, other].map((id) => ({ id, from: 'closed' as const, to: 'new' as const })) },
    });
    expect(codesOf(undone)).toEqual([
      [one, null],
      [other, 'message-changed'],
    ]);
    expect(await Promise.all([stateOf(one), stateOf(other)])).toEqual(['new', 'spam']);
  });

  test('by two at once are closed and written down once', async () => {
    const id = await sentMessage();
    const close = () =>
      browser.call('PUT /api/admin/messages/states', { body: { changes: [{ id, from: 'new', to: 'closed' }] } });
    const answers = (await Promise.all([close(), close()])).flatMap(codesOf).map(([, code]) => code);
    expect(new Set(answers)).toEqual(new Set(['message-changed', null]));
    expect(await actsOn(id)).toEqual(['message-closed']);
  });

  test('are as many as one call takes, and no more, and none twice', async () => {
    const changes = Array.from({ length: rowsAtOnceMax + 1 }, (_, place) => ({
      id: `none-${place}`,
      from: 'new' as const,
      to: 'closed' as const,
    }));
    const close = async (some: typeof changes) =>
      (await browser.try('PUT /api/admin/messages/states', { body: { changes: some } })).status;
    expect(await close(changes.slice(1))).toBe(200);
    expect(await close(changes)).toBe(400);
    expect(await close([...changes.slice(0, 1), ...changes.slice(0, 1)])).toBe(400);
    expect(await close([])).toBe(400);
  });

  test('are given to an administrator, and only where they are nobody’s still', async () => {
    const [one, other] = [await sentMessage(), await sentMessage()];
    const assign = (ids: string[], from: string | null, to: string | null) =>
      browser.call('PUT /api/admin/messages/assignees', { body: { changes: ids.map((id) => ({ id, from, to })) } });
    expect(codesOf(await assign([one], null, admin.uid))).toEqual([[one, null]]);
    expect(codesOf(await assign([one, other], null, admin.uid))).toEqual([
      [one, 'message-changed'],
      [other, null],
    ]);
    const { uid } = await app.signedUp();
    expect(codesOf(await assign([one], admin.uid, uid))).toEqual([[one, 'not-administrator']]);
    expect(codesOf(await assign([one, other], admin.uid, null))).toEqual([
      [one, null],
      [other, null],
    ]);
  });

  test('and deleted are gone', async () => {
    const [one, other] = [await sentMessage(), await sentMessage()];
    const remove = () =>
      browser.call('POST /api/admin/messages/deletions', { body: { rows: [{ id: one }, { id: other }] } });
    expect(codesOf(await remove()).map(([, code]) => code)).toEqual([null, null]);
    expect(codesOf(await remove()).map(([, code]) => code)).toEqual(['message-not-found', 'message-not-found']);
  });
});

test('accounts are disabled and enabled together, but never one’s own', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp()];
  const set = (ids: string[], from: 'enabled' | 'disabled', to: 'enabled' | 'disabled') =>
    browser.call('PUT /api/admin/users/states', { body: { changes: ids.map((id) => ({ id, from, to })) } });
  expect(codesOf(await set([ada.uid, admin.uid, grace.uid], 'enabled', 'disabled'))).toEqual([
    [ada.uid, null],
    [admin.uid, 'own-account'],
    [grace.uid, null],
  ]);
  expect((await ada.browser.try('GET /api/enrolments', { query: {} })).status).toBe(403);
  expect(codesOf(await set([ada.uid, grace.uid], 'disabled', 'enabled')).map(([, code]) => code)).toEqual([null, null]);
  expect(await actsOn(ada.uid)).toEqual(['user-enabled', 'user-disabled']);
});

test('feedback is hidden with one reason, its authors are told, and it is shown again', async () => {
  const learner = await app.signedUp();
  await learner.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  const say = async (comment: string) => {
    const call = { params: { courseId: 'course1' }, body: { rating: 2, comment } };
    return (await learner.browser.call('POST /api/courses/{courseId}/feedback', call)).id;
  };
  const ids = [await say('One.'), await say('Two.')];
  const set = (from: 'shown' | 'hidden', to: 'shown' | 'hidden', reason?: string) =>
    browser.call('PUT /api/admin/feedback/states', {
      body: { changes: ids.map((id) => ({ id, from, to, ...(reason !== undefined && { reason }) })) },
    });
  expect(codesOf(await set('shown', 'hidden', 'Off the subject.'))).toEqual(ids.map((id) => [id, null]));
  expect(codesOf(await set('shown', 'hidden', 'Again.'))).toEqual(ids.map((id) => [id, 'feedback-changed']));
  const { items } = await learner.browser.call('GET /api/notifications', { query: {} });
  expect(items.filter(({ message }) => message.includes('Off the subject.'))).toHaveLength(2);
  expect(codesOf(await set('hidden', 'shown'))).toEqual(ids.map((id) => [id, null]));
  const unreasoned = { changes: ids.map((id) => ({ id, from: 'shown' as const, to: 'hidden' as const })) };
  expect((await browser.try('PUT /api/admin/feedback/states', { body: unreasoned })).status).toBe(400);
});

test('applications are moved together, from where each stood, and every applicant is told', async () => {
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://example.org/ada' };
  const learner = await app.signedUp();
  const apply = async () => {
    const body = { name: 'Ada', email: learner.email, ...links, cv: pdf() };
    return (await learner.browser.call('POST /api/applications', { body })).id;
  };
  const ids = [await apply(), await apply()];
  const move = () =>
    browser.call('PUT /api/admin/applications/statuses', {
      body: {
        changes: ids.map((id) => ({ id, from: 'received' as const, to: 'declined' as const })),
        message: 'Not this time.',
      },
    });
  expect(codesOf(await move())).toEqual(ids.map((id) => [id, null]));
  expect(codesOf(await move())).toEqual(ids.map((id) => [id, 'status-changed']));
  const { items } = await learner.browser.call('GET /api/applications', { query: {} });
  expect(items.map(({ status }) => status)).toEqual(['declined', 'declined']);
});

test('subscribers are removed together', async () => {
  const email = newEmail();
  await app.browser().call('POST /api/newsletter-subscribers', { body: { email } });
  const { items } = await browser.call('GET /api/admin/subscribers', { query: { search: email } });
  const rows = [{ id: items[0]?.id ?? '' }, { id: 'gone' }];
  const removed = await browser.call('POST /api/admin/subscribers/deletions', { body: { rows } });
  expect(codesOf(removed).map(([, code]) => code)).toEqual([null, 'subscriber-not-found']);
});

test('accounts get a role together and lose it again, never one’s own and none that is another by now, and their owners are told', async () => {
  const [ada, grace, alan] = [await app.signedUp(), await app.signedUp(), await app.signedUp()];
  await grantRole(app.db, grace.email, 'teacher', ['course1']);
  type Grant = { role: Role; taughtCourses: string[] | null };
  const learner: Grant = { role: 'learner', taughtCourses: null };
  const teacher: Grant = { role: 'teacher', taughtCourses: null };
  const some: Grant = { role: 'teacher', taughtCourses: ['course1'] };
  const set = (changes: { id: string; from: Grant; to: Grant }[]) =>
    browser.call('PUT /api/admin/users/roles', { body: { changes } });
  const own = { id: admin.uid, from: learner, to: teacher };
  const granted = await set([
    { id: ada.uid, from: learner, to: teacher },
    { id: grace.uid, from: some, to: learner },
    own,
  ]);
  expect(codesOf(granted)).toEqual([
    [ada.uid, null],
    [grace.uid, null],
    [admin.uid, 'own-account'],
  ]);
  expect(await actsOn(ada.uid)).toEqual(['role-teacher-granted']);
  expect((await ada.browser.call('GET /api/notifications', { query: {} })).items[0]?.message).toBe(
    'You are now a teacher.',
  );
  // Restores the earlier courses; an account with another grant by now stays unchanged.
  const back = await set([
    { id: ada.uid, from: teacher, to: learner },
    { id: grace.uid, from: learner, to: some },
    { id: alan.uid, from: teacher, to: learner },
  ]);
  expect(codesOf(back).map(([, code]) => code)).toEqual([null, null, 'account-changed']);
  const { items } = await browser.call('GET /api/admin/users', { query: { search: grace.email } });
  expect(items).toMatchObject([some]);
  expect(codesOf(await set([{ id: grace.uid, from: teacher, to: learner }]))[0]?.[1]).toBe('account-changed');
});

test('drafts of campaigns are deleted together, and what has begun stays', async () => {
  const text = { subject: 'News', body: 'Hello.', segment: { kind: 'all' } } as const;
  const add = async () => (await browser.call('POST /api/campaigns', { body: text })).id;
  const [draft, begun] = [await add(), await add()];
  await app.db.kysely.updateTable('campaigns').set({ state: 'sent' }).where('id', '=', begun).execute();
  const rows = [draft, begun, 'gone'].map((id) => ({ id }));
  const removed = await browser.call('POST /api/admin/campaigns/deletions', { body: { rows } });
  expect(codesOf(removed).map(([, code]) => code)).toEqual([null, 'campaign-not-draft', 'campaign-not-found']);
  expect(await actsOn(draft)).toEqual(['campaign-deleted', 'campaign-added']);
});
