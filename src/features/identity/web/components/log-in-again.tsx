import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { loginMessages } from '../messages.ts';
import { pausedMessages, sessionEndings } from '../session-messages.ts';
import type { User } from '../session-store.ts';

const LoginForm = lazyPart(() => import('./login-form.tsx'), loginMessages.part, <SkeletonLines lines={6} />);

/** Explains what happens to unsaved work after the session expired, and logs in again in a dialog on the same page. */
export function Part({ user, text }: { readonly user: User; readonly text: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const field = useLastField();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <div className="sticky top-28 mb-4 z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-danger bg-danger-soft px-4 py-3 text-sm lg:top-20 print:hidden">
      <p role="alert" className="min-w-0 flex-1 basis-64 text-danger">
        <span className="font-semibold">{sessionEndings['session-expired']}</span> <span>{text}</span>
      </p>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {pausedMessages.login}
      </Button>
      <dialog
        ref={dialog}
        aria-label={pausedMessages.title}
        onClose={() => setOpen(false)}
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg bg-paper p-4 text-ink shadow-float backdrop:bg-scrim sm:p-6"
      >
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 className="text-h3">{pausedMessages.title}</h2>
          <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
            {pausedMessages.close}
          </Button>
        </div>
        {isOpen && (
          <LoginForm course={undefined} again={{ email: user.email, onDone: () => focusAgain(field.current) }} />
        )}
      </dialog>
    </div>
  );
}

/** Returns the field in which the user typed last, outside the dialog. The focus returns to it after login. */
function useLastField() {
  const field = useRef<Element | null>(null);
  useEffect(() => {
    const follow = () => {
      const focused = focusedElement();
      if (!focused?.closest('dialog') && focused?.matches('input, textarea, select, [contenteditable]')) {
        field.current = focused;
      }
    };
    follow();
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return field;
}

/** An editor has its field in a shadow tree, where `document.activeElement` does not reach. */
function focusedElement(): Element | null {
  const { activeElement } = document;
  return activeElement?.shadowRoot?.activeElement ?? activeElement;
}

/** Focuses the element after the closing dialog has returned the focus to its button. */
function focusAgain(element: Element | null): void {
  requestAnimationFrame(() => element instanceof HTMLElement && element.focus({ preventScroll: true }));
}
