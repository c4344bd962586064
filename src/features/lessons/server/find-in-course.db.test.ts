import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';
import { grantRole } from '../../identity/server/public.ts';

const app = await appForThisFile();
const visitor = app.browser();

async function found(browser: TestBrowser, q: string, courseId = 'course1') {
  const { items } = await browser.call('GET /api/courses/{courseId}/found-lessons', {
    params: { courseId },
    query: { q },
  });
  return items;
}
const idsOf = async (...asked: Parameters<typeof found>) => (await found(...asked)).map(({ lessonId }) => lessonId);

/** Words in the text of one lesson only, which is not open. */
const hidden = { words: 'hallway washing machine filter', lessonId: 'forms-that-keep-what-was-typed' };
/** Words in the text of the first lesson. */
const open = { words: 'fridge hangs bins noor', lessonId: 'a-page-is-a-tree-of-components' };

test('a learner finds every lesson of the course by its text, with the words marked, and as long as they are enrolled', async () => {
  const { browser } = await app.signedUp();
  expect(await idsOf(browser, hidden.words)).toEqual([]);
  await browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  const [only, ...others] = await found(browser, hidden.words);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ lessonId: hidden.lessonId, title: 'Forms that keep what was typed' });
  const marked = only?.excerptMarks.map(([from, to]) => only.excerpt.slice(from, to).toLowerCase());
  expect(marked).toContain('hallway');
  await browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId: 'course1' } });
  expect(await idsOf(browser, hidden.words)).toEqual([]);
});

test('a visitor, a learner of another course and a teacher who is not enrolled find by text only what is open to them', async () => {
  const stranger = await app.signedUp();
  await stranger.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  const teacher = await app.signedUp();
  await grantRole(app.db, teacher.email, 'teacher');
  for (const browser of [visitor, stranger.browser, teacher.browser]) {
    expect(await idsOf(browser, hidden.words)).toEqual([]);
    expect(await idsOf(browser, open.words)).toEqual([open.lessonId]);
    // Words of the outline, which everyone may read.
    expect(await idsOf(browser, 'forms that keep what was typed')).toContain(hidden.lessonId);
  }
});

test('it is found with a typing error, and nothing of another course', async () => {
  const { browser } = await app.signedUp();
  for (const courseId of ['course1', 'course2']) await browser.call('POST /api/enrolments', { body: { courseId } });
  expect(await idsOf(browser, 'hallwya washing machnie')).toEqual([hidden.lessonId]);
  expect(await idsOf(browser, hidden.words, 'course2')).toEqual([]);
  expect(await idsOf(browser, 'submarine')).toEqual([]);
});

test('an unknown course has nothing to be found in, and words there have to be', async () => {
  const unknown = { params: { courseId: 'unknown' }, query: { q: 'state' } };
  expect(await visitor.try('GET /api/courses/{courseId}/found-lessons', unknown)).toMatchObject({
    status: 404,
    body: { code: 'course-not-found' },
  });
  for (const query of ['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`])
    expect(await visitor.send('GET', `/api/courses/course1/found-lessons${query}`)).toMatchObject({ status: 400 });
});
