import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { noteMaxLength } from '../contract.ts';
import { lessonsOf } from '../outline.ts';

const app = await appForThisFile();
const courseId = 'course2';
const outline = await app.browser().call('GET /api/courses/{courseId}/outline', { params: { courseId } });
const [first, second] = lessonsOf(outline);
if (!first || !second) throw new Error('the course has too few lessons');
const params = { courseId, lessonId: first.lessonId };

/** Enrolls a user, and returns functions for the note on a lesson. */
async function learner(at = params) {
  const { browser, uid } = await app.signedUp();
  await browser.call('POST /api/enrolments', { body: { courseId } });
  return {
    browser,
    uid,
    read: () => browser.call('GET /api/courses/{courseId}/lessons/{lessonId}/note', { params: at }),
    save: (text: string, version: number, of = at) =>
      browser.try('PUT /api/courses/{courseId}/lessons/{lessonId}/note', { params: of, body: { text, version } }),
    file: () => browser.send('GET', `/api/courses/${courseId}/notes.md`),
  };
}

test('a learner finds what they noted, each change as one version more', async () => {
  const { read, save } = await learner();
  expect(await read()).toEqual({ text: '', version: 0, changedAt: null });
  expect(await save('Lists keep order.', 0)).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await save('Lists keep order; sets do not.', 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await read()).toMatchObject({
    text: 'Lists keep order; sets do not.',
    version: 2,
    changedAt: expect.any(Number) as number,
  });
});

test('a second tab that has not seen a change is refused, and overwrites nothing', async () => {
  const { read, save } = await learner();
  await save('from one tab', 0);
  const refused = { status: 409, body: { code: 'note-changed' } };
  expect(await save('from another', 0)).toMatchObject(refused);
  await save('from one tab, more', 1);
  for (const version of [0, 1, 3, 2_000_000_000]) expect(await save('from another', version)).toMatchObject(refused);
  expect(await read()).toMatchObject({ text: 'from one tab, more', version: 2 });
  expect(await save('the choice', 2)).toMatchObject({ status: 200, body: { version: 3 } });
});

test('two tabs that save at the same moment: one is kept, the other is told', async () => {
  const { read, save } = await learner();
  const statuses = (await Promise.all([save('a', 0), save('b', 0), save('c', 0)])).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(await read()).toMatchObject({ version: 1 });
});

test('what was sent before, and is sent again because no answer came, is kept once', async () => {
  const { read, save } = await learner();
  await save('x', 0);
  expect(await save('x', 0)).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await read()).toMatchObject({ version: 1 });
});

test('a note is its learner’s alone, and each lesson has its own', async () => {
  const ada = await learner();
  const grace = await learner();
  await ada.save('of Ada', 0);
  await grace.save('of Grace', 0);
  await ada.save('on another lesson', 0, { courseId, lessonId: second.lessonId });
  expect(await ada.read()).toMatchObject({ text: 'of Ada' });
  expect(await grace.read()).toMatchObject({ text: 'of Grace' });
});

test('what a browser has kept of one learner becomes no note of whoever has signed in there since', async () => {
  const [ada, grace] = [await learner(), await learner()];
  const kept = { params, body: { userId: ada.uid, text: 'of Ada', version: 0 } };
  const route = 'PUT /api/courses/{courseId}/lessons/{lessonId}/note';
  expect(await grace.browser.try(route, kept)).toMatchObject({ status: 409, body: { code: 'another-learner' } });
  expect(await grace.read()).toMatchObject({ version: 0 });
  expect(await ada.browser.try(route, kept)).toMatchObject({ status: 200 });
});

test('nobody, and nobody who is not enrolled, has notes, not on the open lesson either', async () => {
  const { browser, uid } = await app.signedUp();
  const calls = [
    ['GET', `/api/courses/${courseId}/lessons/${first.lessonId}/note`, undefined],
    ['PUT', `/api/courses/${courseId}/lessons/${first.lessonId}/note`, { text: 'x', version: 0 }],
    ['GET', `/api/courses/${courseId}/notes.md`, undefined],
  ] as const;
  for (const [method, url, body] of calls) {
    const request = body ? { body } : {};
    expect(await app.browser().send(method, url, request)).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
    expect(await browser.send(method, url, request)).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
  }
  const rows = app.db.kysely.selectFrom('lessonNotes').select('text').where('userId', '=', uid);
  expect(await rows.execute()).toEqual([]);
});

test('on a lesson that is none nothing is noted, and of a course that is none there is no file', async () => {
  const { browser, save } = await learner();
  expect(await save('x', 0, { courseId, lessonId: 'nothing' })).toMatchObject({
    status: 404,
    body: { code: 'lesson-not-found' },
  });
  expect(await browser.send('GET', '/api/courses/course7/notes.md')).toMatchObject({
    status: 404,
    body: { code: 'course-not-found' },
  });
});

test('a note has a longest length, counted in characters, and takes what people write', async () => {
  const { read, save } = await learner();
  expect(await save('x'.repeat(noteMaxLength + 1), 0)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  expect(await save('x'.repeat(1_000_000), 0)).toMatchObject({ status: 413 });
  const text = `${'ü'.repeat(noteMaxLength - 40)}\n# <b>"'; drop table\t🙂\r\n  `;
  expect(await save(text, 0)).toMatchObject({ status: 200 });
  expect((await read()).text).toBe(text);
  for (const version of [-1, 0.5, '1', null]) expect(await save('y', version as number)).toMatchObject({ status: 400 });
  expect(await save('a\u0000b', 1)).toMatchObject({ status: 400 });
});

test('all notes on a course are one Markdown file, in the order of its lessons, without empty ones', async () => {
  const { save, file } = await learner();
  expect((await file()).body).toBe('# Learn Python: notes\n');
  await save('later', 0, { courseId, lessonId: second.lessonId });
  await save('**first**\n', 0);
  await save('', 0, { courseId, lessonId: lessonsOf(outline)[2]!.lessonId });
  const answer = await file();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-disposition': 'attachment; filename=notes-course2.md',
    'cache-control': 'private, no-store',
  });
  expect(answer.body).toBe(`# Learn Python: notes\n\n## ${first.title}\n\n**first**\n\n## ${second.title}\n\nlater\n`);
});

test('notes on a lesson that the course has no more stay, and stand last in the file', async () => {
  const { browser, save, file } = await learner();
  await save('still here', 0);
  const { items } = await browser.call('GET /api/enrolments', { query: {} });
  const old = {
    userId: items[0]!.userId,
    courseId,
    lessonId: 'an-old-lesson',
    text: 'of old',
    version: 1,
    changedAt: 1,
  };
  await app.db.kysely.insertInto('lessonNotes').values(old).execute();
  expect((await file()).body).toBe(
    `# Learn Python: notes\n\n## ${first.title}\n\nstill here\n\n## an-old-lesson\n\nof old\n`,
  );
});

test('notes of a course are listed in the order of its lessons with their titles, each learner’s own, and none when empty', async () => {
  const ada = await learner();
  const grace = await learner();
  const list = ({ browser }: typeof ada) => browser.call('GET /api/courses/{courseId}/notes', { params: { courseId } });
  expect(await list(ada)).toEqual({ items: [] });
  await ada.save('Sets do not keep order.', 0, { courseId, lessonId: second.lessonId });
  await ada.save('Lists keep order.', 0);
  await grace.save('Mine.', 0);
  expect((await list(ada)).items).toMatchObject([
    { lessonId: first.lessonId, lessonTitle: first.title, text: 'Lists keep order.' },
    { lessonId: second.lessonId, lessonTitle: second.title, text: 'Sets do not keep order.' },
  ]);
  await ada.save('', 1);
  expect((await list(ada)).items).toHaveLength(1);
  const { browser } = await app.signedUp();
  const refused = await browser.try('GET /api/courses/{courseId}/notes', { params: { courseId } });
  expect(refused).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
  const nowhere = await browser.try('GET /api/courses/{courseId}/notes', { params: { courseId: 'nowhere' } });
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'course-not-found' } });
});
