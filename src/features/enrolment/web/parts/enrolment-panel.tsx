import { Link } from '@tanstack/react-router';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { sessionEndings } from '../../../identity/web/public.ts';
import { useEnrol, useEnrolment } from '../data.ts';
import { enrolmentMessages } from '../messages.ts';

/** Specification §4: a visitor has no Enroll button, a signed-in user has one, and after it stands that they are enrolled. */
export function EnrolmentPanel({ courseId }: { readonly courseId: string }) {
  const enrolment = useEnrolment(courseId);
  const enrol = useEnrol(courseId);
  const enrolled = enrolment.status === 'enrolled';
  const status = useFocusWhen(enrolled && enrol.isSuccess);

  if (enrolment.status === 'checking') return <SkeletonLines lines={2} />;
  if (enrolment.status === 'visitor') {
    return (
      <div className="grid gap-2 text-sm">
        {enrolment.ending && <p className="font-semibold">{sessionEndings[enrolment.ending]}</p>}
        <p>
          {enrolmentMessages.logInLead}{' '}
          <Link to="/login" className="text-link font-semibold">
            {enrolmentMessages.logIn}
          </Link>
          .
        </p>
      </div>
    );
  }
  if (enrolment.status === 'failed') {
    return (
      <div className="grid gap-3">
        <ErrorLine>{enrolmentMessages.checkFailed}</ErrorLine>
        <Button variant="secondary" onClick={enrolment.retry}>
          {enrolmentMessages.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {/* Mounted before it has something to say, so that enrolling is announced. */}
      <div ref={status} role="status" tabIndex={-1}>
        {enrolled && (
          <p className="flex items-start gap-2 font-semibold text-primary">
            <Icon name="success" className="mt-0.5 size-5" />
            {enrolmentMessages.enrolled}
          </p>
        )}
      </div>
      {enrolled ? (
        <Link to="/dashboard" className="text-link text-sm">
          {enrolmentMessages.toDashboard}
        </Link>
      ) : (
        <Button size="large" busy={enrol.isPending} onClick={() => enrol.mutate()}>
          {enrolmentMessages.enrol}
        </Button>
      )}
      <ErrorLine>{enrol.isError && enrolmentMessages.enrolFailed}</ErrorLine>
    </div>
  );
}
