import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import type { Elements } from '../../../../ui/elements.ts';

interface DeadLinkProps {
  readonly text: string;
  /** How to get a link that works. */
  readonly again: string;
  readonly children: Elements;
}

/** A mailed link that no longer does anything. */
export function DeadLink({ text, again, children }: DeadLinkProps) {
  return (
    <Card className="grid justify-items-start gap-4">
      <ErrorLine>{text}</ErrorLine>
      <p>{again}</p>
      {children}
    </Card>
  );
}
