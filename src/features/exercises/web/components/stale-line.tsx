import { exerciseMessages } from '../messages.ts';
import type { Work } from '../run/use-runner.ts';

/** Line above a result of code that was changed since. */
export function StaleLine({ isStale }: { readonly isStale: boolean }) {
  return isStale ? <p className="text-sm text-muted">{exerciseMessages.stale}</p> : null;
}

/** Returns true if there is a result to show. */
export function hasEnded(work: Work): boolean {
  return work.kind === 'ran' || work.kind === 'checked' || work.kind === 'stopped';
}
