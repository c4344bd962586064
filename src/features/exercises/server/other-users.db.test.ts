import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import {
  double,
  doubled,
  glass,
  glassCourse,
  order,
  prepareEngines,
} from '../../../../test/support/exercise-course.ts';

// Data that a browser stored for one learner and sends with the cookie of another who has signed in since.

const content = glassCourse();
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });
const another = { status: 409, body: { code: 'another-learner' } };

beforeAll(async () => void (await prepareEngines()));

async function learner(): Promise<SignedUp> {
  const signedUp = await app.signedUp();
  await signedUp.browser.call('POST /api/enrolments', { body: { courseId: glass } });
  return signedUp;
}

async function recordOf({ browser }: SignedUp) {
  const { events } = await browser.call('GET /api/courses/{courseId}/progress', { params: { courseId: glass } });
  return events.map(({ subject }) => subject);
}

test('a draft becomes none of theirs', async () => {
  const [ada, grace] = [await learner(), await learner()];
  const route = 'PUT /api/courses/{courseId}/exercises/{exerciseId}/draft';
  const kept = (userId: string | null) => ({ params: double, body: { userId, base: 0, files: doubled } });
  expect(await grace.browser.try(route, kept(ada.uid))).toMatchObject(another);
  const read = 'GET /api/courses/{courseId}/exercises/{exerciseId}/draft';
  expect((await grace.browser.call(read, { params: double })).draft).toBeNull();
  expect(await ada.browser.try(route, kept(ada.uid))).toMatchObject({ status: 200 });
  expect(await grace.browser.try(route, kept(null))).toMatchObject({ status: 200 });
});

test('a program is no try of theirs', async () => {
  const [ada, grace] = [await learner(), await learner()];
  const route = 'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions';
  const body = { userId: ada.uid, key: randomUUID(), files: doubled, clientAt: null, device: null };
  expect(await grace.browser.try(route, { params: double, body })).toMatchObject(another);
  expect(await recordOf(grace)).toEqual([]);
  expect(await ada.browser.try(route, { params: double, body })).toMatchObject({ status: 201 });
  expect(await recordOf(ada)).toContain('double');
});

test('an answer to a practice question is none of theirs', async () => {
  const [ada, grace] = [await learner(), await learner()];
  const route = 'POST /api/courses/{courseId}/exercises/{exerciseId}/answers';
  const answer = { picked: [0, 1, 2], typed: [] };
  const body = { userId: ada.uid, key: randomUUID(), answer, clientAt: null, device: null };
  expect(await grace.browser.try(route, { params: order, body })).toMatchObject(another);
  expect(await recordOf(grace)).toEqual([]);
  expect(await ada.browser.try(route, { params: order, body })).toMatchObject({ status: 201 });
  expect(await recordOf(ada)).toContain('order');
});
