import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useWayBack } from '../../../identity/web/public.ts';
import { useEnrol, useEnrolment } from '../data.ts';
import { enrolLineMessages, enrolmentMessages } from '../messages.ts';

interface EnrolLineProps {
  readonly courseId: string;
  /** Explains what enrolling is needed for. */
  readonly text: string;
  /** Id of the part of the page to return to after a login, and to focus after enrolling. */
  readonly anchor: string;
}

/** Line in a lesson's part for enrolled learners: the Enroll button, or for visitors the ways in, which lead back here. */
export function EnrolLine({ courseId, text, anchor }: EnrolLineProps) {
  const { status } = useEnrolment(courseId);
  const enrol = useEnrol(courseId);
  const search = { course: courseId, ...useWayBack(anchor) };

  // The line is gone by then, and `mutate` would drop its callback.
  const enroll = () =>
    enrol.mutateAsync().then(
      () => document.getElementById(anchor)?.focus({ preventScroll: true }),
      () => undefined,
    );

  return (
    <div className="grid gap-3 print:hidden">
      <p className="text-sm text-muted">{text}</p>
      {status === 'not-enrolled' && (
        <div>
          <Button variant="secondary" size="small" busy={enrol.isPending} onClick={() => void enroll()}>
            {enrolLineMessages.enroll}
          </Button>
        </div>
      )}
      {status === 'visitor' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <LinkButton to="/register" search={search} variant="secondary" size="small">
            {enrolLineMessages.signUp}
          </LinkButton>
          <TextLink to="/login" search={search} className="inline-flex min-h-6 items-center">
            {enrolLineMessages.logIn}
          </TextLink>
        </div>
      )}
      <ErrorLine>{enrol.isError && enrolmentMessages.enrolFailed}</ErrorLine>
    </div>
  );
}
