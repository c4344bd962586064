import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../../test/support/app.ts';
import { shippedContentForThisFile } from '../../../../../test/support/content.ts';
import { everyTypeQuiz } from '../../../../../test/support/quiz.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Statement } from '../../../../platform/server/db/statement.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { attemptBeginner } from './queries.ts';

const folder = shippedContentForThisFile();
folder.write('courses/course2/quizzes/every-type.yaml', everyTypeQuiz);
const app = await appForThisFile({ settings: { contentDir: folder.path, rateLimits: false } });
const params = { courseId: 'course2', lessonId: 'every-type' };

async function learner() {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  return user;
}

test('of many who begin at once each gets an attempt of their own, and one whose row the database refuses keeps nobody', async () => {
  const learners = await Promise.all(Array.from({ length: 4 }, learner));
  const [first = await learner()] = learners;
  await first.browser.call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params });
  const { version } = await app.db.kysely.selectFrom('quizVersions').select('version').executeTakeFirstOrThrow();
  const begin = attemptBeginner(app.db);
  const attempt = (userId: string, more = {}) => {
    const sampled = {
      seed: 'a seed',
      questionIds: '[]',
      startedAt: 1,
      deadline: null,
      changes: 0,
      allowed: 2,
      pauseStart: null,
    };
    return { id: newId(), userId, ...params, version, ...sampled, ...more };
  };
  const unknown = newId();
  const [running, ...outcomes] = await Promise.allSettled([
    begin(attempt(first.uid)),
    ...learners.slice(1).map(({ uid }) => begin(attempt(uid))),
    begin(attempt(unknown)),
    // The same learner twice in the same turn of the event loop.
    begin(attempt(learners[1]!.uid)),
    // The foreign key refuses an unknown version of the quiz.
    begin(attempt(first.uid, { courseId: 'course2', lessonId: 'of-nobody', version: 'x' })),
  ]);
  const numbers = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? (outcome.value?.number ?? null) : null));
  expect(running).toEqual({ status: 'fulfilled', value: undefined });
  // The order of two calls in the same turn is not defined.
  expect(numbers.filter((number) => number === 1)).toHaveLength(3);
  expect(numbers.filter((number) => number === null)).toHaveLength(3);
  const rows = await app.db.kysely.selectFrom('quizAttempts').select(['userId', 'number']).execute();
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set(learners.map(({ uid }) => uid)));
  expect(rows).toHaveLength(learners.length);
});

test('who has left the course begins nothing, and who comes back does', async () => {
  const { browser } = await learner();
  const begin = () => browser.try('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params });
  await browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId: 'course2' } });
  expect(await begin()).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
  await browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  expect(await begin()).toMatchObject({ status: 201 });
});

test.runIf(app.db.engine === 'postgres')(
  'nobody who begins is compared with others: PostgreSQL joins nothing',
  async () => {
    const sent: Statement[] = [];
    const listening: Database = { ...app.db, commit: (...all) => (sent.push(...all), app.db.commit(...all)) };
    const begin = attemptBeginner(listening);
    const sampled = {
      version: 'x',
      seed: 'a seed',
      questionIds: '[]',
      startedAt: 1,
      deadline: null,
      changes: 0,
      allowed: 2,
      pauseStart: null,
    };
    await Promise.all(['anna', 'ben'].map((userId) => begin({ id: newId(), userId, ...params, ...sampled })));
    const [{ sql, values }] = sent as [Statement];
    const plan = JSON.stringify(await app.db.readPrepared(`explain ${sql}`, values));
    expect(sent).toHaveLength(1);
    expect(plan).toContain('SubPlan 2');
    expect(plan).not.toMatch(/Join|Nested Loop/);
  },
);
