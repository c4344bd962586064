import type { ReactNode } from 'react';
import { isAtLeast } from '../../../../platform/contract/roles.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { useTaughtCourses } from '../data.ts';
import { teachingMessages } from '../messages.ts';

interface RequireTeacherProps {
  /** Limits access to teachers of this course. */
  readonly courseId?: string;
  readonly children: ReactNode;
}

/** Shows its content to teachers only, and a message to others. The server protects the data itself. */
export function RequireTeacher({ courseId, children }: RequireTeacherProps) {
  return (
    <RequireUser>
      {({ role }) =>
        isAtLeast(role, 'teacher') ? (
          <OfTaughtCourse courseId={courseId}>{children}</OfTaughtCourse>
        ) : (
          <EmptyState text={teachingMessages.notTeacher}>
            <LinkButton to="/dashboard" variant="secondary">
              {teachingMessages.toDashboard}
            </LinkButton>
          </EmptyState>
        )
      }
    </RequireUser>
  );
}

/** Does not wait for the list of courses: most teachers teach every course, and the server refuses the rest. */
function OfTaughtCourse({
  courseId,
  children,
}: {
  readonly courseId: string | undefined;
  readonly children: ReactNode;
}) {
  const { data: courseIds } = useTaughtCourses();
  if (courseId === undefined || !courseIds || courseIds.includes(courseId)) return children;
  return (
    <EmptyState text={teachingMessages.otherCourse}>
      <LinkButton to="/teach" variant="secondary">
        {teachingMessages.title}
      </LinkButton>
    </EmptyState>
  );
}
