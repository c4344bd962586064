import { Link } from '@tanstack/react-router';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useMyCareerEnrolments } from '../data.ts';
import { continueMessages } from '../messages.ts';

/** The signed-in user's careers, each with a link to its page. */
export function EnrolledCareers() {
  return (
    <LoadedList
      query={useMyCareerEnrolments()}
      lines={2}
      texts={{ failed: continueMessages.careersFailed, retry: continueMessages.retry }}
      empty={<NoCareers />}
    >
      {(careers) => (
        <ul className="divide-y divide-line border-y border-line">
          {careers.map(({ careerId, title }) => (
            <li key={careerId}>
              <Link
                to="/careers/$careerId"
                params={{ careerId }}
                className="-mx-3 flex min-h-14 items-center rounded-md px-3 py-3 font-semibold underline-offset-4 hover:bg-hover hover:text-primary hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

function NoCareers() {
  return (
    <EmptyState text={continueMessages.noCareers}>
      <LinkButton to="/career-center" variant="secondary">
        {continueMessages.toCareerCenter}
      </LinkButton>
    </EmptyState>
  );
}
