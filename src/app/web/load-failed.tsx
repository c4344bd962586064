import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChunkLoadError, isOutdated } from '../../platform/web/chunk.ts';
import { outdatedMessages } from '../../platform/web/outdated-messages.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { PageTitle, Width } from '../../ui/page.tsx';
import { loadFailedMessages } from './messages.ts';
import { reloadOnce } from './reload-once.ts';

/** A call without an answer: what it was to bring is a part of the page, too. By its form, for the calls are no part of the first load. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 0;
}

/** In the place of a page that could not be drawn; the shell around it stays, and with it every way elsewhere. */
export function LoadFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isPart = error instanceof ChunkLoadError || isUnreachable(error);
  const isGone = error instanceof ChunkLoadError && isOutdated();

  // When the page before is gone: what was typed there does not keep anybody who has chosen to leave it.
  useEffect(() => {
    if (isGone) reloadOnce();
  }, [isGone]);

  const { title, text } = isGone ? outdatedMessages : loadFailedMessages[isPart ? 'part' : 'fault'];
  return (
    // Seen only where the reload is not on its way.
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
