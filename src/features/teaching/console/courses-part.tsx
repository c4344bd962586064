import { Failed } from '../../../ui/failed.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { listMessages, useListQuery } from '../../admin/web/public.ts';
import { CourseLearners } from './course-learners.tsx';
import { CourseRows } from './course-rows.tsx';
import { useCourseNumbers } from './data.ts';
import { courseMessages as texts } from './messages.ts';

/** Part of /admin/courses: courses with their learner numbers, or the learners of the course in the URL. */
export function Part() {
  const { filter } = useListQuery('courses');
  const { data, isPending, isFetching, refetch } = useCourseNumbers();
  if (isPending) return <SkeletonLines lines={6} />;
  if (!data) {
    return <Failed text={texts.failed} retry={listMessages.retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-6">
      {data.isBehind && <p className="max-w-2xl">{texts.isBehind}</p>}
      {filter.course === undefined ? (
        <CourseRows courses={data.items} countedAt={data.countedAt} />
      ) : (
        <CourseLearners
          key={filter.course}
          courseId={filter.course}
          course={data.items.find(({ courseId }) => courseId === filter.course)}
        />
      )}
    </div>
  );
}
