import { Readable } from 'node:stream';
import { newFileKey } from '../../src/platform/server/storage/file-store.ts';
import { openFileStore } from '../../src/platform/server/storage/open-file-store.ts';
import { type SignedUp, type TestApp, newEmail } from './app.ts';
import { certified } from './certificates.ts';
import { pdf, zip } from './files.ts';

export interface BusyLearner extends SignedUp {
  readonly name: string;
  readonly certificateId: string;
}

/** Somebody who has left something in every table that holds what is of a person, and in the file store. */
export async function busyLearner(app: TestApp): Promise<BusyLearner> {
  const name = `Ada ${crypto.randomUUID()}`;
  const user = { ...(await certified(app, name)), name };
  const { browser, uid, email, certificateId } = user;
  await browser.send('GET', `/api/certificates/${certificateId}/credential.json`);
  await leftByCalls(app, user);
  const course = { userId: uid, courseId: 'course1' };
  const { kysely } = app.db;
  const at = Date.now();
  await kysely
    .insertInto('learningPositions')
    .values({
      ...course,
      lessonId: 'l',
      version: 'v',
      place: 0.5,
      key: crypto.randomUUID(),
      at,
      clientAt: null,
      movedAt: at,
    })
    .execute();
  await kysely
    .insertInto('lessonNotes')
    .values({ ...course, lessonId: 'l', text: `by ${name}`, version: 1, changedAt: at })
    .execute();
  await kysely
    .insertInto('notifications')
    .values({ id: crypto.randomUUID(), userId: uid, message: `Hello ${name}`, timestamp: at, readAt: null })
    .execute();
  await kysely
    .insertInto('mailedLinks')
    .values({ hash: crypto.randomUUID(), uid, purpose: 'reset-password', email, expiresAt: at + 1e10 })
    .execute();
  const done = { act: 'user-enabled', timestamp: at } as const;
  const others = {
    actorId: 'other',
    actorEmail: 'other@example.org',
    subjectId: 'other',
    subject: 'other@example.org',
  };
  await kysely
    .insertInto('auditEntries')
    .values([
      { ...done, ...others, id: crypto.randomUUID(), actorId: uid, actorEmail: email },
      { ...done, ...others, id: crypto.randomUUID(), subjectId: uid, subject: email },
    ])
    .execute();
  await leftByApplications(app, uid);
  await leftInQuizzes(app, course);
  await leftInExercises(app, user, course);
  return user;
}

async function leftByCalls(app: TestApp, { browser, email, name }: SignedUp & { name: string }): Promise<void> {
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://example.org/ada' };
  const visitor = app.browser();
  await visitor.call('POST /api/applications', { body: { name, email, ...links, cv: pdf('without signing in.pdf') } });
  await browser.call('POST /api/applications', {
    body: { name, email: newEmail(), ...links, cv: pdf('signed in.pdf') },
  });
  await browser.call('POST /api/newsletter-subscribers', { body: { email } });
  await browser.call('POST /api/contact-messages', { body: { name, email, message: `Hello, ${name}.` } });
  await browser.call('POST /api/career-enrolments', { body: { careerId: 'front-end-engineer' } });
  await browser.call('POST /api/courses/{courseId}/feedback', {
    params: { courseId: 'course1' },
    body: { rating: 4, comment: 'A good course.' },
  });
}

/** Notes on one's own applications, and on that of somebody else. */
async function leftByApplications({ db: { kysely } }: TestApp, uid: string): Promise<void> {
  const own = await kysely.selectFrom('applications').select('id').where('userId', '=', uid).executeTakeFirstOrThrow();
  const note = { applicationId: own.id, text: `of ${uid}`, byUserId: null, at: 0 };
  await kysely
    .insertInto('applicationNotes')
    .values([
      { ...note, id: crypto.randomUUID() },
      { ...note, id: crypto.randomUUID(), byUserId: uid },
    ])
    .execute();
}

async function leftInQuizzes({ db: { kysely } }: TestApp, course: { userId: string; courseId: string }): Promise<void> {
  const quiz = { courseId: course.courseId, lessonId: 'l', version: 'v' };
  const attemptId = crypto.randomUUID();
  await kysely
    .insertInto('quizVersions')
    .values({ ...quiz, quiz: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('quizAttempts')
    .values({
      ...quiz,
      ...course,
      id: attemptId,
      number: 1,
      seed: 's',
      questionIds: '[]',
      startedAt: 0,
      deadline: null,
      changes: 0,
      submittedAt: 1,
      points: 1,
      maxPoints: 1,
      passed: 1,
      shares: '[1]',
    })
    .execute();
  await kysely
    .insertInto('quizAnswers')
    .values({ attemptId, questionId: 'q', version: 1, answer: '{}', savedAt: 0 })
    .execute();
}

async function leftInExercises(
  app: TestApp,
  { uid, name }: { uid: string; name: string },
  course: { userId: string; courseId: string },
): Promise<void> {
  const { kysely } = app.db;
  const place = { ...course, exerciseId: 'e' };
  const files = JSON.stringify({ 'main.py': `# by ${name}` });
  await kysely
    .insertInto('exerciseDrafts')
    .values({ ...place, version: 1, files, savedAt: 0 })
    .execute();
  await kysely
    .insertInto('exerciseSubmissions')
    .values({
      ...place,
      id: crypto.randomUUID(),
      key: crypto.randomUUID(),
      version: 'v',
      files,
      cases: '[{"expected":"hidden"}]',
      isPassed: 1,
      points: 1,
      maxPoints: 1,
      engine: 'python',
      at: 0,
    })
    .execute();
  const fileKey = await keepFile(app);
  const handIn = { version: 'v', link: null, fileName: '../../work.zip', fileBytes: 1, note: `by ${name}`, at: 0 };
  await kysely
    .insertInto('handIns')
    .values({ ...place, ...handIn, id: crypto.randomUUID(), fileKey, grade: null, gradedBy: null })
    .execute();
  const other = await app.signedUp();
  await kysely
    .insertInto('handIns')
    .values({
      ...place,
      ...handIn,
      userId: other.uid,
      id: crypto.randomUUID(),
      note: 'of another',
      fileName: null,
      fileKey: null,
      grade: '{}',
      gradedBy: uid,
    })
    .execute();
}

/** A file as the server keeps it, which a row is to name. */
async function keepFile({ settings }: TestApp): Promise<string> {
  const files = openFileStore(settings);
  const arrived = await files.receive(Readable.from([Buffer.from(await zip('work.zip').arrayBuffer())]));
  const key = newFileKey('.zip');
  await arrived.keepAs(key);
  return key;
}
