import { useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useEnrolment } from '../../../enrolment/web/public.ts';
import { usePageUser } from '../../../identity/web/public.ts';
import { feedbackMessages } from '../messages.ts';
import { HiddenFeedback } from './hidden-feedback.tsx';
import { RatingSummary } from './rating-summary.tsx';

// Most readers of a course page cannot leave feedback: the form and its library come with enrolment.
const FeedbackForm = lazyPart(() => import('./feedback-form.tsx'), feedbackMessages.part, <SkeletonLines lines={6} />);

/** Beside the feedback of a course: how it is rated, the form for those who are enrolled, and what of the reader's is hidden (specification §2, §5). */
export function Part({ courseId }: { readonly courseId: string }) {
  const owner = useFormOwner(courseId);
  const uid = usePageUser()?.uid;
  return (
    <div className="grid gap-5 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <RatingSummary courseId={courseId} />
      {owner && <FeedbackForm key={owner} courseId={courseId} />}
      {uid && <HiddenFeedback key={`of ${uid}`} courseId={courseId} />}
    </div>
  );
}

/** The id of the enrolled user whom the form is for. A session that ends takes away nothing that they typed. */
function useFormOwner(courseId: string): string | undefined {
  const { status } = useEnrolment(courseId);
  const uid = usePageUser()?.uid;
  const [owner, setOwner] = useState<string>();
  if (status === 'enrolled' && uid !== owner) setOwner(uid);
  return uid === owner && status !== 'not-enrolled' ? owner : undefined;
}
