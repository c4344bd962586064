import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';

const visitor = (await appForThisFile()).browser();

test('a visitor reads all six courses, and each by its id (§2)', async () => {
  const { items } = await visitor.call('GET /api/courses', {});
  expect(items.map(({ courseId }) => courseId)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `course${number}`));
  for (const course of items) {
    expect(await visitor.call('GET /api/courses/{courseId}', { params: { courseId: course.courseId } })).toEqual(
      course,
    );
  }
});

test('a visitor reads the two tracks', async () => {
  const { items } = await visitor.call('GET /api/tracks', {});
  expect(items.map(({ courseIds }) => courseIds[0])).toEqual(['course5', 'course2']);
  expect(items.map(({ cardsTo }) => cardsTo)).toEqual(['course1', undefined]);
});

test('the image of a course is sent at an address that changes with it, and at one that does not', async () => {
  const { image } = await visitor.call('GET /api/courses/{courseId}', { params: { courseId: 'course1' } });
  const lasting = await visitor.send('GET', '/courses/course1.svg');
  const kept = await visitor.send('GET', image);
  expect(kept.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
  expect(lasting.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
  expect(lasting.body).toBe(kept.body);
  const other = image.replace(/[0-9a-f]{16}/, '0'.repeat(16));
  for (const path of [other, '/content/', '/content/x/../../package.json', '/courses/course7.svg', '/courses/a.b']) {
    expect((await visitor.send('GET', path)).status).toBe(404);
  }
});

test.each(['course7', 'course', 'Course1', '__proto__', 'x'.repeat(64)])(
  "any other id is 'Course not found' (§2): %j",
  async (courseId) => {
    const answer = await visitor.try('GET /api/courses/{courseId}', { params: { courseId } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'course-not-found', detail: 'Course not found' } });
  },
);
