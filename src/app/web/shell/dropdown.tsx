import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Elements } from '../../../ui/elements.ts';

interface DropdownProps {
  readonly trigger: Elements;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Edge of the button that a floating panel is aligned with. */
  readonly align?: 'start' | 'end';
  readonly panelClassName?: string;
  /** Links and buttons; the arrow keys move between them. */
  readonly children: ReactNode;
}

/** Media query of the `lg:` breakpoint. */
const panelFloats = '(min-width: 64rem)';

/** Style of a link or button in a panel. */
export const panelItemStyle =
  'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 py-2 text-left text-sm no-underline hover:bg-hover ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-primary lg:min-h-10';

/** Style of an item in the bar. */
export const barItemStyle =
  'flex min-h-13 w-full items-center gap-1.5 rounded-md text-base font-semibold no-underline hover:text-primary ' +
  'aria-[current=page]:text-primary lg:min-h-10 lg:w-auto lg:px-2 lg:text-sm xl:px-3 lg:hover:bg-hover';

/** Button that toggles the panel below it (disclosure pattern), in the bar or in a small screen's menu. */
export function Dropdown({ trigger, open, onToggle, align = 'start', panelClassName, children }: DropdownProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent, next: (at: number, count: number) => number) {
    event.preventDefault();
    if (!open) flushSync(() => onToggle(true));
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const target = next(items.indexOf(document.activeElement as HTMLElement), items.length);
    (items[target] ?? button.current)?.focus();
  }

  function handleKeys(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') moveFocus(event, (at, count) => Math.min(at + 1, count - 1));
    else if (!open) return;
    else if (event.key === 'ArrowUp') moveFocus(event, (at) => at - 1);
    else if (event.key === 'Home') moveFocus(event, () => 0);
    else if (event.key === 'End') moveFocus(event, (_, count) => count - 1);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      onToggle(false);
      button.current?.focus();
    }
  }

  function closeWhenLeft(event: FocusEvent) {
    if (!open || event.relatedTarget === null || event.currentTarget.contains(event.relatedTarget)) return;
    // On a small screen, closing moves the content below: a tap on the next entry would miss it.
    if (matchMedia(panelFloats).matches) onToggle(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events that bubble from its button and links
    <div className="relative" onKeyDown={handleKeys} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        data-bar-item=""
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onToggle(!open)}
        className={cx(barItemStyle, 'group justify-between')}
      >
        {trigger}
        <Icon name="chevron-down" className="size-4 text-muted transition-transform group-aria-expanded:rotate-180" />
      </button>
      <div
        ref={panel}
        id={panelId}
        hidden={!open}
        className={cx(
          'pb-3 lg:whitespace-normal lg:absolute lg:top-full lg:mt-2 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-2 lg:shadow-float',
          align === 'start' ? 'lg:left-0' : 'lg:right-0',
          panelClassName,
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** Placeholder of the same width as the entry, so that nothing moves when the entry loads. */
export function EntryPlaceholder({ trigger }: { readonly trigger: Elements }) {
  return (
    <span className={cx(barItemStyle, 'justify-between')}>
      {trigger}
      <Icon name="chevron-down" className="size-4 text-muted" />
    </span>
  );
}
