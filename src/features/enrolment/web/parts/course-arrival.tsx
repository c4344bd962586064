import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { CourseInMind } from '../../../identity/web/public.ts';
import { arrivalMessages } from '../messages.ts';
import { useEnrolOnArrival } from '../use-enrol-on-arrival.ts';

interface CourseArrivalProps {
  readonly course: CourseInMind;
  /** They were enrolled when the page was drawn before: it is said once more if they still are, and nothing is done. */
  readonly isDone?: boolean | undefined;
  /** Told once it has ended well. */
  readonly onEnrolled?: () => void;
}

/**
 * For somebody who has just logged in or signed up with a course in mind: enrols them, says so, and leads there. As wide
 * as its place: the picture stands above, or beside where there is room.
 */
export function CourseArrival({ course: { courseId, title, image }, isDone = false, onEnrolled }: CourseArrivalProps) {
  const { status, retry } = useEnrolOnArrival(courseId, isDone);
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
              {status === 'enrolled' && arrivalMessages.enrolled(title)}
            </DoneLine>
          </div>
          {status === 'enrolled' && (
            <LinkButton to="/course/$courseId" params={{ courseId }} size="large">
              {arrivalMessages.toCourse}
            </LinkButton>
          )}
          {isUnderWay && !tried && (
            <p className="flex items-center gap-3">
              <Spinner />
              <span>{arrivalMessages.enrolling(title)}</span>
            </p>
          )}
          {status !== 'enrolled' && (!isUnderWay || tried) && (
            <>
              <ErrorLine>{!isUnderWay && arrivalMessages[status](title)}</ErrorLine>
              <Button busy={isUnderWay} onClick={tryAgain}>
                {arrivalMessages.retry}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
