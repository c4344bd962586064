import type { ReactNode } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { linkMessages } from '../messages.ts';
import { type MailedLink, useMailedLink } from '../use-mailed-link.ts';

interface MailedLinkGateProps {
  readonly token: string;
  readonly purposes: readonly MailedLink['purpose'][];
  /** Rendered instead of the form if the link no longer works. */
  readonly dead: ReactNode;
  readonly children: (link: MailedLink) => ReactNode;
}

/** Renders the form of a mailed link once the link is known to work. */
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
