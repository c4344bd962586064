import { type ReactNode, useId } from 'react';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { cx } from '../../../../ui/cx.ts';
import { useHold, useListTools } from './list-tools.ts';
import { RowChoice } from './row-choice.tsx';

interface OpenRowProps {
  /** Id in the URL while the row is open. */
  readonly id: string;
  /** Text of the button that opens the row. */
  readonly name: string;
  /** Content below the name. */
  readonly beneath: ReactNode;
  /** Content next to the name. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** Row of a list that expands to its details and actions. */
export function OpenRow({ id, name, beneath, beside, children }: OpenRowProps) {
  const openedId = useId();
  const { openId, onOpen } = useListTools();
  const isOpen = openId === id;
  return (
    <li data-shortcut="row" className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <div className="flex min-w-0">
          <RowChoice id={id} name={name} />
          <div className="grid min-w-0 justify-items-start">
            <button
              type="button"
              data-shortcut="open"
              aria-expanded={isOpen}
              aria-controls={isOpen ? openedId : undefined}
              onClick={() => onOpen(isOpen ? undefined : id)}
              className="inline-flex min-h-11 items-center gap-2 text-left font-semibold text-primary underline-offset-4 hover:underline"
            >
              <Icon name="chevron-down" className={cx('size-3.5', isOpen && 'rotate-180')} />
              <bdi className="wrap-anywhere">{name}</bdi>
            </button>
            <div className="max-w-full text-sm wrap-anywhere text-muted">{beneath}</div>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">{beside}</div>
      </div>
      {isOpen && (
        <div id={openedId} className="mt-3 grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-5">
          {children}
        </div>
      )}
    </li>
  );
}

/** Asks before unsaved input in a row is lost, and keeps the row in its list until then. */
export function RowGuard({ active }: { readonly active: boolean }) {
  useHold(active);
  return <LeaveGuard active={active} />;
}
