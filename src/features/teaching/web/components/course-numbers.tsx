import { Failed } from '../../../../ui/failed.tsx';
import { useCourseFigures } from '../data.ts';
import { teachingMessages } from '../messages.ts';

const terms = Object.entries(teachingMessages.figures) as [keyof typeof teachingMessages.figures, string][];

/** Number of learners of a course: all, active and completed. */
export function CourseNumbers({ courseId }: { readonly courseId: string }) {
  const { data, isPending, isFetching, refetch } = useCourseFigures(courseId);
  if (!data && !isPending) {
    const { figuresFailed, retry } = teachingMessages;
    return <Failed text={figuresFailed} retry={retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    // Same height while loading, so that nothing moves.
    <dl aria-busy={isPending} className="grid grid-cols-3 gap-x-6 gap-y-3 sm:max-w-xl">
      {terms.map(([name, term]) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-0.5">
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="font-display text-h2 tabular-nums">{data?.[name].toLocaleString('en') ?? '…'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Time of a course's figures; an empty line while there are none. */
export function CountedAt({ courseId }: { readonly courseId: string }) {
  const { data } = useCourseFigures(courseId);
  const time = data && new Date(data.countedAt).toLocaleTimeString('en', { timeStyle: 'short' });
  return <p className="min-h-6 text-xs text-muted">{time && teachingMessages.countedAt(time)}</p>;
}
