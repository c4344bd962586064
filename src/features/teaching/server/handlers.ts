import { teaches } from '../../../platform/server/http/access.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { CourseStructure } from '../../progress/course-log.ts';
import { type StructureOf, learnerReport } from '../../progress/server/public.ts';
import type { teachingRoutes } from '../contract.ts';
import { bulkEnrolment } from './bulk-enrolment.ts';
import { courseCounts } from './course-counts.ts';
import { learnerWorkHandlers } from './learner-work-handlers.ts';
import { pageOfLearners } from './learner-list.ts';
import { taskCounts } from './task-counts.ts';

interface Deps extends Pick<Services, 'db' | 'now' | 'content'> {
  readonly structureOf: StructureOf;
  /** Ids of all existing courses. */
  readonly courseIds: () => readonly string[];
}

export function teachingHandlers({ db, content, structureOf, courseIds, now }: Deps): Handlers<typeof teachingRoutes> {
  const counts = courseCounts(db, now);
  const countTask = taskCounts({ db, content, now });
  const readLearner = learnerReport(db);
  const lists = bulkEnrolment(db, now);

  function requireCourse(courseId: string): CourseStructure {
    const structure = structureOf(courseId);
    if (!structure) throw new Refusal('course-not-found');
    return structure;
  }

  return {
    ...learnerWorkHandlers({ db, content, structureOf }),
    listTaughtCourses: (_, { caller }) => ({ items: courseIds().filter((courseId) => teaches(caller, courseId)) }),

    async getCourseFigures({ params }) {
      return (await counts.read(requireCourse(params.courseId))).figures;
    },

    async getTaskFigures({ params }) {
      requireCourse(params.courseId);
      const figures = await countTask(params);
      if (!figures) throw new Refusal('task-not-found');
      return figures;
    },

    async listLearners({ params, query }) {
      const { figures, learners } = await counts.read(requireCourse(params.courseId));
      return { ...pageOfLearners(learners, query), countedAt: figures.countedAt };
    },

    async getLearner({ params }) {
      const learner = await readLearner(requireCourse(params.courseId), params.userId);
      if (!learner) throw new Refusal('learner-not-found');
      return learner;
    },

    async previewEnrolments({ params: { courseId }, body }) {
      requireCourse(courseId);
      return { rows: await lists.preview(courseId, body.csv) };
    },

    async enrolAll({ params: { courseId }, body }, { caller, log }) {
      requireCourse(courseId);
      const rows = await lists.enrol(courseId, body.csv, caller.uid);
      if (!rows) throw new Refusal('course-not-found');
      counts.forget(courseId);
      const count = rows.filter(({ result }) => result === 'enrolled').length;
      log.info({ courseId, count, teacherId: caller.uid }, 'enrolled from a list');
      return { rows };
    },
  };
}
