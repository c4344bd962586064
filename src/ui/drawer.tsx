import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import type { Elements } from './elements.ts';

interface DrawerProps {
  readonly open: boolean;
  /** Accessible name of the panel. */
  readonly label: string;
  readonly closeLabel: string;
  /** Called for Escape, the button, a click outside, and a followed link inside; the caller sets `open`. */
  readonly onClose: () => void;
  readonly children: Elements;
}

/** Panel at the window's left edge, built on the browser's modal `<dialog>`, which traps the focus. */
export function Drawer({ open, label, closeLabel, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  function closeFor({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside it closes it; Escape does the same by keyboard
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeFor}
      className="m-0 h-dvh max-h-none w-[min(22rem,calc(100vw-3rem))] max-w-none overflow-y-auto overscroll-contain border-r border-line bg-paper text-ink shadow-float backdrop:bg-scrim"
    >
      {open && (
        <div className="grid gap-2 p-5">
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-mt-2 -mr-2 grid size-11 place-items-center justify-self-end rounded-md hover:bg-hover"
          >
            <Icon name="close" className="size-5" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
