import { type DragEvent, useId } from 'react';
import { LoadedList } from '../../../platform/web/loaded-list.tsx';
import { cx } from '../../../ui/cx.ts';
import { listMessages } from '../../admin/web/public.ts';
import type { ApplicationStatus } from '../status-contract.ts';
import { BoardCard } from './board-card.tsx';
import { type ReceivedApplication, useApplicationCount, useReceivedApplications } from './data.ts';
import { applicationMessages as texts } from './messages.ts';
import type { MovedTo } from './move-dialog.tsx';

interface BoardColumnProps {
  /** Filter of the board, with this column's status. */
  readonly wanted: Parameters<typeof useReceivedApplications>[0] & { readonly status: ApplicationStatus };
  /** True if the dragged card may be dropped here. */
  readonly canDrop: boolean;
  readonly onDrop: (event: DragEvent) => void;
  /** Null at the end of a drag. */
  readonly onDrag: (application: ReceivedApplication | null) => void;
  readonly onMove: (application: ReceivedApplication, to: MovedTo['to']) => void;
  readonly onOpen: (id: string) => void;
}

/** Applications with one status. */
export function BoardColumn({ wanted, canDrop, onDrop, ...acts }: BoardColumnProps) {
  const { status, search, openingId, cv } = wanted;
  const titleId = useId();
  const applications = useReceivedApplications(wanted);
  const counted = useApplicationCount(status, openingId);
  const isWhole = applications.isSuccess && !applications.hasNextPage && !applications.isPlaceholderData;
  // The server's counts ignore search and CV filters: then the number is known only after loading all matches.
  const countedFor = search === undefined && cv === undefined ? counted : null;
  const count = isWhole ? applications.data.length : countedFor;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is optional; the cards' menus do the same by keyboard
    <section
      aria-labelledby={titleId}
      onDragOver={(event) => canDrop && event.preventDefault()}
      onDrop={onDrop}
      className={cx(
        'grid content-start gap-3 rounded-lg border p-3',
        canDrop ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <h2 id={titleId} className="font-semibold">
        <span>{texts.statuses[status]}</span>{' '}
        {count !== null && <span className="text-muted">{count.toLocaleString()}</span>}
      </h2>
      <LoadedList
        query={applications}
        lines={3}
        texts={{ failed: texts.failed, retry: listMessages.retry, more: texts.more }}
        empty={<p className="text-sm text-muted">{texts.emptyColumn}</p>}
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map((application) => (
              <BoardCard key={application.id} application={application} {...acts} />
            ))}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}
