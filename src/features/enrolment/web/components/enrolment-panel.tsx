import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { sessionEndings, useOwnUid, useWayBack } from '../../../identity/web/public.ts';
import { useEnrol, useEnrolment } from '../data.ts';
import { enrolmentMessages } from '../messages.ts';
import { useEnrolIn } from '../use-enrol-in.ts';

/**
 * Enrollment panel (specification §4): a visitor gets links to sign up and log in, a signed-in user the Enroll button, and
 * then a confirmation.
 */
export function EnrolmentPanel({ courseId }: { readonly courseId: string }) {
  const enrolment = useEnrolment(courseId);
  const enrol = useEnrol(courseId);
  const enrolled = enrolment.status === 'enrolled';
  const search = { course: courseId, ...useWayBack() };
  useEnrolOnArrival(courseId, enrolment.status, enrol);

  // Same height as a visitor's panel.
  if (enrolment.status === 'checking') return <SkeletonLines lines={5} />;
  if (enrolment.status === 'visitor') {
    return (
      <div className="grid gap-3">
        <p className="text-sm">
          {enrolment.ending ? sessionEndings[enrolment.ending] : enrolmentMessages.accountNeeded}
        </p>
        <LinkButton to="/register" search={search} size="large">
          {enrolmentMessages.signUp}
        </LinkButton>
        <p className="text-center text-sm">
          {enrolmentMessages.logInLead}{' '}
          <Link to="/login" search={search} className="text-link font-semibold">
            {enrolmentMessages.logIn}
          </Link>
        </p>
      </div>
    );
  }
  if (enrolment.status === 'failed') {
    return <Failed text={enrolmentMessages.checkFailed} retry={enrolmentMessages.retry} onRetry={enrolment.retry} />;
  }
  return (
    <div className="grid gap-3">
      <DoneLine takesFocus={enrolled && enrol.isSuccess}>{enrolled && enrolmentMessages.enrolled}</DoneLine>
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

/** Enrolls the user once after a login or sign-up that started at this course. */
function useEnrolOnArrival(courseId: string, status: string, { mutate }: ReturnType<typeof useEnrol>): void {
  const uid = useOwnUid();
  const { enrolIn, finish } = useEnrolIn();
  const isDue = enrolIn?.uid === uid && enrolIn?.courseId === courseId && !enrolIn.isDone && status === 'not-enrolled';
  const enroll = useEffectEvent(() => {
    finish();
    mutate();
  });
  useEffect(() => {
    if (isDue) enroll();
  }, [isDue]);
}
