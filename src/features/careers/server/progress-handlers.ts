import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import { structureOfCourse } from '../../lessons/server/public.ts';
import { learnerReport } from '../../progress/server/public.ts';
import type { CourseStructure } from '../../progress/course-log.ts';
import type { careerLineRoutes } from '../line-contract.ts';

type Deps = Pick<Services, 'db' | 'content'>;

/** Handlers of a learner's progress in a career. */
export function careerProgressHandlers({
  db,
  content,
}: Deps): Pick<Handlers<typeof careerLineRoutes>, 'getCareerProgress'> {
  const reportOf = learnerReport(db);

  async function progressIn(structure: CourseStructure, userId: string, taughtIn: ReadonlySet<string>) {
    const report = await reportOf(structure, userId);
    if (!report) return null;
    const { percent, completedAt, resume, lessons, former } = report.progress;
    const all = structure.chapters.flatMap((chapter) => chapter.lessons);
    const next = all.find(({ lessonId }) => lessonId === resume?.lessonId);
    return {
      percent,
      isCompleted: completedAt !== null,
      nextLesson: next ? { lessonId: next.lessonId, title: next.title } : null,
      doneLessonIds: [...lessons, ...former.lessons]
        .filter(({ state, lessonId }) => state === 'done' && taughtIn.has(lessonId))
        .map(({ lessonId }) => lessonId),
    };
  }

  return {
    async getCareerProgress({ params }, { caller }) {
      const current = content.current();
      const career = current.find('career', params.careerId);
      if (!career) throw new Refusal('career-not-found');
      const courseIds = career.courseIds.filter((courseId) => current.find('course', courseId));
      const stations = courseIds.map(async (courseId) => {
        const taughtIn = new Set(
          career.skills.filter((each) => each.courseId === courseId).map((each) => each.lessonId),
        );
        const progress = await progressIn(structureOfCourse(current, courseId), caller.uid, taughtIn);
        return { courseId, progress };
      });
      return { stations: await Promise.all(stations) };
    },
  };
}
