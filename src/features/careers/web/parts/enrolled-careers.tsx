import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useMyCareerEnrolments } from '../data.ts';
import { continueMessages } from '../messages.ts';

/** The careers that the signed-in user enrolled in, each a link to its text in the Career Center. */
export function EnrolledCareers() {
  const mine = useMyCareerEnrolments();
  if (mine.isPending) return <SkeletonLines lines={2} />;
  if (mine.isError) {
    return (
      <Failed
        text={continueMessages.careersFailed}
        retry={continueMessages.retry}
        busy={mine.isFetching}
        onRetry={() => void mine.refetch()}
      />
    );
  }
  const { items } = mine.data;
  if (items.length === 0) {
    return (
      <EmptyState text={continueMessages.noCareers}>
        <LinkButton to="/career-center" variant="secondary">
          {continueMessages.toCareerCenter}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map(({ careerId, title }) => (
        <li key={careerId}>
          <Link
            to="/career-center"
            hash={careerId}
            className="-mx-3 flex min-h-14 items-center rounded-md px-3 py-3 font-semibold underline-offset-4 hover:bg-hover hover:text-primary hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
