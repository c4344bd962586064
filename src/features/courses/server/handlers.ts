import type { Content } from '../../../platform/server/content/content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { courseRoutes } from '../contract.ts';
import { presentCourse } from './present.ts';

export function courseHandlers({ content }: { content: Pick<Content, 'current'> }): Handlers<typeof courseRoutes> {
  return {
    listCourses: () => ({ items: content.current().list('course').map(presentCourse) }),
    getCourse({ params }) {
      const course = content.current().find('course', params.courseId);
      if (!course) throw new Refusal('course-not-found');
      return presentCourse(course);
    },
    listTracks: () => ({ items: [...(content.current().find('tracks', 'tracks') ?? [])] }),
  };
}
