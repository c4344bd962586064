import { Link } from '@tanstack/react-router';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { type Course, findCourse } from '../../../courses/catalogue.ts';
import { useMyEnrolments } from '../../../enrolment/web/public.ts';
import { dashboardMessages } from '../messages.ts';

/** Courses that the signed-in user is enrolled in: id and title, both in one link (specification §2). */
export function EnrolledCourses({ courses }: { readonly courses: readonly Course[] }) {
  return (
    <LoadedList
      query={useMyEnrolments()}
      lines={3}
      texts={{ failed: dashboardMessages.coursesFailed, retry: dashboardMessages.retry }}
      empty={<NoCourses />}
    >
      {(enrolments) => (
        <ul className="divide-y divide-line border-y border-line">
          {enrolments.map(({ courseId }) => (
            <li key={courseId}>
              <CourseLink courseId={courseId} course={findCourse({ courses }, courseId)} />
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

function NoCourses() {
  return (
    <EmptyState text={dashboardMessages.noCourses}>
      <LinkButton to="/courses">{dashboardMessages.findCourse}</LinkButton>
    </EmptyState>
  );
}

interface CourseLinkProps {
  readonly courseId: string;
  /** Undefined for a course that no longer exists. */
  readonly course: Course | undefined;
}

function CourseLink({ courseId, course }: CourseLinkProps) {
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
