import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useEnrolment, useLeaveCourse } from '../data.ts';
import { leaveMessages as texts } from '../leave-messages.ts';

/** Button to leave a course, with a dialog that says what stays stored; afterwards the confirmation. */
export function Part({ courseId }: { readonly courseId: string }) {
  const { status } = useEnrolment(courseId);
  const [isAsked, setAsked] = useState(false);
  const leave = useLeaveCourse(courseId);
  function confirm() {
    setAsked(false);
    leave.mutate();
  }
  if (status === 'not-enrolled') {
    return <DoneLine takesFocus={leave.isSuccess}>{leave.isSuccess && texts.left}</DoneLine>;
  }
  if (status !== 'enrolled') return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="quiet" size="small" className="-ml-3.5" busy={leave.isPending} onClick={() => setAsked(true)}>
        {texts.leave}
      </Button>
      <ErrorLine>{leave.isError && failureText(leave.error, texts.failed)}</ErrorLine>
      <Dialog
        open={isAsked}
        title={texts.title}
        onClose={() => setAsked(false)}
        closeLabel={texts.stay}
        action={
          <Button variant="danger" onClick={confirm}>
            {texts.leave}
          </Button>
        }
      >
        <div className="grid gap-3">
          <p>{texts.kept}</p>
          <p>{texts.comeBack}</p>
          <p>{texts.gone}</p>
        </div>
      </Dialog>
    </div>
  );
}
