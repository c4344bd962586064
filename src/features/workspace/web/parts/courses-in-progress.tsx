import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useMyEnrolments } from '../../../enrolment/web/public.ts';
import { workspaceMessages } from '../messages.ts';
import { CourseDesk } from './course-desk.tsx';

/** The courses that the learner is enrolled in, each with their notes. */
export function CoursesInProgress({ uid }: { readonly uid: string }) {
  const enrolments = useMyEnrolments();
  if (enrolments.isPending) return <SkeletonLines lines={5} />;
  if (enrolments.isError) {
    return (
      <Failed
        text={workspaceMessages.coursesFailed}
        retry={workspaceMessages.retry}
        busy={enrolments.isFetching}
        onRetry={() => void enrolments.refetch()}
      />
    );
  }
  const { items } = enrolments.data;
  if (items.length === 0) {
    return (
      <EmptyState text={workspaceMessages.noCourses}>
        <LinkButton to="/courses" variant="secondary">
          {workspaceMessages.findCourse}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-5 max-w-prose text-sm text-muted">{workspaceMessages.notesPlace}</p>
      <ul className="divide-y divide-line border-y border-line">
        {items.map(({ courseId }) => (
          <CourseDesk key={courseId} uid={uid} courseId={courseId} />
        ))}
      </ul>
    </>
  );
}
