import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { courseFile } from '../../../../test/support/content.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { courseFolder, lesson } from '../../../../test/support/exercise-course.ts';
import { operate } from '../../../../test/support/operator.ts';
import { grantRole } from '../../identity/server/public.ts';

const courseId = 'glass';
const front = courseFile('Glass').replace('../course1/course1.svg', 'glass.svg');
const ruled = (rule: string) => front.replace('\nimage:', `\ncompletion: ${rule}\nimage:`);
const content = courseFolder(courseId, {
  'course.md': ruled('{ lessons: 1, exercises: 1, pass: 75 }'),
  'outline.yaml': '- title: One\n  lessons: [first, second]\n',
  'lessons/first.md': lesson('First', 'sum'),
  'lessons/second.md': '---\ntitle: Second\nsummary: One reads it.\nminutes: 10\n---\n\nText.\n',
  'exercises/sum.yaml':
    'title: Sum\nkind: question\npoints: 4\nquestion: { type: number, text: Two and two?, answer: 4, feedback: So. }\n',
});
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });

const progressOf = async ({ browser }: SignedUp) =>
  (await browser.call('GET /api/courses/{courseId}/progress', { params: { courseId } })).progress;

/** Enrolls a learner who has passed the exercise, which also makes the first of two lessons done: that is 75 percent. */
async function halfway(): Promise<SignedUp> {
  const user = await app.signedUp();
  await app.confirmAddress(user.uid);
  await user.browser.call('POST /api/enrolments', { body: { courseId } });
  await user.browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/answers', {
    params: { courseId, exerciseId: 'sum' },
    body: { key: randomUUID(), answer: { picked: [], typed: ['4'] }, clientAt: null, device: null },
  });
  return user;
}

test('a course is complete by the rule of its file, on every page and in the certificate; an easier one gives it to all who have come so far, a harder one takes nothing back', async () => {
  const params = { courseId };
  const ada = await halfway();
  const { completedAt, percent, completionPercent } = await progressOf(ada);
  expect({ percent, completionPercent, isComplete: completedAt !== null }).toEqual({
    percent: 64,
    completionPercent: 75,
    isComplete: true,
  });
  const { items: certificates } = await ada.browser.call('GET /api/certificates', {});
  const credential = await ada.browser.send('GET', `/api/certificates/${certificates[0]?.id}/credential.json`);
  expect(JSON.stringify(credential.body)).toContain(
    'At least 75% was reached of what counts in the course: lessons done (weight 1), exercises passed (weight 1).',
  );
  const teacher = await app.signedUp();
  await grantRole(app.db, teacher.email, 'teacher', [courseId]);
  const learner = { params: { courseId, userId: ada.uid } };
  const seen = await teacher.browser.call('GET /api/courses/{courseId}/learners/{userId}', learner);
  expect(seen.progress.completedAt).toBe(completedAt);
  const outline = () => app.browser().call('GET /api/courses/{courseId}/outline', { params });
  expect((await outline()).completion).toEqual({
    pass: 75,
    parts: [
      { part: 'lessons', share: 0.5, all: 2 },
      { part: 'exercises', share: 0.5, all: 1 },
    ],
  });
  expect(await app.browser().call('GET /api/courses/{courseId}', { params })).not.toHaveProperty('completion');

  const change = async (pass: number) => {
    content.write('course.md', ruled(`{ lessons: 1, exercises: 1, pass: ${pass} }`));
    await operate(app, 'content', 'import', content.path, '--yes');
    await eventually('the rule', async () => (await outline()).completion?.pass === pass);
  };
  await change(76);
  const linus = await halfway();
  expect([(await progressOf(ada)).completedAt, (await progressOf(linus)).completedAt]).toEqual([completedAt, null]);

  // The change itself certifies learners who reach the threshold, even if they do not visit before the next change.
  await change(70);
  const certificate = app.db.kysely.selectFrom('certificates').select('id').where('userId', '=', linus.uid);
  await eventually('the certificate', async () => (await certificate.execute()).length === 1);
  await change(80);
  expect((await progressOf(linus)).completedAt).not.toBeNull();
});

test.each([
  ['{ lessons: 0, pass: 50 }', 'counts nothing: give lessons, exercises, quizzes or some of them a weight above 0'],
  ['{ lesson: 3 }', 'unknown key "lesson"'],
  ['{ lessons: 1, pass: 0 }', '"completion › pass" is less than 1'],
  ['{ lessons: 1.5 }', '"completion › lessons" must be a whole number'],
  ['everything', '"completion"'],
])('what is no rule is refused with its line and in words: %s', async (rule, words) => {
  content.write('course.md', ruled(rule));
  const { exitCode, stderr } = await operate(app, 'content', 'check', content.path);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/courses\/glass\/course\.md:\d+: /);
  expect(stderr).toContain(words);
});
