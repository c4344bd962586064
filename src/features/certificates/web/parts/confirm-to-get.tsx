import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useConfirmationMail } from '../data.ts';
import { certificateMessages as texts } from '../messages.ts';

/** Placeholder for the drawing until the learner has confirmed their address. */
export function ConfirmToGet() {
  const mail = useConfirmationMail();
  return (
    <section
      aria-labelledby="confirm-to-get"
      className="grid grid-cols-1 justify-items-start gap-3 rounded-lg border border-line p-6"
    >
      <h2 id="confirm-to-get" className="font-semibold">
        {texts.waitingTitle}
      </h2>
      <p className="text-sm text-muted">{texts.waiting}</p>
      <Button variant="secondary" size="small" busy={mail.isPending} onClick={() => mail.mutate()}>
        {texts.waitingAgain}
      </Button>
      <ErrorLine>{mail.isError && failureText(mail.error, texts.switchFailed)}</ErrorLine>
      <StatusLine>{mail.isSuccess && texts.waitingSent}</StatusLine>
    </section>
  );
}
