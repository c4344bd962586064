import { certificateIssuer } from '../../src/features/certificates/server/public.ts';
import type { CourseStructure } from '../../src/features/progress/course-log.ts';
import { learningRecord } from '../../src/features/progress/server/public.ts';
import { createEvents } from '../../src/platform/server/events/events.ts';
import type { SignedUp, TestApp } from './app.ts';
import { courseOf, lesson } from './learning-events.ts';

const title = 'Learn React';

/** Course with one lesson and without tasks. */
export const oneLesson: CourseStructure = courseOf([lesson('lists')]);

/** Learning record that issues certificates as in the server, on a snapshot with one course. */
export function recordOf(app: TestApp) {
  const find = (_: string, courseId: string) => ({ courseId, title, description: 'What one does with React.' });
  const content = { current: () => ({ find }) } as unknown as Parameters<typeof certificateIssuer>[0]['content'];
  const events = createEvents(app.db, app.app.log, Date.now);
  const onCompleted = certificateIssuer({ db: app.db, content });
  return learningRecord({ db: app.db, events, structureOf: () => oneLesson, onCompleted, now: Date.now });
}

/** Creates a learner who has completed `oneLesson`; the completion itself is not recorded yet. */
export async function learnerWhoIsDone(app: TestApp, name = 'Ada Lovelace'): Promise<SignedUp> {
  const user = await app.signedUp();
  await app.confirmAddress(user.uid);
  const { browser, uid, email } = user;
  if (name !== '') await browser.call('PUT /api/users/{uid}', { params: { uid }, body: { name, email } });
  await browser.call('POST /api/enrolments', { body: { courseId: oneLesson.courseId } });
  const kind = 'lesson-done';
  const event = { key: crypto.randomUUID(), kind, subject: 'lists', version: 'v1', clientAt: null };
  const row = { id: crypto.randomUUID(), userId: uid, courseId: oneLesson.courseId, ...event, kind } as const;
  const nothing = { points: null, maxPoints: null, passed: null, device: null, details: '{}', at: Date.now() };
  await app.db.kysely
    .insertInto('learningEvents')
    .values({ ...row, ...nothing })
    .execute();
  return user;
}

/** Creates a learner with a certificate, and returns its id too. */
export async function certified(app: TestApp, name?: string): Promise<SignedUp & { certificateId: string }> {
  const user = await learnerWhoIsDone(app, name);
  await recordOf(app).settle(user.uid, oneLesson);
  const { items } = await user.browser.call('GET /api/certificates', {});
  return { ...user, certificateId: items[0]!.id };
}
