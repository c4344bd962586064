import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { courses } from '../courses.ts';

const visitor = (await appForThisFile()).browser();

test('a visitor reads all six courses, and each by its id', async () => {
  const { items } = await visitor.call('GET /api/courses', {});
  expect(items).toEqual(
    courses.map(({ courseId, title, description, schedule, instructor, image }) => ({
      courseId,
      title,
      description,
      schedule,
      instructor,
      image,
    })),
  );
  for (const course of items) {
    expect(await visitor.call('GET /api/courses/{courseId}', { params: { courseId: course.courseId } })).toEqual(
      course,
    );
  }
});

test.each(['course7', 'course', 'Course1', '__proto__', 'x'.repeat(64)])(
  "any other id is 'Course not found' (§2): %j",
  async (courseId) => {
    const answer = await visitor.try('GET /api/courses/{courseId}', { params: { courseId } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'course-not-found', detail: 'Course not found' } });
  },
);
