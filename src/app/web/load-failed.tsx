import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChunkLoadError, isOutdated } from '../../platform/web/chunk.ts';
import { outdatedMessages } from '../../platform/web/lazy-part.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { PageTitle, Width } from '../../ui/page.tsx';
import { loadFailedMessages } from './messages.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Detects a call without a response: its data is a part of the page too. Checks the shape, as the calls' module is not
 * part of the first load.
 */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 0;
}

/** Replaces a page that failed to render. The shell and its links stay. */
export function LoadFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isPart = error instanceof ChunkLoadError || isUnreachable(error);
  const isGone = error instanceof ChunkLoadError && isOutdated();

  // After the previous page is gone: input there must not hold back a visitor who chose to leave it.
  useEffect(() => {
    if (isGone) reloadOnce();
  }, [isGone]);

  const { title, text } = isGone ? outdatedMessages : loadFailedMessages[isPart ? 'part' : 'fault'];
  return (
    // Delayed, so that it is visible only if the reload does not happen.
    <Width width="narrow" className={isGone ? 'transition-opacity delay-500 starting:opacity-0' : ''}>
      <PageTitle title={title} />
      <p role="alert">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isGone && (
          <button type="button" className={buttonStyle()} onClick={() => void router.invalidate()}>
            {loadFailedMessages.retry}
          </button>
        )}
        <button
          type="button"
          className={buttonStyle({ variant: isGone ? 'primary' : 'secondary' })}
          onClick={() => location.reload()}
        >
          {outdatedMessages.reload}
        </button>
      </div>
    </Width>
  );
}
