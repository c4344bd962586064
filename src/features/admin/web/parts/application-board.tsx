import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { oneOf } from '../../wanted-list.ts';
import { type ReceivedApplication, useOpeningTitles } from '../data.ts';
import { applicationMessages as texts } from '../messages.ts';
import { useDone } from '../use-done.ts';
import { useWanted } from '../use-wanted.ts';
import { ApplicationView } from './application-view.tsx';
import { ApplicationViewChoice } from './application-view-choice.tsx';
import { type BoardStatus, BoardColumn, boardStatuses } from './board-column.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type MovedTo, MoveDialog } from './move-dialog.tsx';
import { SearchField } from './search-field.tsx';

/** /admin/applications as a board: a column for each status on the way, between which applications are moved by hand or by a menu. */
export function ApplicationBoard() {
  const { wanted, change } = useWanted('applications');
  const openings = useOpeningTitles();
  const [done, say] = useDone();
  const [dragged, setDragged] = useState<ReceivedApplication | null>(null);
  const [moved, setMoved] = useState<MovedTo | null>(null);

  function drop(event: DragEvent, to: BoardStatus) {
    event.preventDefault();
    if (dragged && dragged.status !== to && to !== 'received') setMoved({ application: dragged, to });
    setDragged(null);
  }

  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-muted">{texts.boardLead}</p>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="w-full sm:max-w-sm">
          <SearchField
            label={texts.search}
            hint={texts.searchHint}
            wanted={wanted.q ?? ''}
            onWanted={(q) => change({ q })}
          />
        </div>
        <ChoiceField
          label={texts.opening}
          value={oneOf(wanted.opening, Object.keys(openings))}
          options={openings}
          any={texts.anyOpening}
          onChange={(opening) => change({ opening })}
        />
        <ApplicationViewChoice />
      </div>
      <DoneLine key={done.times} takesFocus={done.times > 0}>
        {done.text}
      </DoneLine>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {boardStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            search={wanted.q}
            openingId={wanted.opening}
            canDrop={dragged !== null && dragged.status !== status && status !== 'received'}
            onDrop={(event) => drop(event, status)}
            onDrag={setDragged}
            onMove={(application, to) => setMoved({ application, to })}
            onOpen={(open) => change({ open })}
          />
        ))}
      </div>
      {wanted.open !== undefined && (
        <Opened key={wanted.open}>
          <ApplicationView id={wanted.open} onDone={say} />
        </Opened>
      )}
      {moved && (
        <MoveDialog
          key={`${moved.application.id} ${moved.to}`}
          moved={moved}
          onClose={() => setMoved(null)}
          onDone={(text) => {
            setMoved(null);
            say(text);
          }}
        />
      )}
    </div>
  );
}

/** What was opened stands beneath the board, out of sight of whoever opened it: so it takes the focus. */
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
