import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import type { Elements } from './elements.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called for Escape and for the close button; the caller sets `open`. */
  readonly onClose: () => void;
  /** Label of the safe choice: it has the initial focus and looks like the default. */
  readonly closeLabel: string;
  /** Explanation of the question. */
  readonly children: ReactNode;
  /** The action to confirm, beside the close button. */
  readonly action?: Elements;
}

/** Modal question, built on the browser's `<dialog>`, which traps the focus. */
export function Dialog({ open, title, onClose, closeLabel, children, action }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
    // The element that had the focus may be gone, such as a closed menu.
    if (open || document.activeElement !== document.body) return;
    const heading = document.querySelector('main h1');
    heading?.setAttribute('tabindex', '-1');
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto w-[calc(100%-2.5rem)] max-w-md rounded-lg border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-scrim"
    >
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      <div className="mt-3 text-muted">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{closeLabel}</Button>
        {action}
      </div>
    </dialog>
  );
}
