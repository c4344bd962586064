import type { ReactNode } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { linkMessages } from '../messages.ts';
import { type MailedLink, useMailedLink } from '../use-mailed-link.ts';

interface MailedLinkGateProps {
  readonly token: string;
  readonly purposes: readonly MailedLink['purpose'][];
  /** In place of the form when the link no longer does anything. */
  readonly dead: ReactNode;
  readonly children: (link: MailedLink) => ReactNode;
}

/** Shows the form that a mailed link leads to, once it is known that the link still works. */
export function MailedLinkGate({ token, purposes, dead, children }: MailedLinkGateProps) {
  const state = useMailedLink(token, ...purposes);
  if (state.status === 'dead') return dead;
  if (state.status === 'alive') return children(state.link);
  return (
    <Card>
      {state.status === 'failed' ? (
        <Failed text={state.error.message} retry={linkMessages.retry} onRetry={state.retry} />
      ) : (
        <SkeletonLines lines={4} label={linkMessages.reading} />
      )}
    </Card>
  );
}
