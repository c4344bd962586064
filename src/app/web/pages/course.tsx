import { useParams } from '@tanstack/react-router';
import { findCourse } from '../../../features/courses/courses.ts';
import { CoursePage } from '../../../features/courses/web/pages/course-page.tsx';
import { EnrolmentPanel } from '../../../features/enrolment/web/public.ts';
import { FeedbackSection } from '../../../features/feedback/web/public.ts';
import type { PageMeta } from '../../../platform/web/page-meta.ts';

/** Stands at /course/$courseId and at /courses/$courseId; a part's state never follows the reader to another course. */
export function Page() {
  const { courseId = '' } = useParams({ strict: false });
  return (
    <CoursePage
      key={courseId}
      courseId={courseId}
      enrolment={<EnrolmentPanel courseId={courseId} />}
      feedback={<FeedbackSection courseId={courseId} />}
    />
  );
}

export function describe({ courseId = '' }: Record<string, string>): PageMeta {
  const course = findCourse(courseId);
  if (!course) return { title: 'Course not found', description: '' };
  return { title: course.title, description: course.description, canonicalPath: `/course/${courseId}` };
}
