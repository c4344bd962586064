import { EnrolmentPanel, LeaveCourse } from '../../../../features/enrolment/web/public.ts';
import type { Outline } from '../../../../features/lessons/outline.ts';
import { CourseEntry } from '../../../../features/lessons/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

interface CourseEnrolmentProps {
  readonly courseId: string;
  readonly title: string;
  /** Undefined for a course without lessons. */
  readonly outline: Outline | undefined;
}

/** Enrollment in a course, and the link to its lessons; loads TanStack Query. */
export function Part({ courseId, title, outline }: CourseEnrolmentProps) {
  return (
    <DataScope>
      <div className="grid gap-5">
        <EnrolmentPanel courseId={courseId} />
        {outline && <CourseEntry outline={outline} title={title} />}
        <LeaveCourse courseId={courseId} />
      </div>
    </DataScope>
  );
}
