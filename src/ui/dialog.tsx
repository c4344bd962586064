import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import type { Elements } from './elements.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called for Escape and for the way out; the caller sets `open`. */
  readonly onClose: () => void;
  /** The way out, which loses nothing: it has the focus, and looks like what is meant. */
  readonly closeLabel: string;
  /** What the question is about. */
  readonly children: ReactNode;
  /** The act that is asked about, beside the way out. */
  readonly action?: Elements;
}

/** A question that has to be answered before anything else: the platform's own modal dialog, which keeps the focus. */
export function Dialog({ open, title, onClose, closeLabel, children, action }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
    // What had the focus before may be gone, such as a menu that has closed.
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
