import type * as z from 'zod/mini';
import type { Content } from '../../../../platform/server/content/content.ts';
import { required } from '../../../../platform/server/db/statement.ts';
import { csvFile } from '../../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { timestampText } from '../../../../platform/server/ids.ts';
import { pageOfRows } from '../../../../platform/server/paging.ts';
import { auditLog, auditSubject } from '../../../audit/server/public.ts';
import { enrolmentActs } from '../../../enrolment/server/public.ts';
import { findUid } from '../../../identity/server/public.ts';
import {
  type CourseNumbers,
  type LearnerOfCourse,
  type courseLearnerRoutes,
  enrolmentChangeErrors,
} from '../../course-learners-contract.ts';
import { filterCourses } from '../../filter-courses.ts';
import type { CourseLearnerDeps } from './deps.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import { courseNumbers } from './course-numbers.ts';
import { type LearnerRow, courseCountQueries, learnerCursor, selectLearners } from './queries.ts';
import { enrolmentStateSetter } from './state.ts';

const courseColumns = ['Course', 'Id', 'Enrolled', 'Active in 7 days', 'Finished', 'Left', 'Rating', 'Ratings'];
const columns = ['Email', 'Name', 'Enrolled', 'Progress in %', 'Goes on in', 'Last active', 'Finished', 'Left'];

/** Handlers of courses and their learners, for administrators. */
export function courseLearnerHandlers({ db, content, now }: CourseLearnerDeps): Handlers<typeof courseLearnerRoutes> {
  const readNumbers = courseNumbers(db, content, now);
  const { countBehind } = courseCountQueries(db);
  const { enrol } = enrolmentActs(db);
  const written = auditLog(db, now);
  const setState = enrolmentStateSetter({ db, now });

  function requireCourse(courseId: string): void {
    if (!content.current().find('course', courseId)) throw new Refusal('course-not-found');
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

    async listCourseLearners({ params: { courseId }, query }) {
      requireCourse(courseId);
      const rows = await selectLearners(db, { courseId, ...query, limit: query.limit + 1 });
      return pageOfRows(rows, query.limit, learnerCursor(query.order), presentIn(content, courseId));
    },

    getCourseLearnersFile({ params: { courseId }, query }) {
      requireCourse(courseId);
      const present = presentIn(content, courseId);
      return csvFile({
        name: `${courseId}-learners.csv`,
        columns,
        load: (page) => selectLearners(db, { courseId, ...query, ...page }),
        cursorOf: learnerCursor(query.order),
        cellsOf: (row) => cellsOf(present(row)),
      });
    },

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
        written(caller.uid, deed),
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
    enrolledAt: timestampText(id).getTime(),
    percent,
    lesson: (atLessonId !== null && current.find('lesson', `${courseId}/${atLessonId}`)?.title) || null,
    lastActiveAt: lastActiveAt || null,
    finishedAt: completedAt,
    leftAt: endedAt,
  });
}

function cellsOf({ email, name, enrolledAt, percent, lesson, lastActiveAt, finishedAt, leftAt }: Learner) {
  return [
    email,
    name,
    csvTimestamp(enrolledAt),
    percent,
    lesson ?? '',
    csvTimestamp(lastActiveAt),
    csvTimestamp(finishedAt),
    csvTimestamp(leftAt),
  ];
}
