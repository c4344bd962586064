import { ChoiceField, dayText } from '../../admin/web/public.ts';
import { statusesToMoveTo } from '../status-contract.ts';
import type { ReceivedApplication } from './data.ts';
import { applicationMessages as texts, roleOf } from './messages.ts';
import type { MovedTo } from './move-dialog.tsx';

interface BoardCardProps {
  readonly application: ReceivedApplication;
  readonly onDrag: (application: ReceivedApplication | null) => void;
  readonly onMove: (application: ReceivedApplication, to: MovedTo['to']) => void;
  readonly onOpen: (id: string) => void;
}

/** Card of an application on the board: can be dragged or moved by its menu, unless it was withdrawn. */
export function BoardCard({ application, onDrag, onMove, onOpen }: BoardCardProps) {
  const { id, name, status, statusAt } = application;
  const isMovable = status !== 'withdrawn';
  const others = statusesToMoveTo.filter((each) => each !== status);
  const options = Object.fromEntries(others.map((each) => [each, texts.statuses[each]]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is optional; the menu does the same by keyboard
    <li
      draggable={isMovable}
      onDragStart={() => onDrag(application)}
      onDragEnd={() => onDrag(null)}
      className="grid gap-2 rounded-md border border-line bg-surface p-3"
    >
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="inline-flex min-h-11 items-center text-left font-semibold text-primary underline-offset-4 hover:underline"
      >
        <bdi className="wrap-anywhere">{name}</bdi>
      </button>
      <p className="text-sm wrap-anywhere text-muted">
        <span>{roleOf(application)}</span>
        <time dateTime={new Date(statusAt).toISOString()} className="block">
          {texts.sinceDay(dayText(statusAt))}
        </time>
      </p>
      {isMovable && (
        <ChoiceField
          label={texts.moveOf(name)}
          isLabelHidden
          value={undefined}
          options={options}
          any={texts.moveTo}
          onChange={(to) => {
            const chosen = others.find((each) => each === to);
            if (chosen) onMove(application, chosen);
          }}
        />
      )}
    </li>
  );
}
