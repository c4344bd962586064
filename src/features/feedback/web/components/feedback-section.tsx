import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { feedbackMessages } from '../messages.ts';
import { FeedbackList } from './feedback-list.tsx';

const Aside = lazyPart(() => import('./feedback-sidebar.tsx'), feedbackMessages.part);

/** Feedback of a course page: the list, and a sidebar with the actions. */
export function FeedbackSection({ courseId }: { readonly courseId: string }) {
  return (
    <section
      aria-labelledby="feedback-title"
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]"
    >
      <div>
        <h2 id="feedback-title" className="scroll-mt-28 text-h2">
          {feedbackMessages.title}
        </h2>
        <p className="mt-1 text-muted">{feedbackMessages.lead}</p>
      </div>
      <Aside courseId={courseId} />
      <div className="lg:col-start-1">
        <FeedbackList courseId={courseId} />
      </div>
    </section>
  );
}
