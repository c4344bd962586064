import { useSubmissionsSent } from '../../../exercises/web/public.ts';
import { useLearningSent } from '../../../progress/web/public.ts';
import { useCourseWorker } from '../kept/use-course-worker.ts';

interface SendingProps {
  /** The lesson that is shown. */
  readonly courseId: string;
  readonly lessonId: string;
}

/**
 * While this is drawn, what the signed-in learner did and submitted is sent; until then this browser keeps it. A course that is kept on
 * the device has its worker from here on.
 */
export function Part({ courseId, lessonId }: SendingProps) {
  useLearningSent();
  useSubmissionsSent();
  useCourseWorker(courseId, lessonId);
  return null;
}
