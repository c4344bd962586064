import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../../test/support/app.ts';
import { shippedContentForThisFile } from '../../../../../test/support/content.ts';
import { everyTypeQuiz } from '../../../../../test/support/quiz.ts';
import { grantRole } from '../../../identity/server/public.ts';
import { extraQueries } from './queries.ts';

const folder = shippedContentForThisFile();
folder.write('courses/course2/quizzes/every-type.yaml', everyTypeQuiz);
folder.write('courses/course2/quizzes/paused.yaml', everyTypeQuiz.replace('attempts: 3\n', ''));
const app = await appForThisFile({ settings: { contentDir: folder.path, rateLimits: false } });
const quiz = { courseId: 'course2', lessonId: 'every-type' };
const attempts = 'POST /api/courses/{courseId}/quizzes/{lessonId}/attempts';
const extra = 'POST /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/extra-attempts';

async function teacher(): Promise<SignedUp> {
  const user = await app.signedUp();
  await grantRole(app.db, user.email, 'teacher', ['course2']);
  return user;
}

async function learner(): Promise<SignedUp> {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  return user;
}

async function usedUp({ browser }: SignedUp): Promise<number> {
  for (let made = 0; ; made += 1) {
    const begun = await browser.try(attempts, { params: quiz });
    if (begun.status !== 201) return made;
    const { attemptId } = begun.body as { attemptId: string };
    await browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } });
  }
}

const allow = ({ browser }: SignedUp, { uid: userId }: SignedUp, more = {}) =>
  browser.try(extra, { params: { ...quiz, userId, ...more } });
const ask = ({ browser }: SignedUp, more = {}) =>
  browser.try('POST /api/courses/{courseId}/quizzes/{lessonId}/attempt-requests', { params: { ...quiz, ...more } });
const requestsSeenBy = ({ browser }: SignedUp, courseId = 'course2') =>
  browser.try('GET /api/courses/{courseId}/attempt-requests', { params: { courseId } });
const requestsOf = async (who: SignedUp, by: SignedUp) =>
  ((await requestsSeenBy(by)).body as { items: { userId: string }[] }).items.filter(({ userId }) => userId === who.uid);
const factsFor = ({ browser }: SignedUp) =>
  browser.call('GET /api/courses/{courseId}/quizzes/{lessonId}', { params: quiz });

test('who has used up their attempts is allowed one more, is told, and has that one alone', async () => {
  const [ada, linus, grace] = [await learner(), await learner(), await teacher()];
  const all = await usedUp(ada);
  expect(await usedUp(linus)).toBe(all);
  expect(await allow(grace, ada)).toMatchObject({ status: 200, body: { attemptsLeft: 1, isNew: true } });
  expect(await factsFor(ada)).toMatchObject({ attemptsAllowed: all + 1, attemptsLeft: 1 });
  expect(await factsFor(linus)).toMatchObject({ attemptsAllowed: all, attemptsLeft: 0 });
  const { items } = await ada.browser.call('GET /api/notifications', { query: {} });
  expect(items[0]).toMatchObject({
    message: 'You can take the quiz of “every-type” once more.',
    path: '/course/course2/learn/every-type#quiz',
  });
  const entries = app.db.kysely.selectFrom('auditEntries').select(['act', 'actorEmail', 'subject']);
  const entry = { act: 'quiz-attempt-allowed', actorEmail: grace.email, subject: `${ada.email} · course2` };
  expect(await entries.where('subjectId', '=', ada.uid).execute()).toEqual([entry]);
  expect(await usedUp(ada)).toBe(1);
  expect(await factsFor(ada)).toMatchObject({ attemptsLeft: 0, past: { length: all + 1 } });
  expect(await allow(grace, ada)).toMatchObject({ body: { attemptsLeft: 1, isNew: true } });
  expect(await usedUp(ada)).toBe(1);
});

test('asked for twice at once, or while some are left, nobody gets more', async () => {
  const [ada, grace] = [await learner(), await teacher()];
  expect(await allow(grace, ada)).toMatchObject({ status: 200, body: { isNew: false } });
  const all = await usedUp(ada);
  const answers = await Promise.all([allow(grace, ada), allow(await teacher(), ada), allow(grace, ada)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ body }) => (body as { isNew: boolean }).isNew)).toHaveLength(1);
  expect(await factsFor(ada)).toMatchObject({ attemptsAllowed: all + 1, attemptsLeft: 1 });
  const { items } = await ada.browser.call('GET /api/notifications', { query: {} });
  expect(items.filter(({ message }) => message.includes('once more'))).toHaveLength(1);
});

test('what two allow between the look and the act is allowed once, and never fewer than before', async () => {
  const { uid: userId } = await learner();
  const { putExtra, findExtra } = extraQueries(app.db);
  const put = (extra: number) => app.db.commit(putExtra.with({ userId, ...quiz, extra }));
  expect([await put(2), await put(2), await put(1)]).toEqual([[[{ extra: 2 }]], [[]], [[]]]);
  expect(await findExtra.first({ userId, ...quiz })).toMatchObject({ extra: 2 });
});

test('only for a quiz that there is, somebody who is enrolled, and by a teacher of the course', async () => {
  const [ada, grace] = [await learner(), await teacher()];
  expect(await allow(grace, ada, { lessonId: 'nowhere' })).toMatchObject({
    status: 404,
    body: { code: 'quiz-not-found' },
  });
  expect(await allow(grace, await app.signedUp())).toMatchObject({ status: 404, body: { code: 'learner-not-found' } });
  expect(await allow(grace, ada, { courseId: 'course1' })).toMatchObject({ status: 403 });
  expect(await allow(ada, ada)).toMatchObject({ status: 403 });
});

test('at a hard limit a learner asks for another attempt; pressed twice it is one request, and granting it closes it', async () => {
  const [ada, grace] = [await learner(), await teacher()];
  const ofAnother = await app.signedUp();
  await grantRole(app.db, ofAnother.email, 'teacher', ['course1']);
  expect(await ask(ada)).toMatchObject({ status: 409, body: { code: 'no-request-needed' } });
  await usedUp(ada);
  const answers = await Promise.all([ask(ada), ask(ada)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { requestedAt } = (await ask(ada)).body as { requestedAt: number };
  expect(await factsFor(ada)).toMatchObject({ attemptsLeft: 0, requestedAt });
  const request = { userId: ada.uid, email: ada.email, lessonId: 'every-type', lessonTitle: 'every-type', requestedAt };
  expect(await requestsOf(ada, grace)).toMatchObject([request]);
  const notified = async ({ browser }: SignedUp) =>
    (await browser.call('GET /api/notifications', { query: {} })).items.map(({ message, path }) => ({ message, path }));
  const message = 'A learner asks for another attempt at the quiz of “every-type”.';
  expect(await notified(grace)).toEqual([{ message, path: '/teach/course2#attempt-requests' }]);
  expect(await notified(ofAnother)).toEqual([]);
  await allow(grace, ada);
  expect(await requestsOf(ada, grace)).toEqual([]);
  expect(await factsFor(ada)).toMatchObject({ attemptsLeft: 1, requestedAt: null });
  // The next one is a new request, which is notified again.
  await usedUp(ada);
  expect(await factsFor(ada)).toMatchObject({ requestedAt: null });
  expect(await ask(ada)).toMatchObject({ status: 200 });
  expect(await requestsOf(ada, grace)).toHaveLength(1);
  expect(await notified(grace)).toHaveLength(2);
  await ada.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId: 'course2' } });
  expect(await requestsOf(ada, grace)).toEqual([]);
});

test('nobody asks without need or place, and only teachers of the course see the requests', async () => {
  const [ada, grace, stranger] = [await learner(), await teacher(), await app.signedUp()];
  expect(await ask(ada, { lessonId: 'nowhere' })).toMatchObject({ status: 404, body: { code: 'quiz-not-found' } });
  expect(await ask(stranger)).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
  expect(await requestsSeenBy(ada)).toMatchObject({ status: 403 });
  expect(await requestsSeenBy(grace, 'course1')).toMatchObject({ status: 403 });
  // With a pause, the next attempt opens by itself.
  const paused = { lessonId: 'paused' };
  for (let made = 0; made < 3; made += 1) {
    const { attemptId } = await ada.browser.call(attempts, { params: { ...quiz, ...paused } });
    await ada.browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } });
  }
  expect(await ask(ada, paused)).toMatchObject({ status: 409, body: { code: 'no-request-needed' } });
  // A teacher can still shorten the pause.
  expect(await allow(grace, ada, paused)).toMatchObject({ body: { attemptsLeft: 1, isNew: true } });
  expect(await ada.browser.try(attempts, { params: { ...quiz, ...paused } })).toMatchObject({ status: 201 });
});
