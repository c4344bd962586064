import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Spinner } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { CourseInMind } from '../../../identity/web/public.ts';
import { enrolledMessages } from '../messages.ts';
import { useAutoEnroll } from '../use-auto-enroll.ts';

interface EnrolledPanelProps {
  readonly course: CourseInMind;
  /**
   * True if an earlier visit to this history entry enrolled them: shows the message again if they still are, and does
   * nothing.
   */
  readonly isDone?: boolean | undefined;
  /** Called after the enrollment has succeeded. */
  readonly onEnrolled?: () => void;
}

/**
 * Enrolls a user who has just logged in or signed up from a course page, says so, and links to the course. Fills the width
 * of its container: the image is above, or beside if there is room.
 */
export function EnrolledPanel({ course: { courseId, title, image }, isDone = false, onEnrolled }: EnrolledPanelProps) {
  const { status, retry } = useAutoEnroll(courseId, isDone);
  const [tried, setTried] = useState(false);
  const isUnderWay = status === 'enrolling';
  const tell = useEffectEvent(() => onEnrolled?.());

  useEffect(() => {
    if (status === 'enrolled') tell();
  }, [status]);

  function tryAgain() {
    setTried(true);
    retry();
  }

  if (isDone && status !== 'enrolled') return null;
  return (
    <div className="@container">
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface @lg:grid-cols-[16rem_minmax(0,1fr)]">
        <img src={image} alt="" width="640" height="400" className="aspect-[16/10] h-full w-full object-cover" />
        <div className="grid content-center justify-items-start gap-4 p-6">
          <div className="text-h3">
            <DoneLine takesFocus={status === 'enrolled' && tried}>
              {status === 'enrolled' && enrolledMessages.enrolled(title)}
            </DoneLine>
          </div>
          {status === 'enrolled' && (
            <LinkButton to="/course/$courseId" params={{ courseId }} size="large">
              {enrolledMessages.toCourse}
            </LinkButton>
          )}
          {isUnderWay && !tried && (
            <p className="flex items-center gap-3">
              <Spinner />
              <span>{enrolledMessages.enrolling(title)}</span>
            </p>
          )}
          {status !== 'enrolled' && (!isUnderWay || tried) && (
            <>
              <ErrorLine>{!isUnderWay && enrolledMessages[status](title)}</ErrorLine>
              <Button busy={isUnderWay} onClick={tryAgain}>
                {enrolledMessages.retry}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
