import { Icon } from '../../../../ui/icon.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { CourseNames } from '../../course-names.ts';
import type { LearnerLine, LearnerOrder } from '../data.ts';
import { learnerMessages } from '../messages.ts';
import { LearnerRow } from './learner-row.tsx';

const { columns, sortBy } = learnerMessages;

interface LearnerTableProps {
  readonly courseId: string;
  readonly names: CourseNames;
  readonly learners: readonly LearnerLine[];
  readonly order: LearnerOrder;
  readonly onOrder: (order: LearnerOrder) => void;
}

/** One row per learner, which expands to their progress. */
export function LearnerTable({ courseId, names, learners, order, onOrder }: LearnerTableProps) {
  // The course may be counted again between two pages, so a learner may appear twice.
  const lines = [...new Map(learners.map((learner) => [learner.userId, learner])).values()];
  return (
    <table className="w-full table-fixed border-y border-line text-sm">
      <caption className="sr-only">{learnerMessages.caption}</caption>
      <thead className="bg-sunken text-xs text-muted">
        <tr>
          <SortedHeading by="name" text={columns.name} order={order} onOrder={onOrder} direction="ascending" />
          <SortedHeading by="percent" text={columns.percent} order={order} onOrder={onOrder} className="w-13 sm:w-28" />
          <SortedHeading by="active" text={columns.active} order={order} onOrder={onOrder} className="w-16 sm:w-36" />
          <th scope="col" className="w-24 px-1 py-2 text-left font-semibold sm:w-36 sm:px-2">
            {columns.completed}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map((learner) => (
          <LearnerRow key={learner.userId} courseId={courseId} names={names} learner={learner} />
        ))}
      </tbody>
    </table>
  );
}

interface SortedHeadingProps extends Pick<LearnerTableProps, 'order' | 'onOrder'> {
  readonly by: LearnerOrder;
  readonly text: string;
  readonly direction?: 'ascending' | 'descending';
  readonly className?: string;
}

/** Column heading that sorts by its column. */
function SortedHeading({ by, text, order, onOrder, direction = 'descending', className }: SortedHeadingProps) {
  const isSorted = order === by;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className={cx('p-0 text-left', className)}>
      <button
        type="button"
        title={sortBy[by]}
        onClick={() => onOrder(by)}
        className={cx(
          'flex min-h-11 w-full items-center gap-0.5 px-1 py-2 text-left font-semibold hover:text-ink sm:gap-1 sm:px-2',
          isSorted && 'text-ink',
        )}
      >
        <span>{text}</span>
        <Icon
          name="chevron-down"
          className={cx('size-3.5', direction === 'ascending' && 'rotate-180', !isSorted && 'opacity-0 max-sm:hidden')}
        />
      </button>
    </th>
  );
}
