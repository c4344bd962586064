import { Link } from '@tanstack/react-router';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { type Career, useEnrolInCareer } from '../data.ts';
import { careerCenterMessages } from '../messages.ts';

interface CareerItemProps {
  readonly career: Career;
  readonly enrolled: boolean;
}

/** One career: what it is on the left, what one can do about it on the right. */
export function CareerItem({ career: { id, title, description }, enrolled }: CareerItemProps) {
  const enrol = useEnrolInCareer(id);
  return (
    <li id={id} className="grid gap-x-12 gap-y-5 py-8 target:bg-primary-soft md:grid-cols-[minmax(0,1fr)_15rem]">
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 max-w-prose whitespace-pre-line text-muted">{description}</p>
      </div>
      <div className="grid content-start justify-items-start gap-3">
        {/* Mounted before it has something to say, so that enrolling is announced. */}
        <div role="status">
          {enrolled && (
            <p className="flex items-start gap-2 font-semibold text-primary">
              <Icon name="success" className="mt-0.5 size-5" />
              {careerCenterMessages.enrolled}
            </p>
          )}
        </div>
        {enrolled ? (
          <Link to="/continue-career" className="text-link text-sm">
            {careerCenterMessages.continue}
          </Link>
        ) : (
          <Button busy={enrol.isPending} onClick={() => enrol.mutate()}>
            {careerCenterMessages.enrol} <span className="sr-only">{careerCenterMessages.enrolFor(title)}</span>
          </Button>
        )}
        <ErrorLine>{enrol.isError && !enrolled && careerCenterMessages.enrolFailed}</ErrorLine>
      </div>
    </li>
  );
}
