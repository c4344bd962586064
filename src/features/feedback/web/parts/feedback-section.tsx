import { useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useEnrolment } from '../../../enrolment/web/public.ts';
import { usePageUser } from '../../../identity/web/public.ts';
import { feedbackMessages } from '../messages.ts';
import { FeedbackList } from './feedback-list.tsx';

// Most readers of a course page cannot leave feedback: the form and its library come with enrolment.
const FeedbackForm = lazyPart(() => import('./feedback-form.tsx'), feedbackMessages.part, <SkeletonLines lines={6} />);

/** A course page's feedback: the list for everyone, the form for those who are enrolled (specification §2, §5). */
export function FeedbackSection({ courseId }: { readonly courseId: string }) {
  const owner = useFormOwner(courseId);
  return (
    <section
      aria-labelledby="feedback-title"
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]"
    >
      <div>
        <h2 id="feedback-title" className="text-h2">
          {feedbackMessages.title}
        </h2>
        <p className="mt-1 text-muted">{feedbackMessages.lead}</p>
      </div>
      {owner && (
        <div className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FeedbackForm key={owner} courseId={courseId} />
        </div>
      )}
      <div className="lg:col-start-1">
        <FeedbackList courseId={courseId} />
      </div>
    </section>
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
