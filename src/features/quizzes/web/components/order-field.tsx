import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { IconPath } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { questionMessages } from '../messages.ts';
import { type FieldProps, picked } from './field-props.ts';

const LineDragging = lazyPart(() => import('./line-dragging.tsx'), questionMessages.dragging);

interface Moved {
  readonly option: number;
  readonly place: number;
  /** False after a drag, when the focus is not on a button. */
  readonly byButton: boolean;
}

/** Lines to put in order: by dragging, with two buttons each, or with the arrow keys on a button. */
export function OrderField({ question: { options }, answer, onAnswer }: FieldProps) {
  const order = options.map((_, place) => answer.picked[place] ?? place);
  const [moved, setMoved] = useState<Moved>();
  const list = useRef<HTMLOListElement>(null);

  // The focus follows the line; the button that had it may be disabled at the new place.
  useEffect(() => {
    if (!moved?.byButton) return;
    const buttons = [...(list.current?.children[moved.place]?.querySelectorAll('button') ?? [])];
    const usable = buttons.filter(({ disabled }) => !disabled);
    if (!usable.some((button) => button === document.activeElement)) usable[0]?.focus();
  }, [moved]);

  function put(place: number, to: number, byButton: boolean): void {
    const option = order[place];
    if (option === undefined || to < 0 || to >= order.length) return;
    onAnswer(picked(...order.toSpliced(place, 1).toSpliced(to, 0, option)));
    setMoved({ option, place: to, byButton });
  }
  const move = (place: number, by: -1 | 1) => put(place, place + by, true);

  function onKeyDown(event: KeyboardEvent, place: number): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(place, by);
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted print:hidden">{questionMessages.orderHint}</p>
      <div className="relative">
        <ol ref={list} aria-label={questionMessages.lines} className="grid gap-2">
          {order.map((option, place) => {
            const text = options[option] ?? '';
            return (
              <li key={option} className="flex items-center gap-1.5 rounded-md border border-line bg-surface p-1">
                <Grip />
                <code
                  translate="no"
                  className="min-w-0 flex-1 font-mono text-[0.9375rem] wrap-anywhere whitespace-pre-wrap"
                >
                  {text}
                </code>
                <MoveButton
                  to="up"
                  name={questionMessages.moveUp(text)}
                  isOff={place === 0}
                  onMove={() => move(place, -1)}
                  onKeyDown={(event) => onKeyDown(event, place)}
                />
                <MoveButton
                  to="down"
                  name={questionMessages.moveDown(text)}
                  isOff={place === order.length - 1}
                  onMove={() => move(place, 1)}
                  onKeyDown={(event) => onKeyDown(event, place)}
                />
              </li>
            );
          })}
        </ol>
        <LineDragging list={list} order={order} onMoved={(from, to) => put(from, to, false)} />
      </div>
      <p role="status" className="sr-only">
        {moved && questionMessages.moved(options[moved.option] ?? '', moved.place + 1, options.length)}
      </p>
    </div>
  );
}

const dots = 'M9 5.6v.8M15 5.6v.8M9 11.6v.8M15 11.6v.8M9 17.6v.8M15 17.6v.8';

/**
 * Drag handle of a line. Hidden from screen readers, whose users have the buttons. Touching next to it still scrolls
 * the page.
 */
function Grip() {
  return (
    <span
      data-grip
      aria-hidden="true"
      style={{ touchAction: 'none', userSelect: 'none', WebkitUserSelect: 'none', cursor: 'grab' }}
      className="grid min-h-9 min-w-9 shrink-0 place-items-center text-muted pointer-coarse:min-w-11"
    >
      <IconPath path={dots} className="pointer-events-none size-5" />
    </span>
  );
}

interface MoveButtonProps {
  readonly to: 'up' | 'down';
  readonly name: string;
  /** True if the line cannot move further in this direction. */
  readonly isOff: boolean;
  readonly onMove: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function MoveButton({ to, name, isOff, onMove, onKeyDown }: MoveButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={name}
      disabled={isOff}
      onClick={onMove}
      onKeyDown={onKeyDown}
      className="min-w-9 pointer-coarse:min-w-11"
    >
      <PartIcon name="chevron-right" className={cx('size-5', to === 'up' ? '-rotate-90' : 'rotate-90')} />
    </Button>
  );
}
