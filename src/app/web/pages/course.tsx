import { useParams } from '@tanstack/react-router';
import { CoursePage } from '../../../features/courses/web/pages/course-page.tsx';
import { EnrolmentPanel } from '../../../features/enrolment/web/public.ts';
import { FeedbackSection } from '../../../features/feedback/web/public.ts';

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
