import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { listFieldMessages as texts } from './messages.ts';

interface EntryActsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** True to place the buttons over the entry's upper corner, so that its fields have the full width. */
  readonly isOver: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const button =
  'inline-flex size-9 items-center justify-center rounded-full text-primary hover:bg-hover disabled:opacity-60 pointer-coarse:size-11';

/** Buttons to move or remove an entry. */
export function EntryActs({ name, isFirst, isLast, isOver, onMove, onRemove }: EntryActsProps) {
  return (
    <div className={cx('flex shrink-0 justify-end', isOver && 'absolute end-2 top-2')}>
      <button
        type="button"
        aria-label={texts.up(name)}
        disabled={isFirst}
        onClick={() => onMove(-1)}
        className={button}
      >
        <Icon name="chevron-down" className="size-5 rotate-180" />
      </button>
      <button
        type="button"
        aria-label={texts.down(name)}
        disabled={isLast}
        onClick={() => onMove(1)}
        className={button}
      >
        <Icon name="chevron-down" className="size-5" />
      </button>
      <button type="button" aria-label={texts.remove(name)} onClick={onRemove} className={button}>
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
