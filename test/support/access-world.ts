import { grantRole } from '../../src/features/identity/server/public.ts';
import type { Role } from '../../src/platform/contract/roles.ts';
import type { SignedUp, TestApp } from './app.ts';
import { busyLearner } from './busy-learner.ts';
import type { TestBrowser } from './test-browser.ts';

/**
 * Kinds of callers in the order of their calls: those without permissions come before those who could delete the
 * record.
 */
export const personas = [
  'nobody',
  'expired session',
  'disabled administrator',
  'another learner',
  'another teacher',
  'the learner',
  'teacher of the course',
  'administrator',
] as const;

export type Persona = (typeof personas)[number];

/** Returns a browser signed in as a person; it stores no changes by responses. */
type CallAs = (person: Persona) => TestBrowser;

export interface AccessWorld {
  readonly as: CallAs;
  /** Values of path parameters: records of the learner and of the course, as far as there are any. */
  readonly places: Readonly<Record<string, string>>;
  /** User behind the learner's records. */
  readonly learner: SignedUp;
  /** User for administrators' actions. */
  readonly somebody: SignedUp;
}

/** Creates a learner with records everywhere, teachers, administrators, and other users. */
export async function accessWorld(app: TestApp): Promise<AccessWorld> {
  const learner = await busyLearner(app);
  const signedUpAs = async (role: Role, courses: readonly string[] | null = null) => {
    const user = await app.signedUp();
    await grantRole(app.db, user.email, role, courses);
    return user;
  };
  const [expired, disabled, somebody] = [await app.signedUp(), await signedUpAs('admin'), await app.signedUp()];
  const { kysely } = app.db;
  await kysely.updateTable('authUsers').set({ disabledAt: 1 }).where('id', '=', disabled.uid).execute();
  const past = new Date(0).toISOString();
  await kysely.updateTable('authSessions').set({ expiresAt: past }).where('userId', '=', expired.uid).execute();
  const users: Partial<Record<Persona, SignedUp>> = {
    'expired session': expired,
    'disabled administrator': disabled,
    'another learner': await app.signedUp(),
    'another teacher': await signedUpAs('teacher', ['course2']),
    'the learner': learner,
    'teacher of the course': await signedUpAs('teacher', ['course1']),
    administrator: await signedUpAs('admin'),
  };
  return { as: (person) => copyOf(app, users[person]), places: await placesOf(app, learner), learner, somebody };
}

function copyOf(app: TestApp, user: SignedUp | undefined): TestBrowser {
  const copy = app.browser();
  for (const name of user?.browser.cookieNames() ?? []) copy.setCookie(name, user!.browser.cookie(name));
  return copy;
}

async function placesOf(
  { db: { kysely } }: TestApp,
  { browser, uid, email, certificateId }: Awaited<ReturnType<typeof busyLearner>>,
) {
  const [courseId, lessonId] = ['course1', 'a-page-is-a-tree-of-components'];
  const attempts = 'POST /api/courses/{courseId}/quizzes/{lessonId}/attempts';
  const { attemptId } = await browser.call(attempts, { params: { courseId, lessonId } });
  const first = <Row>(rows: readonly Row[]): Row => rows[0]!;
  const application = await kysely.selectFrom('applications').select('id').where('userId', '=', uid).execute();
  const handIn = await kysely.selectFrom('handIns').select('id').where('userId', '=', uid).execute();
  const session = await kysely.selectFrom('authSessions').select('id').where('userId', '=', uid).execute();
  const photo = await kysely.selectFrom('userPhotos').select('fileKey').where('userId', '=', uid).execute();
  const message = await kysely.selectFrom('contactMessages').select('id').where('email', '=', email).execute();
  const feedback = await kysely.selectFrom('feedback').select('id').where('userId', '=', uid).execute();
  const notification = await kysely.selectFrom('notifications').select('id').where('userId', '=', uid).execute();
  const subscriber = await kysely.selectFrom('newsletterSubscribers').select('id').where('email', '=', email).execute();
  const campaign = await kysely.selectFrom('campaigns').select('id').orderBy('id').execute();
  return {
    courseId,
    userId: uid,
    lessonId,
    exerciseId: 'tick-and-count',
    castId: 'the-fact-that-was-stored-twice',
    version: '1',
    certificateId,
    applicationId: first(application).id,
    handInId: first(handIn).id,
    attemptId,
    sessionId: first(session).id,
    fileKey: first(photo).fileKey,
    messageId: first(message).id,
    feedbackId: first(feedback).id,
    notificationId: first(notification).id,
    subscriberId: first(subscriber).id,
    campaignId: first(campaign).id,
  };
}
