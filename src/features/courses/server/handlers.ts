import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { courseRoutes } from '../contract.ts';
import { courses, findCourse } from '../courses.ts';

export function courseHandlers(): Handlers<typeof courseRoutes> {
  return {
    listCourses: () => ({ items: [...courses] }),
    getCourse({ params }) {
      const course = findCourse(params.courseId);
      if (!course) throw new Refusal('course-not-found');
      return course;
    },
  };
}
