import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../../test/support/app.ts';
import { double, glass, glassCourse, work } from '../../../../../test/support/exercise-course.ts';
import { pdf, zip } from '../../../../../test/support/files.ts';

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

test('what was handed in waits, as it was handed in, beside what was handed in before', async () => {
  const { browser } = await learner();
  const file = zip('My work.zip');
  const first = await browser.call(links, { params: work, body: { link, note: 'Start with main.' } });
  const second = await browser.call(files, { params: work, body: { file } });
  expect((await browser.call(own, { params: work })).items).toEqual([second, first]);
  expect(first).toMatchObject({ link, fileName: null, note: 'Start with main.', grade: null });
  expect(second).toMatchObject({ link: null, fileName: 'My work.zip', fileBytes: file.size, note: '', grade: null });
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

test('learners see their own alone', async () => {
  const [ada, grace] = [await learner(), await learner()];
  await ada.browser.call(files, { params: work, body: { file: zip('mine.zip') } });
  expect((await grace.browser.call(own, { params: work })).items).toEqual([]);
});

test('a stranger, a visitor and another kind of exercise take nothing', async () => {
  const body = { link };
  expect(await (await app.signedUp()).browser.try(links, { params: work, body })).toMatchObject({ status: 403 });
  expect(await app.browser().try(links, { params: work, body })).toMatchObject({ status: 401 });
  expect(await (await learner()).browser.try(links, { params: double, body })).toMatchObject({ status: 404 });
});
