import { useId, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { CourseNames } from '../../course-names.ts';
import { type Task, perPass, shareOf } from '../../hardest.ts';
import { hardestMessages } from '../messages.ts';
import { TaskParts } from './task-parts.tsx';

interface TaskItemProps {
  readonly courseId: string;
  readonly task: Task;
  readonly names: CourseNames;
}

/** One exercise or quiz with its figures; expands to its test cases, questions or criteria. */
export function TaskItem({ courseId, task, names }: TaskItemProps) {
  const { kind, id, lessonId, begun, done } = task;
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  const title = kind === 'quiz' ? hardestMessages.quiz(names.lesson(lessonId)) : names.exercise(id);
  return (
    <li className="py-3.5">
      <div className="relative flex gap-2">
        <Icon
          name="chevron-down"
          className={cx('mt-1 size-4 text-muted transition-transform', !isOpen && '-rotate-90')}
        />
        <div className="grid grow grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? partsId : undefined}
            onClick={() => setOpen(!isOpen)}
            className="text-left font-semibold after:absolute after:inset-0 hover:text-primary hover:underline"
          >
            {title}
          </button>
          <span className="flex items-baseline justify-end gap-1.5 whitespace-nowrap">
            <span className="font-display font-bold tabular-nums">{hardestMessages.percent(shareOf(task))}</span>
            <span className="text-xs text-muted">{hardestMessages.passed}</span>
          </span>
          <span className="text-xs text-muted">{wordsOf(task)}</span>
          <span className="text-right text-xs text-muted">{hardestMessages.tried(done, begun)}</span>
        </div>
      </div>
      {isOpen && (
        <div id={partsId} className="pt-3 sm:pl-6">
          <TaskParts courseId={courseId} task={task} />
        </div>
      )}
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
