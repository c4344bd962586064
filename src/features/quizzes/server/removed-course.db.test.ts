import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { courseFile, shippedContent, shippedContentForThisFile } from '../../../../test/support/content.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { operateForJson } from '../../../../test/support/operator.ts';
import { everyTypeQuiz } from '../../../../test/support/quiz.ts';

const folder = shippedContentForThisFile();
const app = await appForThisFile({ settings: { rateLimits: false } });

test('a course that was removed and comes back has a quiz that can be begun, also if somebody tried who may not', async () => {
  const name = { courseId: 'extra', lessonId: 'quiz' };
  const who = await app.signedUp();
  const begin = () => who.browser.try('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params: name });
  const isThere = async (status: number) =>
    eventually('the course as it is now', async () => (await begin()).status === status);
  folder.write('courses/extra/course.md', courseFile('Extra'));
  folder.write('courses/extra/quizzes/quiz.yaml', everyTypeQuiz);
  await operateForJson(app, 'content', 'import', folder.path, '--yes');
  await isThere(403);
  const without = shippedContent();
  await operateForJson(app, 'content', 'import', without.path, '--yes', '--prune');
  await isThere(404);
  await operateForJson(app, 'content', 'import', folder.path, '--yes');
  await isThere(403);
  await who.browser.call('POST /api/enrolments', { body: { courseId: 'extra' } });
  expect((await begin()).status).toBe(201);
});
