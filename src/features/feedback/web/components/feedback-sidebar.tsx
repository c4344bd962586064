import { useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useEnrolment } from '../../../enrolment/web/public.ts';
import { PausedStrip, StaysWithInput, usePageUser } from '../../../identity/web/public.ts';
import { feedbackMessages } from '../messages.ts';
import { HiddenFeedback } from './hidden-feedback.tsx';
import { RatingSummary } from './rating-summary.tsx';

// Lazy, because most readers of a course page are not enrolled and need neither the form nor its library.
const FeedbackForm = lazyPart(() => import('./feedback-form.tsx'), feedbackMessages.part, <SkeletonLines lines={6} />);

/**
 * Sidebar of a course's feedback: the rating, the form for enrolled users, and the reader's hidden records
 * (specification §2, §5).
 */
export function Part({ courseId }: { readonly courseId: string }) {
  return (
    <StaysWithInput className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Sidebar courseId={courseId} />
    </StaysWithInput>
  );
}

function Sidebar({ courseId }: { readonly courseId: string }) {
  const owner = useFormOwner(courseId);
  const uid = usePageUser()?.uid;
  return (
    <div className="grid gap-5">
      <RatingSummary courseId={courseId} />
      {owner && <PausedStrip />}
      {owner && <FeedbackForm key={owner} courseId={courseId} />}
      {uid && <HiddenFeedback key={`of ${uid}`} courseId={courseId} />}
    </div>
  );
}

/**
 * Returns the uid of the enrolled user whose form it is. It survives the end of the session, so that no input is lost.
 */
function useFormOwner(courseId: string): string | undefined {
  const { status } = useEnrolment(courseId);
  const uid = usePageUser()?.uid;
  const [owner, setOwner] = useState<string>();
  if (status === 'enrolled' && uid !== owner) setOwner(uid);
  return uid === owner && status !== 'not-enrolled' ? owner : undefined;
}
