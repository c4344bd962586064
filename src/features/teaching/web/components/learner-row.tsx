import { useId, useState } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { CourseNames } from '../../course-names.ts';
import type { LearnerLine } from '../data.ts';
import { learnerMessages } from '../messages.ts';
import { LearnerDetail } from './learner-detail.tsx';
import { DateCell } from './date-cell.tsx';

interface LearnerRowProps {
  readonly courseId: string;
  readonly names: CourseNames;
  readonly learner: LearnerLine;
}

export function LearnerRow({ courseId, names, learner }: LearnerRowProps) {
  const { userId, name, email, percent, lastActiveAt, completedAt } = learner;
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  return (
    <>
      <tr className={cx(isOpen && 'bg-primary-soft')}>
        <th scope="row" className="p-0 text-left font-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            onClick={() => setOpen(!isOpen)}
            className="group flex min-h-14 w-full items-center gap-1.5 py-2 pr-1 text-left sm:gap-2 sm:px-2"
          >
            <Icon
              name="chevron-down"
              className={cx('size-4 text-muted transition-transform', !isOpen && '-rotate-90')}
            />
            <span className="grid min-w-0">
              <span dir="auto" className="font-semibold wrap-anywhere group-hover:text-primary group-hover:underline">
                {name || learnerMessages.nameless}
              </span>
              <span className="truncate text-xs text-muted max-sm:hidden">{email}</span>
            </span>
          </button>
        </th>
        <td className="px-1 tabular-nums sm:px-2">{learnerMessages.percent(percent)}</td>
        <td className="px-1 text-muted sm:px-2">
          <DateCell momentMs={lastActiveAt} none={learnerMessages.never} />
        </td>
        <td className="px-1 text-muted sm:px-2">
          <DateCell momentMs={completedAt} none={learnerMessages.notYet} />
        </td>
      </tr>
      {isOpen && (
        <tr id={detailId}>
          <td colSpan={4} className="bg-surface px-2 py-6 sm:px-8">
            <LearnerDetail courseId={courseId} userId={userId} names={names} />
          </td>
        </tr>
      )}
    </>
  );
}
