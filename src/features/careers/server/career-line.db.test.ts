import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';

const app = await appForThisFile();
const frontEnd = { params: { careerId: 'front-end-engineer' } };

test('everybody reads a career as a line: its courses with the lessons that teach its skills, and the openings that name it', async () => {
  const line = await app.browser().call('GET /api/career-lines/{careerId}', frontEnd);
  expect(line.stations.map(({ courseId }) => courseId)).toEqual(['course5', 'course1', 'course3']);
  expect(line.stations[1]?.skills[0]).toEqual({
    name: 'React components',
    lessonId: 'a-page-is-a-tree-of-components',
    lessonTitle: 'A page is a tree of components',
  });
  expect(line.openings.map(({ openingId }) => openingId)).toEqual([
    'software-engineer',
    'ux-designer',
    'javascript-engineer',
  ]);
});

test('a learner sees what is done and which lesson comes next at each station, and nobody sees it of another', async () => {
  const { browser, uid } = await app.signedUp();
  await browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  const { structure } = await browser.call('GET /api/courses/{courseId}/progress', { params: { courseId: 'course1' } });
  const [first, second] = structure.chapters.flatMap(({ lessons }) => lessons);
  await browser.call('POST /api/courses/{courseId}/learning-events', {
    params: { courseId: 'course1' },
    body: {
      userId: uid,
      device: null,
      events: [
        {
          key: crypto.randomUUID(),
          kind: 'lesson-done',
          subject: first!.lessonId,
          version: first!.version,
          clientAt: null,
        },
      ],
    },
  });
  const { stations } = await browser.call('GET /api/career-lines/{careerId}/progress', frontEnd);
  expect(stations.map(({ courseId, progress }) => [courseId, progress?.doneLessonIds ?? null])).toEqual([
    ['course5', null],
    ['course1', [first!.lessonId]],
    ['course3', null],
  ]);
  expect(stations[1]?.progress).toMatchObject({ isCompleted: false, nextLesson: { lessonId: second!.lessonId } });
  const other = await app.signedUp();
  const others = await other.browser.call('GET /api/career-lines/{careerId}/progress', frontEnd);
  expect(others.stations.every(({ progress }) => progress === null)).toBe(true);
});

test('a career that is none is not found', async () => {
  const none = { params: { careerId: 'astronaut' } };
  expect(await app.browser().try('GET /api/career-lines/{careerId}', none)).toMatchObject({ status: 404 });
});
