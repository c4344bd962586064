import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useCourseFigures } from '../data.ts';
import { teachingMessages } from '../messages.ts';

const terms = Object.entries(teachingMessages.figures) as [keyof typeof teachingMessages.figures, string][];

/** How many learners a course has, how many are active, and how many have completed it. */
export function CourseNumbers({ courseId }: { readonly courseId: string }) {
  const { data, isPending, isFetching, refetch } = useCourseFigures(courseId);
  if (isPending) return <SkeletonLines lines={2} />;
  if (!data) {
    const { figuresFailed, retry } = teachingMessages;
    return <Failed text={figuresFailed} retry={retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <dl className="grid grid-cols-3 gap-x-6 gap-y-3 sm:max-w-xl">
      {terms.map(([name, term]) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-0.5">
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="font-display text-h2 tabular-nums">{data[name].toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of which moment the figures of a course are; nothing while there are none. */
export function CountedAt({ courseId }: { readonly courseId: string }) {
  const { data } = useCourseFigures(courseId);
  if (!data) return null;
  const time = new Date(data.countedAt).toLocaleTimeString(undefined, { timeStyle: 'short' });
  return <p className="text-xs text-muted">{teachingMessages.countedAt(time)}</p>;
}
