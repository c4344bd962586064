import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { dragRow } from '../drag/drag-row.ts';
import type { Row } from '../drag/row-places.ts';

interface LineDraggingProps {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Present order of the lines; a change from elsewhere cancels the drag. */
  readonly order: readonly number[];
  readonly onMoved: (from: number, to: number) => void;
}

/**
 * Makes the rows of a list draggable by their grips (`data-grip`) with mouse, pen or touch; shows where a row would be
 * dropped.
 */
export function Part({ list, order, onMoved }: LineDraggingProps) {
  const [slot, setSlot] = useState<Row | null>(null);
  const move = useEffectEvent(onMoved);
  const shown = order.join(' ');

  useEffect(() => {
    const element = list.current;
    let stop: (() => void) | undefined;
    const begin = (down: PointerEvent) => {
      const grip = (down.target as Element).closest('[data-grip]');
      const row = grip?.closest('li');
      if (!row || !down.isPrimary || down.button !== 0) return;
      stop?.();
      stop = dragRow(row, down, { onOver: setSlot, onMoved: (from, to) => move(from, to) });
    };
    element?.addEventListener('pointerdown', begin);
    return () => {
      element?.removeEventListener('pointerdown', begin);
      stop?.();
    };
  }, [list, shown]);

  return (
    slot && (
      <div
        aria-hidden="true"
        style={{ ...slot, insetInline: 0 }}
        className="absolute rounded-md border border-dashed border-primary bg-primary-soft"
      />
    )
  );
}
