import { v7 } from 'uuid';
import { applicationStatuses } from '../../../features/applications/status-contract.ts';
import { searchTextOf } from '../../../features/applications/server/public.ts';
import type { CourseStructure } from '../../../features/progress/server/public.ts';
import { comments, familyNames, givenNames, questions } from './demo-words.ts';
import { type DemoRow, type DemoRows, demoDomain } from './queries.ts';
import { randomOf } from './random.ts';

const seed = 20_240_501;
const dayMs = 24 * 60 * 60 * 1000;
const daysBack = 45;
const people = 80;
const applicants = 18;
const writers = 14;
const subscribers = 60;

interface Named {
  readonly learnerName: string;
  readonly email: string;
}

interface Demo {
  /** In the order of the catalogue; those without lessons have learners, too. */
  readonly courses: readonly (CourseStructure & { readonly title: string; readonly description: string })[];
  readonly openingIds: readonly string[];
  /** Milliseconds since 1970; everything was before it. */
  readonly now: number;
}

/** A lively month and a half, the same with each call but for the moments, which end now. */
export function demoRows({ courses, openingIds, now }: Demo): DemoRows {
  const random = randomOf(seed);
  const chance = (share: number) => random() < share;
  const upTo = (count: number) => Math.floor(random() * count);
  const oneOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length)]!;
  const between = (from: number, to: number) => Math.floor(from + random() * Math.max(0, to - from));
  const idAt = (msecs: number) => v7({ msecs, random: Uint8Array.from({ length: 16 }, () => upTo(256)) });
  const rows: DemoRows = {
    authUsers: [],
    users: [],
    enrollments: [],
    learningEvents: [],
    certificates: [],
    feedback: [],
    applications: [],
    applicationSteps: [],
    contactMessages: [],
    newsletterSubscribers: [],
  };

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
    for (let more = 0; more < 1 + upTo(3); more += 1) {
      const course = courses[(first + more) % courses.length];
      if (course) learn(uid, { learnerName: name, email }, course, between(joinedAt, now));
    }
  }

  function learn(userId: string, person: Named, course: Demo['courses'][number], enrolledAt: number) {
    const { courseId } = course;
    rows.enrollments.push({ id: idAt(enrolledAt), userId, courseId });
    const lessons = course.chapters.flatMap((chapter) => chapter.lessons);
    const isComplete = chance(0.15) && lessons.length > 0;
    const done = isComplete ? lessons.length : Math.floor(lessons.length * random() * random());
    let at = enrolledAt;
    for (const { lessonId, version, exerciseIds } of lessons.slice(0, done)) {
      at = between(at, now);
      rows.learningEvents.push(eventOf({ userId, courseId, kind: 'lesson-opened', subject: lessonId, version, at }));
      for (const exerciseId of exerciseIds) {
        const maxPoints = course.exercises.find((each) => each.exerciseId === exerciseId)?.points ?? 10;
        const points = chance(0.7) ? maxPoints : Math.floor(maxPoints / 2);
        const graded = { points, maxPoints, passed: points === maxPoints ? 1 : 0 };
        rows.learningEvents.push(
          eventOf({ userId, courseId, kind: 'exercise-submitted', subject: exerciseId, version, at, ...graded }),
        );
      }
      rows.learningEvents.push(eventOf({ userId, courseId, kind: 'lesson-done', subject: lessonId, version, at }));
    }
    if (isComplete) complete(userId, person, course, at);
    if (chance(0.35)) {
      const [comment, rating, said] = [oneOf(comments), 3 + upTo(3), between(at, now)];
      rows.feedback.push({ id: idAt(said), userId, courseId, rating, comment, timestamp: said });
    }
  }

  function complete(userId: string, person: Named, course: Demo['courses'][number], at: number) {
    const { courseId, title, description } = course;
    const key = `course-completed/${courseId}`;
    rows.learningEvents.push({
      ...eventOf({ userId, courseId, kind: 'course-completed', subject: courseId, version: '', at }),
      key,
    });
    const subjectId = `urn:uuid:${idAt(at)}`;
    const about = { courseId, courseTitle: title, courseText: description };
    rows.certificates.push({ id: idAt(at), userId, ...person, ...about, subjectId, completedAt: at, isPublic: 0 });
  }

  type Learnt = Pick<DemoRow<'learningEvents'>, 'userId' | 'courseId' | 'kind' | 'subject' | 'version' | 'at'>;

  function eventOf(what: Learnt & { points?: number; maxPoints?: number; passed?: number }) {
    const nothing = { points: null, maxPoints: null, passed: null, details: '{}', clientAt: null, device: null };
    return { ...nothing, id: idAt(what.at), key: idAt(what.at), ...what };
  }

  function addApplication(place: number) {
    const { name } = personAt(place);
    const email = `applicant-${String(place + 1).padStart(2, '0')}@${demoDomain}`;
    const [at, status] = [between(now - daysBack * dayMs, now), oneOf(applicationStatuses)];
    const statusAt = between(at, now);
    const id = idAt(at);
    const links = { linkedin: `https://www.linkedin.com/in/demo-${place + 1}`, website: `https://${demoDomain}/` };
    const cv = { cvName: 'cv.pdf', cvKey: '', cvBytes: 0, cvState: 'unscanned' as const };
    const when = { timestamp: at, status, statusAt };
    const openingId = chance(0.8) && openingIds.length > 0 ? oneOf(openingIds) : null;
    const searchText = searchTextOf(`${name} ${email}`);
    rows.applications.push({ id, userId: null, name, email, ...links, ...cv, openingId, searchText, ...when });
    rows.applicationSteps.push({ ...stepOf(id, 'received', at) });
    if (status !== 'received') rows.applicationSteps.push(stepOf(id, status, statusAt));
  }

  function stepOf(applicationId: string, status: (typeof applicationStatuses)[number], at: number) {
    return { id: idAt(at), applicationId, status, message: null, byUserId: null, at };
  }

  function addMessage(place: number) {
    const { name } = personAt(place);
    const timestamp = between(now - 20 * dayMs, now);
    const state = oneOf(['new', 'new', 'answered', 'closed'] as const);
    const email = `writer-${String(place + 1).padStart(2, '0')}@${demoDomain}`;
    rows.contactMessages.push({ id: idAt(timestamp), name, email, message: oneOf(questions), timestamp, state });
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
  for (let place = 0; place < applicants; place += 1) addApplication(place);
  for (let place = 0; place < writers; place += 1) addMessage(place);
  for (let place = 0; place < subscribers; place += 1) addSubscriber(place);
  return rows;
}
