import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { lessonsOf } from '../outline.ts';

const app = await appForThisFile();
const visitor = app.browser();
const courseId = 'course2';
const outline = await visitor.call('GET /api/courses/{courseId}/outline', { params: { courseId } });
const [first, second] = lessonsOf(outline).map(({ lessonId }) => lessonId) as [string, string];
const lessonAt = (lessonId: string) =>
  ['GET /api/courses/{courseId}/lessons/{lessonId}', { params: { courseId, lessonId } }] as const;

async function learner(): Promise<SignedUp> {
  const signedUp = await app.signedUp();
  await signedUp.browser.call('POST /api/enrolments', { body: { courseId } });
  return signedUp;
}

test('a visitor reads the outline of every course, and of each only the first lesson is open', async () => {
  const { items } = await visitor.call('GET /api/outlines', {});
  expect(items.map((each) => each.courseId)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `course${number}`));
  for (const each of items) {
    const open = lessonsOf(each).map(({ isOpen }) => isOpen);
    expect(open.indexOf(true)).toBe(0);
    expect(open.lastIndexOf(true)).toBe(0);
  }
  expect(items.find((each) => each.courseId === courseId)).toEqual(outline);
});

test('the first lesson is read by a visitor, and by somebody who is not enrolled', async () => {
  const stranger = await app.signedUp();
  for (const browser of [visitor, stranger.browser]) {
    const lesson = await browser.call(...lessonAt(first));
    expect(lesson).toMatchObject({
      courseId,
      lessonId: first,
      previous: null,
      next: { lessonId: second },
      hasQuiz: true,
    });
    expect(lesson.parts.some((part) => 'html' in part && part.html.includes('<p>'))).toBe(true);
  }
});

test('any other lesson asks a visitor to log in, and somebody else to enrol', async () => {
  expect(await visitor.try(...lessonAt(second))).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  const stranger = await app.signedUp();
  await stranger.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  expect(await stranger.browser.try(...lessonAt(second))).toMatchObject({
    status: 403,
    body: { code: 'not-enrolled' },
  });
});

test('a learner of the course reads every lesson of it, each leading to the one after', async () => {
  const { browser } = await learner();
  const lessons = lessonsOf(outline);
  for (const [place, { lessonId, title }] of lessons.entries()) {
    const lesson = await browser.call(...lessonAt(lessonId));
    expect(lesson).toMatchObject({
      title,
      next: lessons[place + 1] ? { lessonId: lessons[place + 1]?.lessonId } : null,
    });
  }
});

test.each(['nothing', '__proto__', 'x'.repeat(64), 'constructor'])(
  'no course has the lesson %j, for whomever',
  async (lessonId) => {
    const { browser } = await learner();
    for (const who of [visitor, browser]) {
      expect(await who.try(...lessonAt(lessonId))).toMatchObject({ status: 404, body: { code: 'lesson-not-found' } });
    }
  },
);

test('a lesson of one course is no lesson of another, and no course has none', async () => {
  const { browser } = await learner();
  const at = (course: string) =>
    browser.try('GET /api/courses/{courseId}/lessons/{lessonId}', { params: { courseId: course, lessonId: first } });
  expect(await at('course1')).toMatchObject({ status: 404, body: { code: 'lesson-not-found' } });
  expect(await at('course7')).toMatchObject({ status: 404, body: { code: 'lesson-not-found' } });
  const outlineOf = visitor.try('GET /api/courses/{courseId}/outline', { params: { courseId: 'course7' } });
  expect(await outlineOf).toMatchObject({ status: 404, body: { code: 'course-not-found' } });
});

test('an address with a lesson id that is none is refused before anything is looked up', async () => {
  for (const lessonId of ['a/b', 'ä', 'x'.repeat(65), '%00', 'x'.repeat(5000)]) {
    const { status } = await visitor.send('GET', `/api/courses/${courseId}/lessons/${encodeURIComponent(lessonId)}`);
    expect([400, 404]).toContain(status);
  }
});

test('progress begins with the lessons of the content, and tells a lesson as done by its version', async () => {
  const { browser, uid } = await learner();
  const { structure } = await browser.call('GET /api/courses/{courseId}/progress', { params: { courseId } });
  const lessons = structure.chapters.flatMap((chapter) => chapter.lessons);
  expect(lessons.map(({ lessonId }) => lessonId)).toEqual(lessonsOf(outline).map(({ lessonId }) => lessonId));
  const { version } = await browser.call(...lessonAt(first));
  expect(lessons[0]).toMatchObject({ lessonId: first, version, hasQuiz: true });
  const event = { key: crypto.randomUUID(), kind: 'lesson-done', subject: first, version, clientAt: null } as const;
  const { progress, refused } = await browser.call('POST /api/courses/{courseId}/learning-events', {
    params: { courseId },
    body: { userId: uid, device: null, events: [event] },
  });
  expect(refused).toEqual([]);
  expect(progress.lessons[0]).toMatchObject({ lessonId: first, state: 'done', isChanged: false });
  expect(progress.resume).toMatchObject({ lessonId: second });
});
