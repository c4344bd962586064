import { useBlocker } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const leaveMessages = {
  title: 'Leave this page?',
  text: 'Your changes have not been sent yet. If you leave now, they are lost.',
  stay: 'Stay here',
  leave: 'Leave page',
} as const;

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/**
 * Asks before something typed is lost: while `active`, a link, Back or Forward to another page waits for an answer, and
 * the browser itself asks when the tab is closed or loaded again. A #fragment of the same page leads nowhere else.
 */
export function LeaveGuard({ active }: { readonly active: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => addressOf(current) !== addressOf(next),
    enableBeforeUnload: active,
    disabled: !active,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      title={leaveMessages.title}
      closeLabel={leaveMessages.stay}
      onClose={() => reset?.()}
      action={
        <Button variant="danger" onClick={proceed}>
          {leaveMessages.leave}
        </Button>
      }
    >
      {leaveMessages.text}
    </Dialog>
  );
}

function addressOf({ pathname, search }: Place): string {
  return `${pathname} ${JSON.stringify(search)}`;
}
