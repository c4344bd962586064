import { describe, expect, test } from 'vitest';
import { appForThisFile, type SignedUp } from '../../../../../test/support/app.ts';
import type { Role } from '../../../../platform/contract/roles.ts';
import { moderationRoutes } from '../../moderation-contract.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });

const [admin, teacher, learner] = [
  await app.signedUpAs('admin'),
  await app.signedUpAs('teacher'),
  await app.signedUp(),
];
for (const courseId of ['course1', 'course2'])
  await learner.browser.call('POST /api/enrolments', { body: { courseId } });

async function said(comment: string, courseId = 'course1'): Promise<string> {
  const call = { params: { courseId }, body: { rating: 2, comment } };
  return (await learner.browser.call('POST /api/courses/{courseId}/feedback', call)).id;
}

const listed = async (courseId = 'course1') =>
  (await app.browser().call('GET /api/courses/{courseId}/feedback', { params: { courseId }, query: { limit: 100 } }))
    .items;
const setState = (feedbackId: string, body: { state: 'hidden' | 'shown'; reason?: string }, who = admin) =>
  who.browser.try('PUT /api/admin/feedback/{feedbackId}/state', { params: { feedbackId }, body });
const answer = (feedbackId: string, text: string, seen: string | null = null, who = admin) =>
  who.browser.try('PUT /api/feedback/{feedbackId}/answer', { params: { feedbackId }, body: { text, seen } });
const newestNotification = async () =>
  (await learner.browser.call('GET /api/notifications', { query: { limit: 1 } })).items[0]?.message;

async function auditOf(subjectId: string): Promise<unknown[]> {
  const { items } = await admin.browser.call('GET /api/admin/audit-entries', { query: { limit: 100 } });
  return items.filter((entry) => entry.subjectId === subjectId).map(({ act, actorEmail }) => [act, actorEmail]);
}

describe('who may call', () => {
  const all = Object.entries(moderationRoutes);
  const routes = all.map(([key, { access }]) => [...key.split(' '), access.role] as ['GET', string, Role]);

  test.each(routes)('%s %s is for the role %s and higher ones, and for nobody else', async (method, path, role) => {
    const url = path.replaceAll(/\{\w+\}/g, 'unknown');
    const statusFor = async (caller: SignedUp | null) =>
      (await (caller?.browser ?? app.browser()).send(method, url)).status;
    expect([await statusFor(null), await statusFor(learner)]).toEqual([401, 403]);
    expect((await statusFor(teacher)) === 403).toBe(role === 'admin');
    expect([401, 403]).not.toContain(await statusFor(admin));
  });
});

describe('feedback that is hidden', () => {
  test('leaves the page of its course, its author sees it with the reason, and it comes back', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const id = await said(hostile);
    const hidden = await setState(id, { state: 'hidden', reason: `It is ${hostile}.` });
    expect(hidden).toMatchObject({
      status: 200,
      body: { hiddenReason: `It is ${hostile}.`, courseTitle: 'Learn React' },
    });
    expect((await listed()).map((each) => each.id)).not.toContain(id);
    const own = await learner.browser.call('GET /api/feedback', { query: { courseId: 'course1' } });
    expect(own.items[0]).toMatchObject({ id, hiddenReason: `It is ${hostile}.`, comment: hostile });
    expect(await newestNotification()).toBe(
      `Your feedback on Learn React is no longer shown on the course page. The reason: It is ${hostile}.`,
    );
    await setState(id, { state: 'shown' });
    expect((await listed())[0]).toMatchObject({ id });
    expect(await newestNotification()).toBe('Your feedback on Learn React is shown on the course page again.');
    expect(await auditOf(id)).toEqual([
      ['feedback-shown', admin.email],
      ['feedback-hidden', admin.email],
    ]);
  });

  test('is hidden with a reason of some length, and no other way', async () => {
    const id = await said('Stays.');
    for (const reason of [undefined, '', ' ', 'x'.repeat(501)]) {
      const refused = await setState(id, { state: 'hidden', ...(reason !== undefined && { reason }) });
      expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'body.reason' }] } });
    }
    expect((await listed()).map((each) => each.id)).toContain(id);
    expect(await auditOf(id)).toEqual([]);
    expect(await setState('unknown', { state: 'hidden', reason: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'feedback-not-found' },
    });
  });

  test('is a whole page at most: the list goes on behind it, and none of it is left out or comes twice', async () => {
    const ids = [];
    for (const number of [1, 2, 3, 4, 5]) ids.push(await said(`number ${number}`, 'course2'));
    await Promise.all(ids.slice(1, 4).map((id) => setState(id, { state: 'hidden', reason: 'x' })));
    const params = { courseId: 'course2' };
    const first = await app.browser().call('GET /api/courses/{courseId}/feedback', { params, query: { limit: 1 } });
    expect(first.items.map(({ id }) => id)).toEqual([ids[4]]);
    const query = { limit: 1, cursor: first.nextCursor! };
    const second = await app.browser().call('GET /api/courses/{courseId}/feedback', { params, query });
    expect(second).toMatchObject({ items: [{ id: ids[0] }], nextCursor: null });
  });
});

describe('an answer to feedback', () => {
  test('stands beneath it as the organisation’s or a teacher’s, and its author is told', async () => {
    const id = await said('Too short.');
    expect(await answer(id, 'We made it longer.')).toMatchObject({ status: 200, body: { answeredAs: 'organisation' } });
    expect((await listed())[0]).toMatchObject({ id, answer: 'We made it longer.', answeredAs: 'organisation' });
    expect(await newestNotification()).toBe(
      'Your feedback on Learn React was answered. Read the answer on the course page.',
    );
    const other = await said('Too long.');
    await answer(other, 'It has chapters.', null, teacher);
    expect((await listed())[0]).toMatchObject({ id: other, answeredAs: 'teacher' });
    expect(JSON.stringify(await listed())).not.toContain('@');
    expect(await auditOf(other)).toEqual([['feedback-answered', teacher.email]]);
  });

  test('of two at once one is kept; whoever has not seen it cannot write over it', async () => {
    const id = await said('Which one?');
    const statuses = (await Promise.all([answer(id, 'This.'), answer(id, 'That.', null, teacher)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 409]);
    const params = { feedbackId: id };
    const removed = await admin.browser.call('DELETE /api/feedback/{feedbackId}/answer', { params });
    expect(removed).toMatchObject({ answer: null, answeredAs: null });
    expect((await answer(id, 'After all.')).status).toBe(200);
    expect((await answer(id, 'Unseen.')).status).toBe(409);
    expect((await answer(id, 'Better so.', 'After all.')).status).toBe(200);
  });

  test('is refused when it is blank, endless, or to nothing', async () => {
    const id = await said('Hm.');
    for (const text of ['', '\n', 'x'.repeat(2001)]) expect((await answer(id, text)).status).toBe(400);
    expect((await answer('unknown', 'x')).status).toBe(404);
  });
});

test('the list of the console has all of it by course, state and words, page by page, and as a table without formulas', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const ids = [await said(`=1+1 ${mark}`), await said(`b ${mark}`), await said(`c ${mark}`, 'course2')];
  await setState(ids[1]!, { state: 'hidden', reason: 'x' });
  const found = async (query: object) => {
    const page = await admin.browser.call('GET /api/admin/feedback', {
      query: { search: mark.toUpperCase(), ...query },
    });
    return page.items.map(({ id }) => id);
  };
  expect(await found({})).toEqual(ids.toReversed());
  expect(await found({ order: 'oldest', limit: 2 })).toEqual(ids.slice(0, 2));
  expect(await found({ state: 'hidden' })).toEqual([ids[1]]);
  expect(await found({ state: 'shown', courseId: 'course1' })).toEqual([ids[0]]);
  expect(await found({ cursor: ids[1], limit: 1 })).toEqual([ids[0]]);
  const csv = await admin.browser.send('GET', `/api/admin/feedback.csv?search=${mark}`);
  expect(String(csv.body)).toContain(`'=1+1 ${mark}`);
});
