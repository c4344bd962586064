import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { grantRole } from '../../identity/server/public.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });

test('who leaves a course is in no list of it and keeps what they said; who comes back goes on beside it', async () => {
  const [ada, teacher] = [await app.signedUp(), await app.signedUp()];
  await grantRole(app.db, teacher.email, 'teacher');
  const { browser } = ada;
  const [enrolment, params] = [{ body: { courseId: 'course1' } }, { courseId: 'course1' }];
  const mine = async () =>
    (await browser.call('GET /api/enrolments', { query: {} })).items.map(({ courseId }) => courseId);
  const learners = async () =>
    (await teacher.browser.call('GET /api/courses/{courseId}/report', { params, query: {} })).items.map(
      ({ userId }) => userId,
    );
  const seenByTeacher = async () =>
    (
      await teacher.browser.try('GET /api/courses/{courseId}/learners/{userId}', {
        params: { courseId: 'course1', userId: ada.uid },
      })
    ).status;
  const say = (comment: string) =>
    browser.try('POST /api/courses/{courseId}/feedback', { params, body: { rating: 5, comment } });
  const leave = () => browser.try('DELETE /api/enrolments/{courseId}', { params });

  await browser.call('POST /api/enrolments', enrolment);
  await browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  expect((await say('Kept.')).status).toBe(201);
  expect(await learners()).toEqual([ada.uid]);
  expect(await seenByTeacher()).toBe(200);
  for (let times = 0; times < 2; times += 1) expect((await leave()).status).toBe(204);

  expect(await mine()).toEqual(['course2']);
  expect(await learners()).toEqual([]);
  expect(await seenByTeacher()).toBe(404);
  expect((await browser.call('GET /api/progress', {})).items.map(({ courseId }) => courseId)).toEqual(['course2']);
  expect(await say('No longer.')).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
  expect(await browser.try('GET /api/courses/{courseId}/progress', { params })).toMatchObject({ status: 403 });
  const said = async () =>
    (await app.browser().call('GET /api/courses/{courseId}/feedback', { params, query: {} })).items.map(
      ({ comment }) => comment,
    );
  expect(await said()).toEqual(['Kept.']);

  await browser.call('POST /api/enrolments', enrolment);
  expect(await mine()).toEqual(['course1', 'course2']);
  expect(await learners()).toEqual([ada.uid]);
  expect((await say('Back again.')).status).toBe(201);
  expect(await said()).toEqual(['Back again.', 'Kept.']);
});
