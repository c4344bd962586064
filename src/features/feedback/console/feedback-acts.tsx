import { TextLink } from '../../../ui/text-link.tsx';
import { FeedbackReplyForm } from './feedback-reply-form.tsx';
import type { ModeratedFeedback } from './data.ts';
import { HideFeedback } from './hide-feedback.tsx';
import { moderationMessages as texts } from './messages.ts';

interface FeedbackActsProps {
  readonly feedback: ModeratedFeedback;
  readonly onDone: (text: string) => void;
}

/** Details of one feedback, with the available actions. */
export function FeedbackActs({ feedback, onDone }: FeedbackActsProps) {
  const { courseId, comment, hiddenAt } = feedback;
  return (
    <>
      <p dir="auto" className="max-w-2xl whitespace-pre-wrap wrap-anywhere">
        {comment}
      </p>
      <div>
        <TextLink to="/course/$courseId" params={{ courseId }} className="inline-flex min-h-11 items-center">
          {texts.openCourse}
        </TextLink>
      </div>
      {/* Nobody sees hidden feedback, and so nobody would see its answer. */}
      {hiddenAt === null && <FeedbackReplyForm feedback={feedback} onDone={onDone} />}
      <HideFeedback feedback={feedback} onDone={onDone} />
    </>
  );
}
