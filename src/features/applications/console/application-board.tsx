import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { DoneWithUndo, ListChoices, SavedFilters, useDone, useListQuery } from '../../admin/web/public.ts';
import { type ApplicationStatus, applicationStatuses, statusesToMoveTo } from '../status-contract.ts';
import { ApplicationViewChoice } from './application-view-choice.tsx';
import { ApplicationView } from './application-view.tsx';
import { BoardColumn } from './board-column.tsx';
import type { ReceivedApplication } from './data.ts';
import { applicationMessages as texts } from './messages.ts';
import { type MovedTo, MoveDialog } from './move-dialog.tsx';
import { useApplicationChoices } from './use-application-choices.ts';

/**
 * Board of /admin/applications: a column for each status. Active applications are moved by drag and drop or by a menu.
 */
export function ApplicationBoard() {
  const { filter, change } = useListQuery('applications');
  const { listQuery, fields } = useApplicationChoices();
  const [done, say] = useDone();
  const [dragged, setDragged] = useState<ReceivedApplication | null>(null);
  const [moved, setMoved] = useState<MovedTo | null>(null);

  const shown = applicationStatuses.filter((status) => listQuery.status === undefined || status === listQuery.status);

  /** Returns the move if the dragged card is dropped on this column; null if it is not possible. */
  function targetAt(status: ApplicationStatus): MovedTo | null {
    const to = statusesToMoveTo.find((each) => each === status && each !== dragged?.status);
    return dragged && to ? { application: dragged, to } : null;
  }

  function drop(event: DragEvent, status: ApplicationStatus) {
    event.preventDefault();
    setMoved(targetAt(status));
    setDragged(null);
  }

  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-muted">{texts.boardLead}</p>
      <ListChoices {...fields}>
        <ApplicationViewChoice />
      </ListChoices>
      <SavedFilters section="applications" say={say} />
      <DoneWithUndo done={done} />
      <div className={cx('grid items-start gap-4', shown.length > 1 && 'sm:grid-cols-2 lg:grid-cols-5')}>
        {shown.map((status) => (
          <BoardColumn
            key={status}
            wanted={{ ...listQuery, status, order: listQuery.order === 'oldest' ? 'oldest' : undefined }}
            canDrop={targetAt(status) !== null}
            onDrop={(event) => drop(event, status)}
            onDrag={setDragged}
            onMove={(application, to) => setMoved({ application, to })}
            onOpen={(open) => change({ open })}
          />
        ))}
      </div>
      {filter.open !== undefined && (
        <Opened key={filter.open}>
          <ApplicationView id={filter.open} onDone={say} />
        </Opened>
      )}
      {moved && (
        <MoveDialog
          key={`${moved.application.id} ${moved.to}`}
          moved={moved}
          onClose={() => setMoved(null)}
          onDone={(...told) => {
            setMoved(null);
            say(...told);
          }}
        />
      )}
    </div>
  );
}

/** Opened application below the board. It takes the focus, because it may be out of view. */
function Opened({ children }: { readonly children: ReactNode }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-h2">
        {texts.opened}
      </h2>
      <div className="grid gap-5 rounded-lg border border-line bg-surface p-5">{children}</div>
    </section>
  );
}
