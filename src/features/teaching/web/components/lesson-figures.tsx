import { useId } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useCourseFigures } from '../data.ts';
import { lessonsMessages } from '../messages.ts';

const { done: doneOf, begun: begunOf, earlier } = lessonsMessages;

/** Number of learners who started and finished each lesson. A loading error is shown above, beside the numbers. */
export function LessonFigures({ courseId }: { readonly courseId: string }) {
  const titleId = useId();
  const { data, isPending } = useCourseFigures(courseId);
  return (
    <section aria-labelledby={titleId} className="grid gap-5">
      <h2 id={titleId} className="text-h2">
        {lessonsMessages.title}
      </h2>
      {isPending && <SkeletonLines lines={6} />}
      {data?.lessons.length === 0 && <EmptyState text={lessonsMessages.empty} />}
      <ol className="grid gap-5">
        {data?.lessons.map(({ lessonId, title, begun, done, doneEarlier }) => (
          <li key={lessonId} className="grid gap-1">
            <p className="font-semibold">{title}</p>
            <ProgressBar
              label={title}
              percent={data.enrolled === 0 ? 0 : Math.round((100 * done) / data.enrolled)}
              text={doneOf(done, data.enrolled)}
            />
            <p className="text-xs text-muted">
              {`${begunOf(begun, done)}${doneEarlier > 0 ? earlier(doneEarlier) : ''}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
