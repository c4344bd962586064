import { Readable } from 'node:stream';
import { newFileKey } from '../../src/platform/server/storage/file-store.ts';
import { openFileStore } from '../../src/platform/server/storage/open-file-store.ts';
import { type SignedUp, type TestApp, newEmail } from './app.ts';
import { certified } from './certificates.ts';
import { pdf, png, zip } from './files.ts';

export interface BusyLearner extends SignedUp {
  readonly name: string;
  readonly certificateId: string;
}

/** Creates a learner with rows in every table with personal data, and with files in the file store. */
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
  // Filter of a former administrator.
  const filter = { section: 'messages', name: `Of ${name}`, search: 'state=new' } as const;
  await kysely
    .insertInto('savedFilters')
    .values({ id: crypto.randomUUID(), userId: uid, ...filter })
    .execute();
  await kysely
    .insertInto('lessonNotes')
    .values({ ...course, lessonId: 'l', text: `by ${name}`, version: 1, changedAt: at })
    .execute();
  const review = {
    ...course,
    cardId: 'exercise/e',
    sittingId: crypto.randomUUID(),
    version: 'v',
    dueAt: null,
    at,
    clientAt: null,
  };
  await kysely
    .insertInto('reviewAnswers')
    .values({ ...review, id: crypto.randomUUID(), key: crypto.randomUUID(), rating: 'good', answer: `"by ${name}"` })
    .execute();
  await kysely
    .insertInto('reviewSettings')
    .values({ userId: uid, goalMinutes: 10, reminderHour: 8, zone: 'Europe/Berlin', reminderAt: at, remindedAt: null })
    .execute();
  await kysely
    .insertInto('notifications')
    .values({
      id: crypto.randomUUID(),
      userId: uid,
      message: `Hello ${name}`,
      timestamp: at,
      readAt: null,
      kind: 'account',
      path: null,
      digestAt: null,
    })
    .execute();
  await kysely
    .insertInto('notificationPreferences')
    .values({ userId: uid, kind: 'grades', channel: 'daily' })
    .execute();
  await kysely
    .insertInto('mailedLinks')
    .values({ hash: crypto.randomUUID(), uid, purpose: 'reset-password', email, expiresAt: at + 1e10 })
    .execute();
  await kysely.insertInto('authenticators').values({ uid, secret: 's', confirmedAt: null, lastStep: 0 }).execute();
  await kysely.insertInto('recoveryCodes').values({ uid, hash: crypto.randomUUID() }).execute();
  await kysely
    .insertInto('passkeys')
    .values({
      id: crypto.randomUUID(),
      uid,
      publicKey: 'k',
      counter: 0,
      transports: '[]',
      name: `Phone of ${name}`,
      addedAt: at,
      usedAt: null,
    })
    .execute();
  await gotCampaign(app, email);
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
  await leftInInbox(app, user);
  await leftInContent(app, uid);
  await leftInAnnouncements(app, user);
  await leftInQuizzes(app, course);
  await leftInExercises(app, user, course);
  return user;
}

async function leftByCalls(app: TestApp, { browser, uid, email, name }: SignedUp & { name: string }): Promise<void> {
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://example.org/ada' };
  const visitor = app.browser();
  await visitor.call('POST /api/applications', { body: { name, email, ...links, cv: pdf('without signing in.pdf') } });
  await browser.call('POST /api/applications', {
    body: { name, email: newEmail(), ...links, cv: pdf('signed in.pdf') },
  });
  await browser.call('POST /api/newsletter-subscribers', { body: { email } });
  await browser.call('POST /api/contact-messages', { body: { name, email, message: `Hello, ${name}.` } });
  await browser.call('POST /api/users/{uid}/photo', { params: { uid }, body: { photo: png(32) } });
  await browser.call('POST /api/career-enrolments', { body: { careerId: 'front-end-engineer' } });
  await browser.call('POST /api/courses/{courseId}/feedback', {
    params: { courseId: 'course1' },
    body: { rating: 4, comment: 'A good course.' },
  });
}

/** Adds notes on the learner's own and on another's application, and a step that was undone before the notification. */
async function leftByApplications({ db: { kysely } }: TestApp, uid: string): Promise<void> {
  const own = await kysely
    .selectFrom('applications')
    .select(['id', 'email'])
    .where('userId', '=', uid)
    .executeTakeFirstOrThrow();
  const done = { act: 'application-noted', actorId: 'other', actorEmail: 'other@example.org', timestamp: 0 } as const;
  await kysely
    .insertInto('auditEntries')
    .values({ ...done, id: crypto.randomUUID(), subjectId: own.id, subject: own.email })
    .execute();
  const before = { beforeStatus: 'received', beforeStatusAt: 0, beforeDeletesAt: null } as const;
  const { id: stepId } = await kysely
    .selectFrom('applicationSteps')
    .select('id')
    .where('applicationId', '=', own.id)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('heldApplicationSteps')
    .values({ stepId, applicationId: own.id, isUndone: 1, ...before })
    .execute();
  const note = { applicationId: own.id, text: `of ${uid}`, byUserId: null, at: 0 };
  await kysely
    .insertInto('applicationNotes')
    .values([
      { ...note, id: crypto.randomUUID() },
      { ...note, id: crypto.randomUUID(), byUserId: uid },
    ])
    .execute();
}

/** Adds events on the learner's own message, and actions of an administrator of this name on another's. */
async function leftInInbox(
  app: TestApp,
  { uid, email, name }: { uid: string; email: string; name: string },
): Promise<void> {
  const { kysely } = app.db;
  const visitor = { name: 'Somebody', email: newEmail(), message: 'Hello.' };
  const { id: otherId } = await app.browser().call('POST /api/contact-messages', { body: visitor });
  const own = await kysely
    .selectFrom('contactMessages')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await kysely.updateTable('contactMessages').set({ assigneeId: uid }).where('id', '=', otherId).execute();
  const written = { text: 'Words.', byUserId: null, at: 0 };
  await kysely
    .insertInto('contactNotes')
    .values([
      { ...written, id: crypto.randomUUID(), messageId: own.id, text: `of ${name}` },
      { ...written, id: crypto.randomUUID(), messageId: otherId, byUserId: uid },
    ])
    .execute();
  const entry = { ...written, kind: 'reply', fromAddress: null, mailId: null } as const;
  await kysely
    .insertInto('contactEntries')
    .values([
      { ...entry, id: crypto.randomUUID(), messageId: own.id, text: `to ${name}` },
      { ...entry, id: crypto.randomUUID(), messageId: otherId, fromAddress: email, text: `by ${name}` },
      { ...entry, id: crypto.randomUUID(), messageId: otherId, kind: 'answer', byUserId: uid },
    ])
    .execute();
}

/** Adds rows of an administrator who has edited content. */
async function leftInContent({ db: { kysely } }: TestApp, uid: string): Promise<void> {
  const item = { kind: 'article', itemId: `by-${uid.slice(-8)}`.toLowerCase() };
  const text = { ...item, source: 'Text.', byUserId: uid };
  const draft = {
    revision: crypto.randomUUID(),
    baseHash: '',
    state: 'draft',
    publishAt: null,
    problem: null,
  } as const;
  await kysely
    .insertInto('contentDrafts')
    .values({ ...text, ...draft, savedAt: 0, reviewAskedBy: uid })
    .execute();
  await kysely
    .insertInto('contentReviews')
    .values({ ...item, id: crypto.randomUUID(), verdict: 'comment', text: 'Well said.', byUserId: uid, at: 0 })
    .execute();
  await kysely
    .insertInto('contentRevisions')
    .values({ ...text, id: crypto.randomUUID(), hash: '', how: 'published', at: 0 })
    .execute();
  await kysely
    .insertInto('contentEditors')
    .values({ ...item, userId: uid, seenAt: 0 })
    .execute();
}

/** Adds a pending announcement to the learner, and one that the learner sent to everybody as an administrator. */
async function leftInAnnouncements(
  { db: { kysely } }: TestApp,
  { uid, name }: { uid: string; name: string },
): Promise<void> {
  const id = crypto.randomUUID();
  const words = { message: `To ${name}`, timestamp: 0 };
  const told = { ...words, path: null, people: 1, courseId: null, endedAt: null };
  const everybody = { audience: 'everybody', toUserId: null, byUserId: uid, message: 'To all' } as const;
  await kysely
    .insertInto('announcements')
    .values([
      { ...told, id, attempt: id, audience: 'person', toUserId: uid, byUserId: null },
      { ...told, ...everybody, id: crypto.randomUUID(), attempt: crypto.randomUUID() },
    ])
    .execute();
  const way = { audience: 'person', members: JSON.stringify([uid]), kind: 'announcements', path: '' } as const;
  await kysely
    .insertInto('broadcasts')
    .values({ id, ...words, ...way, cursor: '' })
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
    .insertInto('quizExtraAttempts')
    .values({ ...course, lessonId: 'l', extra: 1 })
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
      seenVersion: 'v',
      files,
      cases: '[{"expected":"a hidden case"}]',
      isPassed: 1,
      points: 1,
      maxPoints: 1,
      engine: 'python',
      at: 0,
    })
    .execute();
  await kysely
    .insertInto('exerciseTries')
    .values({ ...place, version: 'v', firstTry: '{"cases":[["a hidden case",1,1]]}', stuckAt: '[]' })
    .execute();
  const fileKey = await keepFile(app);
  const handIn = { version: 'v', link: null, fileName: '../../work.zip', fileBytes: 1, note: `by ${name}`, at: 0 };
  const own = crypto.randomUUID();
  await kysely
    .insertInto('handIns')
    .values({ ...place, ...handIn, id: own, fileKey, grade: null, gradedBy: null })
    .execute();
  const other = await app.signedUp();
  const grade = JSON.stringify({ gradedAt: 0, points: 1, maxPoints: 1, scores: [], comment: '' });
  const id = crypto.randomUUID();
  await kysely
    .insertInto('handIns')
    .values({
      ...place,
      ...handIn,
      userId: other.uid,
      id,
      note: 'of another',
      fileName: null,
      fileKey: null,
      grade,
      gradedBy: uid,
    })
    .execute();
  const corrected = [
    { handInId: own, gradedBy: null },
    { handInId: id, gradedBy: uid },
  ].map((each) => ({ ...each, id: crypto.randomUUID(), grade }));
  await kysely.insertInto('correctedGrades').values(corrected).execute();
}

/** Stores a file as the server does, for a row that refers to it. */
async function keepFile({ settings }: TestApp): Promise<string> {
  const files = openFileStore(settings);
  const arrived = await files.receive(Readable.from([Buffer.from(await zip('work.zip').arrayBuffer())]));
  const key = newFileKey('.zip');
  await arrived.keepAs(key);
  return key;
}

/** Adds a newsletter that was sent to the address. */
async function gotCampaign({ db: { kysely } }: TestApp, email: string): Promise<void> {
  const id = crypto.randomUUID();
  const of = { segment: 'all', state: 'sent', step: 1, changedAt: 0, troubles: 0 } as const;
  await kysely
    .insertInto('campaigns')
    .values({ id, subject: 'News', body: 'Hello.', ...of })
    .execute();
  await kysely
    .insertInto('campaignRecipients')
    .columns(['campaignId', 'subscriberId', 'state', 'tries', 'dueAt'])
    .expression((eb) =>
      eb
        .selectFrom('newsletterSubscribers')
        .select((of) => [
          of.val(id).as('campaignId'),
          'id',
          of.val('sent' as const).as('state'),
          of.lit(0).as('tries'),
          of.lit(0).as('dueAt'),
        ])
        .where('email', '=', email),
    )
    .execute();
}
