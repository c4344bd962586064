import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { CourseNames } from '../../course-names.ts';
import { type Task, hardestFirst, perPass, shareOf } from '../../hardest.ts';
import { useCourseFigures } from '../data.ts';
import { hardestMessages } from '../messages.ts';

const shownAtFirst = 8;

interface HardestTasksProps {
  readonly courseId: string;
  readonly names: CourseNames;
}

/** Where learners get stuck. That it could not be loaded is said above, beside the numbers. */
export function HardestTasks({ courseId, names }: HardestTasksProps) {
  const titleId = useId();
  const { data, isPending } = useCourseFigures(courseId);
  const [showsAll, setShowsAll] = useState(false);
  const tasks = data ? hardestFirst(data) : [];
  const shown = showsAll ? tasks : tasks.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={titleId} className="grid gap-5">
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
            <TaskFigures key={`${task.kind} ${task.id}`} task={task} names={names} />
          ))}
        </ol>
      )}
      {shown.length < tasks.length && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {hardestMessages.all(tasks.length)}
        </Button>
      )}
    </section>
  );
}

function TaskFigures({ task, names }: { readonly task: Task; readonly names: CourseNames }) {
  const { kind, id, lessonId, begun, done } = task;
  const lesson = names.lesson(lessonId);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-3.5">
      <span className="font-semibold">{kind === 'quiz' ? hardestMessages.quiz(lesson) : names.exercise(id)}</span>
      <span className="flex items-baseline gap-1.5 whitespace-nowrap">
        <span className="font-display font-bold tabular-nums">{hardestMessages.percent(shareOf(task))}</span>
        <span className="text-xs text-muted">{hardestMessages.passed}</span>
      </span>
      <span className="text-xs text-muted">{wordsOf(task)}</span>
      <span className="text-right text-xs text-muted">{hardestMessages.tried(done, begun)}</span>
    </li>
  );
}

function wordsOf(task: Task): string {
  const ratio = perPass(task);
  const result = Number.isFinite(ratio)
    ? hardestMessages.perPass(ratio.toFixed(1))
    : hardestMessages.noPass(task.attempts);
  return task.hints > 0 ? `${result} · ${hardestMessages.hints(task.hints)}` : result;
}
