import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../../test/support/app.ts';
import { double, glass, glassCourse, work } from '../../../../../test/support/exercise-course.ts';
import { pdf, zip } from '../../../../../test/support/files.ts';
import { grantRole } from '../../../identity/server/public.ts';

const content = glassCourse();
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });
const link = 'https://example.org/ada/work';
const links = 'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-links';
const files = 'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-files';
const own = 'GET /api/courses/{courseId}/exercises/{exerciseId}/hand-ins';

async function learner(): Promise<SignedUp> {
  const signedUp = await app.signedUp();
  await signedUp.browser.call('POST /api/enrolments', { body: { courseId: glass } });
  return signedUp;
}

async function teacher(): Promise<SignedUp> {
  const signedUp = await app.signedUp();
  await grantRole(app.db, signedUp.email, 'teacher');
  return signedUp;
}

test('a link is handed in, a teacher grades it by the rubric, and the learner is told and has passed', async () => {
  const [ada, grace] = [await learner(), await teacher()];
  const { id } = await ada.browser.call(links, { params: work, body: { link, note: 'Start with main.' } });
  const listed = await grace.browser.call('GET /api/courses/{courseId}/hand-ins', { params: work, query: {} });
  expect(listed.items[0]).toMatchObject({ id, link, note: 'Start with main.', title: 'Your work', email: ada.email });
  expect(listed.items[0]?.rubric.map(({ points }) => points)).toEqual([6, 4]);
  const body = { scores: [6, 2], comment: 'Say more.' };
  await grace.browser.call('PUT /api/hand-ins/{handInId}/grade', { params: { handInId: id }, body });
  const { items } = await ada.browser.call(own, { params: work });
  expect(items).toMatchObject([{ id, grade: { points: 8, maxPoints: 10, comment: 'Say more.' } }]);
  const { items: told } = await ada.browser.call('GET /api/notifications', { query: {} });
  expect(told.map(({ message }) => message)).toContain('“Your work” was graded: 8 of 10 points.');
  const { progress } = await ada.browser.call('GET /api/courses/{courseId}/progress', { params: work });
  expect(progress.exercises.find(({ exerciseId }) => exerciseId === 'work')).toMatchObject({
    isPassed: true,
    points: 8,
  });
});

test('a ZIP is kept byte for byte, for teachers to fetch', async () => {
  const [ada, grace] = [await learner(), await teacher()];
  const file = zip('My work.zip');
  const { id, fileName, fileBytes } = await ada.browser.call(files, { params: work, body: { file } });
  expect({ fileName, fileBytes }).toEqual({ fileName: 'My work.zip', fileBytes: file.size });
  const answer = await grace.browser.try('GET /api/hand-ins/{handInId}/file', { params: { handInId: id } });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  expect(answer.headers['content-length']).toBe(String(file.size));
});

test('what is no ZIP, or calls itself one, is refused, and so is a link that is no web address', async () => {
  const { browser } = await learner();
  expect(await browser.try(files, { params: work, body: { file: pdf() } })).toMatchObject({ status: 415 });
  expect(await browser.try(files, { params: work, body: { file: pdf('work.zip') } })).toMatchObject({
    body: { code: 'file-not-genuine' },
  });
  for (const wrong of ['javascript:alert(1)', 'main.dart', ''])
    expect(await browser.try(links, { params: work, body: { link: wrong } })).toMatchObject({ status: 400 });
  expect((await browser.call(own, { params: work })).items).toEqual([]);
});

test('a grade holds one score for each criterion, none above its points, and is given once', async () => {
  const [ada, grace] = [await learner(), await teacher()];
  const { id } = await ada.browser.call(links, { params: work, body: { link } });
  const grade = (scores: number[]) =>
    grace.browser.try('PUT /api/hand-ins/{handInId}/grade', {
      params: { handInId: id },
      body: { scores, comment: '' },
    });
  for (const scores of [[6], [6, 4, 1], [7, 0]]) expect(await grade(scores)).toMatchObject({ status: 422 });
  const answers = await Promise.all([grade([1, 1]), grade([6, 4])]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('learners see their own alone, and neither list, fetch nor grade', async () => {
  const [ada, grace] = [await learner(), await learner()];
  const { id } = await ada.browser.call(files, { params: work, body: { file: zip('mine.zip') } });
  expect((await grace.browser.call(own, { params: work })).items).toEqual([]);
  const params = { handInId: id };
  expect(await grace.browser.try('GET /api/courses/{courseId}/hand-ins', { params: work, query: {} })).toMatchObject({
    status: 403,
  });
  expect(await ada.browser.try('GET /api/hand-ins/{handInId}/file', { params })).toMatchObject({ status: 403 });
  const body = { scores: [6, 4], comment: '' };
  expect(await ada.browser.try('PUT /api/hand-ins/{handInId}/grade', { params, body })).toMatchObject({ status: 403 });
});

test('a stranger, a visitor and another kind of exercise take nothing', async () => {
  const body = { link };
  expect(await (await app.signedUp()).browser.try(links, { params: work, body })).toMatchObject({ status: 403 });
  expect(await app.browser().try(links, { params: work, body })).toMatchObject({ status: 401 });
  expect(await (await learner()).browser.try(links, { params: double, body })).toMatchObject({ status: 404 });
});
