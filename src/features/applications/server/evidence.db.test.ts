import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { pdf } from '../../../../test/support/files.ts';
import { certificateIssuer } from '../../certificates/server/public.ts';
import { grantRole } from '../../identity/server/public.ts';
import { learningRecord } from '../../progress/server/public.ts';
import { createEvents } from '../../../platform/server/events/events.ts';
import { pino } from 'pino';

const app = await appForThisFile({ settings: { rateLimits: false } });
const courseTitle = 'Learn React';
const form = {
  name: 'Ada',
  email: 'ada@example.org',
  linkedin: 'https://www.linkedin.com/in/ada',
  website: 'https://ada.example',
};

/** A learner with a certificate and ten points in an exercise. */
async function learner() {
  const signedUp = await app.signedUp();
  const { browser, uid: userId } = signedUp;
  const params = { courseId: 'course1' };
  await browser.call('POST /api/enrolments', { body: params });
  const { structure } = await browser.call('GET /api/courses/{courseId}/progress', { params });
  const { exerciseId, points: maxPoints } = structure.exercises[0]!;
  const course = { title: courseTitle, description: 'What one does.' };
  const issue = certificateIssuer({ db: app.db, content: { current: () => ({ find: () => course }) } as never });
  const events = createEvents(app.db, pino({ level: 'silent' }), Date.now);
  const record = learningRecord({
    db: app.db,
    events,
    structureOf: () => undefined,
    onCompleted: () => [],
    now: Date.now,
  });
  const grade = {
    kind: 'exercise-submitted',
    userId,
    courseId: 'course1',
    subject: exerciseId,
    version: 'v1',
    attemptId: crypto.randomUUID(),
    points: maxPoints,
    maxPoints,
    passed: true,
    details: {},
    clientAt: null,
    device: null,
  } as const;
  await record.grade(grade, ...issue({ userId, courseId: 'course1', completedAt: 1_790_000_000_000, rule: undefined }));
  return { ...signedUp, maxPoints };
}

test('what one has learnt here is attached with consent alone, and those who decide see it as it was then', async () => {
  const { browser, maxPoints } = await learner();
  const evidence = await browser.call('GET /api/application-evidence', {});
  expect(evidence).toEqual({
    certificates: [{ certificateId: expect.any(String) as string, courseTitle, completedAt: 1_790_000_000_000 }],
    points: [{ courseId: 'course1', courseTitle, exercises: 1, points: maxPoints, outOf: maxPoints }],
  });
  const silent = await browser.call('POST /api/applications', { body: { ...form, cv: pdf() } });
  const shown = await browser.call('POST /api/applications', { body: { ...form, cv: pdf(), attachLearning: 'yes' } });
  const { items } = await browser.call('GET /api/applications', { query: {} });
  expect(items.map((each) => [each.id, each.evidence])).toEqual([
    [shown.id, evidence],
    [silent.id, null],
  ]);
  const admin = await app.signedUp();
  await grantRole(app.db, admin.email, 'admin');
  const one = (applicationId: string) =>
    admin.browser.call('GET /api/received-applications/{applicationId}', { params: { applicationId } });
  expect((await one(shown.id)).evidence).toEqual(evidence);
  expect((await one(silent.id)).evidence).toBeNull();
});

test('a visitor has nothing to attach, whatever their form says', async () => {
  const visitor = app.browser();
  expect(await visitor.try('GET /api/application-evidence', {})).toMatchObject({ status: 401 });
  const { id } = await visitor.call('POST /api/applications', { body: { ...form, cv: pdf(), attachLearning: 'yes' } });
  const row = await app.db.kysely.selectFrom('applications').select('evidence').where('id', '=', id).executeTakeFirst();
  expect(row?.evidence).toBeNull();
});
