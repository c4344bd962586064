import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
const params = { courseId: 'course3' };

async function learner(): Promise<SignedUp> {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: params });
  return user;
}
const say = ({ browser }: SignedUp, rating: number, comment: string) =>
  browser.call('POST /api/courses/{courseId}/feedback', { params, body: { rating, comment } });
const change = ({ browser }: SignedUp, feedbackId: string, body: { rating: number; comment: string }) =>
  browser.try('PUT /api/feedback/{feedbackId}', { params: { feedbackId }, body });
const remove = ({ browser }: SignedUp, feedbackId: string) =>
  browser.try('DELETE /api/feedback/{feedbackId}', { params: { feedbackId } });
const list = async () =>
  (await app.browser().call('GET /api/courses/{courseId}/feedback', { params, query: {} })).items;
const rating = () => app.browser().call('GET /api/courses/{courseId}/rating', { params });

test('the average and its distribution count the newest record of each person that is shown; all are listed', async () => {
  expect(await rating()).toEqual({ average: null, count: 0, distribution: [0, 0, 0, 0, 0] });
  const [ada, grace] = [await learner(), await learner()];
  await say(ada, 1, 'First impression.');
  await say(ada, 5, 'Second thoughts.');
  const newest = await say(ada, 2, 'Third.');
  await say(grace, 4, 'Good.');
  expect(await rating()).toEqual({ average: 3, count: 2, distribution: [0, 1, 0, 1, 0] });
  expect(await list()).toHaveLength(4);
  // If the newest record is hidden, the previous one counts.
  await app.db.kysely
    .updateTable('feedback')
    .set({ hiddenAt: 1, hiddenReason: 'x' })
    .where('id', '=', newest.id)
    .execute();
  expect(await rating()).toEqual({ average: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] });
  // Without an author, a record is listed but not counted.
  await app.db.kysely.updateTable('feedback').set({ userId: null }).where('userId', '=', grace.uid).execute();
  expect(await rating()).toEqual({ average: 5, count: 1, distribution: [0, 0, 0, 0, 1] });
  for (const { id } of await list()) await app.db.kysely.deleteFrom('feedback').where('id', '=', id).execute();
});

test('an author changes and removes their own, also after leaving the course, and nobody else does', async () => {
  const [ada, grace] = [await learner(), await learner()];
  const { id, timestamp } = await say(ada, 2, 'Hard to follow.');
  for (const stranger of [grace, { ...grace, browser: app.browser() }]) {
    expect((await change(stranger, id, { rating: 5, comment: 'Mine.' })).status).toBeGreaterThan(400);
    expect((await remove(stranger, id)).status).toBeGreaterThan(400);
  }
  expect(await list()).toMatchObject([{ rating: 2, comment: 'Hard to follow.' }]);
  await ada.browser.call('DELETE /api/enrolments/{courseId}', { params });
  expect(await change(ada, id, { rating: 4, comment: 'Clearer now.' })).toMatchObject({
    status: 200,
    body: { hiddenAt: null },
  });
  expect(await list()).toMatchObject([{ id, rating: 4, comment: 'Clearer now.', timestamp }]);
  expect((await change(ada, id, { rating: 6, comment: 'x' })).status).toBe(400);
  expect((await remove(ada, id)).status).toBe(204);
  expect(await list()).toEqual([]);
  for (const again of [await remove(ada, id), await change(ada, id, { rating: 1, comment: 'x' })])
    expect(again).toMatchObject({ status: 404, body: { code: 'feedback-not-found' } });
});
