import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useCareers, useMyCareerEnrolments } from '../data.ts';
import { careerCenterMessages } from '../messages.ts';
import { CareerItem } from './career-item.tsx';

/** All careers, each with 'Enroll Now' or the state of the enrollment. */
export function CareerList() {
  const careers = useCareers();
  const mine = useMyCareerEnrolments();
  useGoToFragment(careers.isSuccess && mine.isSuccess);

  if (careers.isPending || mine.isPending) return <SkeletonLines lines={6} />;
  if (careers.isError || mine.isError) {
    return (
      <Failed
        text={careerCenterMessages.failed}
        retry={careerCenterMessages.retry}
        busy={careers.isFetching || mine.isFetching}
        onRetry={() => void Promise.all([careers.refetch(), mine.refetch()])}
      />
    );
  }
  if (careers.data.length === 0) {
    return (
      <EmptyState text={careerCenterMessages.empty}>
        <LinkButton to="/courses" variant="secondary">
          {careerCenterMessages.seeCourses}
        </LinkButton>
      </EmptyState>
    );
  }
  const enrolledIds = new Set(mine.data.map(({ careerId }) => careerId));
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {careers.data.map((career) => (
        <CareerItem key={career.id} career={career} enrolled={enrolledIds.has(career.id)} />
      ))}
    </ul>
  );
}

/** Scrolls to the career in the URL's fragment (`#id`) once the list is rendered. */
function useGoToFragment(isReady: boolean): void {
  const hash = useLocation({ select: ({ hash: fragment }) => fragment });
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [isReady, hash]);
}
