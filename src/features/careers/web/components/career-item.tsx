import { Link } from '@tanstack/react-router';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { type Career, useEnrolInCareer, useLeaveCareer } from '../data.ts';
import { careerCenterMessages } from '../messages.ts';

interface CareerItemProps {
  readonly career: Career;
  readonly enrolled: boolean;
}

/** One career with its description and actions. */
export function CareerItem({ career: { id, title, description }, enrolled }: CareerItemProps) {
  const enrol = useEnrolInCareer(id);
  const leave = useLeaveCareer(id);
  const isDone = enrolled ? enrol.isSuccess : leave.isSuccess;
  return (
    <li id={id} className="group">
      <Card className="grid h-full grid-rows-[auto_1fr_auto] gap-4 group-target:border-primary group-target:bg-primary-soft">
        <h2 className="text-h3">{title}</h2>
        <p dir="auto" className="whitespace-pre-line text-muted">
          {description}
        </p>
        <div className="mt-2 grid justify-items-start gap-3">
          <Link to="/careers/$careerId" params={{ careerId: id }} className="text-link text-sm">
            {careerCenterMessages.way} <span className="sr-only">{careerCenterMessages.wayTo(title)}</span>
          </Link>
          <DoneLine key={String(enrolled)} takesFocus={isDone}>
            {enrolled ? careerCenterMessages.enrolled : isDone && careerCenterMessages.left}
          </DoneLine>
          {enrolled ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link to="/continue-career" className="text-link text-sm">
                {careerCenterMessages.continue}
              </Link>
              <Button variant="quiet" size="small" busy={leave.isPending} onClick={() => leave.mutate()}>
                {careerCenterMessages.leave}
                <span className="sr-only">{careerCenterMessages.leaveOf(title)}</span>
              </Button>
            </div>
          ) : (
            <Button busy={enrol.isPending} onClick={() => enrol.mutate()}>
              {careerCenterMessages.enrol} <span className="sr-only">{careerCenterMessages.enrolFor(title)}</span>
            </Button>
          )}
          <ErrorLine>
            {enrolled
              ? leave.isError && failureText(leave.error, careerCenterMessages.leaveFailed)
              : enrol.isError && failureText(enrol.error, careerCenterMessages.enrolFailed)}
          </ErrorLine>
        </div>
      </Card>
    </li>
  );
}
