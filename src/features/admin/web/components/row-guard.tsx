import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { useHold } from './list-tools.ts';

/** Asks before unsaved input in a row is lost, and keeps the row in its list until then. */
export function RowGuard({ active }: { readonly active: boolean }) {
  useHold(active);
  return <LeaveGuard active={active} />;
}
