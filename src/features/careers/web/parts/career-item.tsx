import { Link } from '@tanstack/react-router';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { type Career, useEnrolInCareer } from '../data.ts';
import { careerCenterMessages } from '../messages.ts';

interface CareerItemProps {
  readonly career: Career;
  readonly enrolled: boolean;
}

/** One career: what it is, and what one can do about it. */
export function CareerItem({ career: { id, title, description }, enrolled }: CareerItemProps) {
  const enrol = useEnrolInCareer(id);
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
          <DoneLine takesFocus={enrolled && enrol.isSuccess}>{enrolled && careerCenterMessages.enrolled}</DoneLine>
          {enrolled ? (
            <Link to="/continue-career" className="text-link text-sm">
              {careerCenterMessages.continue}
            </Link>
          ) : (
            <Button busy={enrol.isPending} onClick={() => enrol.mutate()}>
              {careerCenterMessages.enrol} <span className="sr-only">{careerCenterMessages.enrolFor(title)}</span>
            </Button>
          )}
          <ErrorLine>
            {enrol.isError && !enrolled && failureText(enrol.error, careerCenterMessages.enrolFailed)}
          </ErrorLine>
        </div>
      </Card>
    </li>
  );
}
