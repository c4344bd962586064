import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useFocusOnMore } from '../../../../ui/use-focus-on-more.ts';
import type { CourseNames } from '../../course-names.ts';
import { hardestFirst } from '../../hardest.ts';
import { useCourseFigures } from '../data.ts';
import { hardestMessages } from '../messages.ts';
import { TaskItem } from './task-item.tsx';

const shownAtFirst = 8;

interface HardestTasksProps {
  readonly courseId: string;
  readonly names: CourseNames;
}

/** Tasks at which learners get stuck. A loading error is shown above, beside the numbers. */
export function HardestTasks({ courseId, names }: HardestTasksProps) {
  const titleId = useId();
  const { data, isPending } = useCourseFigures(courseId);
  const [showsAll, setShowsAll] = useState(false);
  const tasks = data ? hardestFirst(data) : [];
  const shown = showsAll ? tasks : tasks.slice(0, shownAtFirst);
  const [section, onMore] = useFocusOnMore(shown.length);

  function showAll() {
    onMore();
    setShowsAll(true);
  }

  return (
    <section ref={section} aria-labelledby={titleId} className="grid gap-5">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-h2">
          {hardestMessages.title}
        </h2>
        <p className="text-sm text-muted">{hardestMessages.lead}</p>
      </div>
      {isPending && <SkeletonLines lines={6} />}
      {data && tasks.length === 0 && <EmptyState text={hardestMessages.empty} />}
      {shown.length > 0 && (
        <ol className="divide-y divide-line border-y border-line">
          {shown.map((task) => (
            <TaskItem key={`${task.kind} ${task.id}`} courseId={courseId} task={task} names={names} />
          ))}
        </ol>
      )}
      {shown.length < tasks.length && (
        <Button variant="secondary" className="justify-self-start" onClick={showAll}>
          {hardestMessages.all(tasks.length)}
        </Button>
      )}
    </section>
  );
}
