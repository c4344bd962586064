import { applicationStatuses } from '../../../features/applications/status-contract.ts';
import { searchTextOf } from '../../../features/applications/server/public.ts';
import type { DemoUsers } from './demo-users.ts';
import { type DemoCourse, type LearningAct, learning } from './demo-learning.ts';
import { familyNames, givenNames, questions } from './demo-words.ts';
import { type DemoRow, type DemoRows, demoDomain } from './queries.ts';
import type { Chances } from './random.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysBack = 45;
const people = 80;
const applicants = 18;
const writers = 14;
const subscribers = 60;
/** Shortest time in days from enrollment to completion. */
const courseDays = 10;
/** Applications newer than this are received or in review. */
const undecidedDays = 12;
/** Progress of the demo learner in one course after another, and days since enrollment. */
const playerCourses = [
  { share: 0.6, since: 40 },
  { share: 1, since: 38 },
  { share: 0.5, since: 6 },
  { share: 0, since: 2 },
];

interface ApplicationState {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly status: (typeof applicationStatuses)[number];
}

interface Demo {
  readonly demoUsers: DemoUsers;
  /** In catalogue order; courses without lessons have learners too. */
  readonly courses: readonly DemoCourse[];
  readonly openingIds: readonly string[];
  /** Milliseconds since 1970; everything happened before. */
  readonly now: number;
  readonly chances: Chances;
}

/**
 * Creates a month and a half of activity. Calls differ only in the timestamps, which end at `now`; `acts` build on the
 * rows, in no order.
 */
export function demoRows({ demoUsers, courses, openingIds, now, chances }: Demo): {
  rows: DemoRows;
  acts: LearningAct[];
} {
  const { chance, upTo, oneOf, between, idAt, random } = chances;
  const acts: LearningAct[] = [];
  const rows: DemoRows = {
    authUsers: [],
    users: [],
    enrollments: [],
    learningEvents: [],
    feedback: [],
    applications: [],
    applicationSteps: [],
    contactMessages: [],
    newsletterSubscribers: [],
  };
  const learn = learning(rows, acts, chances);

  function personAt(place: number) {
    const name = `${oneOf(givenNames)} ${oneOf(familyNames)}`;
    return { name, email: `learner-${String(place + 1).padStart(2, '0')}@${demoDomain}` };
  }

  function addLearner(place: number) {
    const { name, email } = personAt(place);
    const joinedAt = between(now - daysBack * dayMs, now - dayMs);
    const uid = idAt(joinedAt);
    const at = new Date(joinedAt).toISOString();
    rows.authUsers.push({ id: uid, email, name: '', emailVerified: 1, role: 'learner', createdAt: at, updatedAt: at });
    rows.users.push({ uid, email, name });
    const first = upTo(courses.length);
    const count = Math.min(1 + upTo(3), courses.length);
    for (let more = 0; more < count; more += 1) {
      const course = courses[(first + more) % courses.length];
      const enrolledAt = between(joinedAt, now - dayMs / 2);
      const isComplete = chance(0.2) && enrolledAt < now - courseDays * dayMs;
      const until = isComplete ? between(enrolledAt + courseDays * dayMs, now) : now;
      const share = isComplete ? 1 : random() * random();
      if (course) learn({ userId: uid, course, enrolledAt, until, share, handInShare: 0.6 });
    }
  }

  /**
   * Adds the demo learner, who starts with a course that has assignments: the first submission failed, the second is
   * pending.
   */
  function addPlayer() {
    const { uid: userId } = demoUsers.learner;
    const byHand = courses.find(({ handIns }) => handIns.length > 0);
    const chosen = [...(byHand ? [byHand] : []), ...courses.filter((course) => course !== byHand)];
    for (const [place, { share, since }] of playerCourses.entries()) {
      const course = chosen[place];
      if (course) learn({ userId, course, enrolledAt: now - since * dayMs, until: now, share, handInShare: 0 });
    }
    const own = { userId, courseId: byHand?.courseId ?? '' };
    for (const handIn of byHand?.handIns ?? []) {
      const [first, second] = [now - 8 * dayMs, now - 2 * dayMs];
      acts.push({ ...own, at: first, what: { handIn, outcome: 'failed', gradedAt: first + dayMs } });
      acts.push({ ...own, at: second, what: { handIn, outcome: 'waiting', gradedAt: second } });
    }
  }

  function addApplication(place: number) {
    const { name } = personAt(place);
    const email = `applicant-${String(place + 1).padStart(2, '0')}@${demoDomain}`;
    const at = between(now - daysBack * dayMs, now);
    const statuses = at > now - undecidedDays * dayMs ? applicationStatuses.slice(0, 2) : applicationStatuses.slice(1);
    const openingId = chance(0.8) && openingIds.length > 0 ? oneOf(openingIds) : null;
    apply({ userId: null, name, email, openingId, timestamp: at, status: oneOf(statuses) });
  }

  function apply(sent: Pick<DemoRow<'applications'>, 'userId' | 'name' | 'email' | 'openingId'> & ApplicationState) {
    const { name, email, timestamp, status } = sent;
    const id = idAt(timestamp);
    const statusAt = status === 'received' ? timestamp : between(timestamp, now);
    const cv = { cvName: 'cv.pdf', cvKey: '', cvBytes: 0, cvState: 'unscanned' as const };
    const links = { linkedin: 'https://www.linkedin.com/in/demo', website: `https://${demoDomain}/` };
    rows.applications.push({ id, ...sent, ...links, ...cv, searchText: searchTextOf(`${name} ${email}`), statusAt });
    rows.applicationSteps.push(stepOf(id, 'received', timestamp));
    if (status !== 'received') rows.applicationSteps.push(stepOf(id, status, statusAt));
  }

  function stepOf(applicationId: string, status: (typeof applicationStatuses)[number], at: number) {
    return { id: idAt(at), applicationId, status, message: null, byUserId: null, at };
  }

  function addMessage(place: number) {
    const { name } = personAt(place);
    const timestamp = between(now - 20 * dayMs, now);
    const email = `writer-${String(place + 1).padStart(2, '0')}@${demoDomain}`;
    const message = questions[place % questions.length]!;
    rows.contactMessages.push({ id: idAt(timestamp), name, email, message, timestamp, state: 'new' });
  }

  function addSubscriber(place: number) {
    const timestamp = between(now - daysBack * dayMs, now);
    const isConfirmed = chance(0.8);
    rows.newsletterSubscribers.push({
      id: idAt(timestamp),
      email: `reader-${String(place + 1).padStart(2, '0')}@${demoDomain}`,
      timestamp,
      askedAt: timestamp,
      state: isConfirmed ? 'confirmed' : 'unconfirmed',
      confirmedAt: isConfirmed ? timestamp : null,
      consent: isConfirmed ? 'Demo data: nobody has agreed to anything.' : '',
      endedAt: null,
    });
  }

  for (let place = 0; place < people; place += 1) addLearner(place);
  addPlayer();
  for (let place = 0; place < applicants; place += 1) addApplication(place);
  const { uid: userId, name, email } = demoUsers.learner;
  apply({ userId, name, email, openingId: openingIds[0] ?? null, timestamp: now - 6 * dayMs, status: 'received' });
  for (let place = 0; place < writers; place += 1) addMessage(place);
  for (let place = 0; place < subscribers; place += 1) addSubscriber(place);
  return { rows, acts };
}
