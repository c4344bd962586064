import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { findCourse } from '../../../courses/courses.ts';
import { useMyEnrolments } from '../../../enrolment/web/public.ts';
import { dashboardMessages } from '../messages.ts';

/** The courses that the signed-in user is enrolled in: id and title, both in one link (specification §2). */
export function EnrolledCourses() {
  const enrolments = useMyEnrolments();
  if (enrolments.isPending) return <SkeletonLines lines={3} />;
  if (enrolments.isError) {
    return (
      <Failed
        text={dashboardMessages.coursesFailed}
        retry={dashboardMessages.retry}
        busy={enrolments.isFetching}
        onRetry={() => void enrolments.refetch()}
      />
    );
  }
  const { items } = enrolments.data;
  if (items.length === 0) {
    return (
      <EmptyState text={dashboardMessages.noCourses}>
        <LinkButton to="/courses" variant="secondary">
          {dashboardMessages.findCourse}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map(({ courseId }) => (
        <li key={courseId}>
          <CourseLink courseId={courseId} />
        </li>
      ))}
    </ul>
  );
}

function CourseLink({ courseId }: { readonly courseId: string }) {
  const course = findCourse(courseId);
  return (
    <Link
      to="/course/$courseId"
      params={{ courseId }}
      className="group -mx-3 flex min-h-16 items-center gap-4 rounded-md px-3 py-3 hover:bg-hover"
    >
      {course && (
        <img
          src={course.image}
          alt=""
          width="80"
          height="50"
          className="h-12.5 w-20 shrink-0 rounded-sm object-cover"
        />
      )}
      <span className="min-w-0 grow font-semibold underline-offset-4 group-hover:text-primary group-hover:underline">
        {course?.title ?? courseId}
      </span>
      {course && <span className="shrink-0 text-sm text-muted">{courseId}</span>}
    </Link>
  );
}
