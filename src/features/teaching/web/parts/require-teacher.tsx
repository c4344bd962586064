import type { ReactNode } from 'react';
import { isAtLeast } from '../../../../platform/contract/roles.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { useTaughtCourses } from '../data.ts';
import { teachingMessages } from '../messages.ts';

interface RequireTeacherProps {
  /** Only those who teach this course. */
  readonly courseId?: string;
  readonly children: ReactNode;
}

/** What only those see who teach; others are told so. That nothing else gets out, the server holds. */
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

/** Waits for nothing: most teachers teach every course, and what is not for the others the server does not answer. */
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
