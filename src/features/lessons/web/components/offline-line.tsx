import { useSyncExternalStore } from 'react';
import { useOnline } from '../../../../platform/web/use-online.ts';
import { isSiteReached, subscribeToReached } from '../offline/site-reached.ts';
import { lessonMessages } from '../messages.ts';
import { sentences } from '../../../../ui/sentences.ts';

interface OfflineLineProps {
  /** True for readers whose work the site stores. */
  readonly isEnrolled: boolean;
  readonly waitingCount: number;
}

/** Says that there is no network or that the site does not answer, and how many of the learner's actions are pending. */
export function OfflineLine({ isEnrolled, waitingCount }: OfflineLineProps) {
  const isOnline = useOnline();
  const isReached = useSyncExternalStore(subscribeToReached, isSiteReached, () => true);
  return (
    <div role="status" className="print:hidden">
      {!(isOnline && isReached) && (
        <p className="mb-8 rounded-md border border-line bg-sunken px-4 py-3 text-sm">
          {sentences(
            isOnline ? lessonMessages.unreachable : lessonMessages.offline,
            isEnrolled && lessonMessages.sentLater,
            waitingCount > 0 && lessonMessages.waiting(waitingCount),
          )}
        </p>
      )}
    </div>
  );
}
