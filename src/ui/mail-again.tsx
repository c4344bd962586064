import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorLine } from './error-line.tsx';
import { StatusLine } from './status-line.tsx';

interface MailAgainProps {
  /** Id of the heading; unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly again: string;
  readonly sent: string;
  readonly mail: { readonly isPending: boolean; readonly isSuccess: boolean; readonly mutate: () => void };
  /** False while nothing has failed. */
  readonly failure: string | false;
}

/** Box that says that a mailed link still has to be opened, with a button that sends the mail again. */
export function MailAgain({ id, title, children, again, sent, mail, failure }: MailAgainProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 justify-items-start gap-3 rounded-lg border border-line p-6"
    >
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p className="text-sm wrap-anywhere text-muted">{children}</p>
      <Button variant="secondary" size="small" busy={mail.isPending} onClick={() => mail.mutate()}>
        {again}
      </Button>
      <ErrorLine>{failure}</ErrorLine>
      <StatusLine>{mail.isSuccess && sent}</StatusLine>
    </section>
  );
}
