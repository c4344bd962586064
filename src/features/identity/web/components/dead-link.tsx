import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import type { Elements } from '../../../../ui/elements.ts';

interface DeadLinkProps {
  readonly text: string;
  /** Text that explains how to request a new link. */
  readonly again: string;
  readonly children: Elements;
}

/** Message for a mailed link that no longer works. */
export function DeadLink({ text, again, children }: DeadLinkProps) {
  return (
    <Card className="grid justify-items-start gap-4">
      <ErrorLine>{text}</ErrorLine>
      <p>{again}</p>
      {children}
    </Card>
  );
}
