import type * as z from 'zod/mini';
import type { ListRequest } from '../../../../platform/contract/list.ts';
import type { Content } from '../../../../platform/server/content/content.ts';
import { csvFile } from '../../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import { required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { createdAtOf } from '../../../../platform/server/ids.ts';
import { listHandlers } from '../../../../platform/server/list-handlers.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import { auditLog, auditSubject } from '../../../audit/server/public.ts';
import { enrolmentActs } from '../../../enrolment/server/public.ts';
import { findUid } from '../../../identity/server/public.ts';
import {
  type CourseNumbers,
  type LearnerOfCourse,
  type courseLearnerRoutes,
  enrolmentChangeErrors,
} from '../../course-learners-contract.ts';
import type { courseLearnerList } from '../../course-lists-contract.ts';
import { filterCourses } from '../../filter-courses.ts';
import { courseNumbers } from './course-numbers.ts';
import { type LearnerRow, courseCountQueries, learnerCursor, selectLearners } from './queries.ts';
import { type CourseLearnerDeps, enrolmentStateSetter } from './state.ts';

const courseColumns = ['Course', 'Id', 'Enrolled', 'Active in 7 days', 'Finished', 'Left', 'Rating', 'Ratings'];

/** Handlers of courses and their learners, for administrators. */
export function courseLearnerHandlers({ db, content, now }: CourseLearnerDeps): Handlers<typeof courseLearnerRoutes> {
  const readNumbers = courseNumbers(db, content, now);
  const { countBehind } = courseCountQueries(db);
  const { enrol } = enrolmentActs(db);
  const auditEntry = auditLog(db, now);
  const setState = enrolmentStateSetter({ db, now });

  function requireCourse(courseId: string): void {
    if (!content.current().find('course', courseId)) throw new Refusal('course-not-found');
  }

  function listOf(courseId: string) {
    requireCourse(courseId);
    return listHandlers({
      file: `${courseId}-learners.csv`,
      load: (request: ListRequest<typeof courseLearnerList>) => selectLearners(db, { ...request, courseId }),
      cursorOf: learnerCursor,
      present: presentIn(content, courseId),
      columns: {
        Email: ({ email }) => email,
        Name: ({ name }) => name,
        Enrolled: ({ enrolledAt }) => csvTimestamp(enrolledAt),
        'Progress in %': ({ percent }) => percent,
        'Goes on in': ({ lesson }) => lesson ?? '',
        'Last active': ({ lastActiveAt }) => csvTimestamp(lastActiveAt),
        Finished: ({ finishedAt }) => csvTimestamp(finishedAt),
        Left: ({ leftAt }) => csvTimestamp(leftAt),
      },
    });
  }

  return {
    async listCourseNumbers() {
      const [{ countedAt, items }, behind] = await Promise.all([readNumbers(), countBehind.first({})]);
      return { countedAt, isBehind: (behind?.count ?? 0) > 0, items: [...items] };
    },

    async getCourseNumbersFile({ query }) {
      const courses = filterCourses((await readNumbers()).items, query);
      return csvFile({
        name: 'courses.csv',
        columns: courseColumns,
        load: async ({ limit, cursor }) => {
          const start = cursor === undefined ? 0 : courses.findIndex(({ courseId }) => courseId === cursor) + 1;
          return courses.slice(start, start + limit);
        },
        cursorOf: ({ courseId }) => courseId,
        cellsOf: courseCells,
      });
    },

    listCourseLearners: ({ params: { courseId }, query }) => listOf(courseId).page(query),

    getCourseLearnersFile: ({ params: { courseId }, query }) => listOf(courseId).file(query),

    async enrolByAddress({ params: { courseId }, body: { email } }, { caller }) {
      requireCourse(courseId);
      const uid = await findUid(db, email);
      if (uid === undefined) throw new Refusal('no-such-account');
      const deed = {
        act: 'enrolment-added',
        subjectId: uid,
        subject: auditSubject(email.toLowerCase(), courseId),
      } as const;
      await db.commit(
        required(enrol(uid, courseId), () => new Refusal('enrolled-already')),
        auditEntry(caller.uid, deed),
      );
      return { email: email.toLowerCase() };
    },

    setEnrolmentStates: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, enrolmentChangeErrors, ({ id, ...change }) => setState(id, { ...change, byUserId })),
  };
}

function courseCells(course: z.infer<typeof CourseNumbers>) {
  const { courseId, title, enrolled, activeLately, finished, left, rating, ratings } = course;
  return [title, courseId, enrolled, activeLately, finished, left, rating ?? '', ratings];
}

type Learner = z.infer<typeof LearnerOfCourse>;

function presentIn(content: Pick<Content, 'current'>, courseId: string) {
  const current = content.current();
  return ({
    id,
    userId,
    name,
    email,
    percent,
    atLessonId,
    lastActiveAt,
    completedAt,
    endedAt,
  }: LearnerRow): Learner => ({
    id,
    uid: userId,
    name,
    email,
    enrolledAt: createdAtOf(id).getTime(),
    percent,
    lesson: (atLessonId !== null && current.find('lesson', `${courseId}/${atLessonId}`)?.title) || null,
    lastActiveAt: lastActiveAt || null,
    finishedAt: completedAt,
    leftAt: endedAt,
  });
}
