import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { useWithdrawApplication } from '../data.ts';
import { myApplicationsMessages as texts } from '../my-applications-messages.ts';

interface WithdrawProps {
  readonly applicationId: string;
  readonly title: string;
  /** True if the application can still be withdrawn. */
  readonly isOpen: boolean;
}

/** Withdraws an application after a confirmation. Renders no button once it is withdrawn or decided. */
export function Withdraw({ applicationId, title, isOpen }: WithdrawProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, isError, error } = useWithdrawApplication(applicationId);
  const place = useFocusWhen(!isOpen && isSuccess);
  const withdraw = () => {
    setAsking(false);
    mutate();
  };
  return (
    <div ref={place} tabIndex={-1} className="grid justify-items-start gap-2">
      {!isOpen && isSuccess && <span className="sr-only">{texts.withdrawn(title)}</span>}
      {isOpen && (
        <Button variant="secondary" size="small" busy={isPending} onClick={() => setAsking(true)}>
          {texts.withdraw} <span className="sr-only">{title}</span>
        </Button>
      )}
      <ErrorLine>{isError && failureText(error, texts.withdrawFailed)}</ErrorLine>
      <Dialog
        open={isAsking}
        title={texts.ask}
        closeLabel={texts.stay}
        onClose={() => setAsking(false)}
        action={
          <Button variant="danger" onClick={withdraw}>
            {texts.withdraw}
          </Button>
        }
      >
        {texts.askText(title)}
      </Dialog>
    </div>
  );
}
