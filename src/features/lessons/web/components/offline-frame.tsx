import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { OfflineSaving } from '../offline/saving.ts';
import { offlineMessages } from '../offline/messages.ts';
import type { Elements } from '../../../../ui/elements.ts';

interface KeepFrameProps {
  readonly view: 'none' | 'asked' | 'kept' | OfflineSaving['status'];
  /** Current status; announced when it changes. */
  readonly status?: string;
  readonly error?: string;
  readonly content?: Elements;
  readonly actions?: ReactNode;
}

/** Status and actions of an offline course. Takes the focus if the button that was pressed has disappeared. */
export function OfflineFrame({ view, status, error, content, actions }: KeepFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const before = useRef(view);
  useEffect(() => {
    const isChanged = before.current !== view;
    const isLost = document.activeElement === document.body && isChanged;
    before.current = view;
    // The frame may be at the end of a column that scrolls by itself.
    if (isChanged) frame.current?.scrollIntoView({ block: 'nearest' });
    if (isLost) frame.current?.focus({ preventScroll: true });
  }, [view]);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={offlineMessages.region}
      className="grid grid-cols-1 gap-3 border-t border-line pt-5 text-sm outline-none print:hidden"
    >
      <div role="status" className="empty:-mb-3">
        {status}
      </div>
      <ErrorLine>{error}</ErrorLine>
      {content}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </section>
  );
}

/** Progress of loading a course. */
export function LoadingBar({ work }: { readonly work: Extract<OfflineSaving, { status: 'loading' }> }) {
  const { totalBytes } = work;
  const loadedBytes = Math.min(work.loadedBytes, totalBytes);
  const percent = totalBytes === 0 ? 0 : Math.floor((loadedBytes / totalBytes) * 100);
  return (
    <ProgressBar
      label={offlineMessages.progress}
      percent={percent}
      text={offlineMessages.loaded(loadedBytes, totalBytes)}
    />
  );
}
