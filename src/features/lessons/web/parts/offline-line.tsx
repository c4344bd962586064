import { useOnline } from '../../../../platform/web/use-online.ts';
import { lessonMessages } from '../messages.ts';

/** Says that there is no network, and how much of what the learner did waits for one. */
export function OfflineLine({ waitingCount }: { readonly waitingCount: number }) {
  const isOnline = useOnline();
  return (
    <div role="status" className="print:hidden">
      {!isOnline && (
        <p className="mb-8 rounded-md border border-line bg-sunken px-4 py-3 text-sm">
          {lessonMessages.offline} {waitingCount > 0 && lessonMessages.waiting(waitingCount)}
        </p>
      )}
    </div>
  );
}
