import { useState } from 'react';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { useMyHiddenFeedback } from '../data.ts';
import { ownFeedbackMessages as texts } from '../own-messages.ts';
import { Part as OwnFeedbackActs } from './own-feedback-acts.tsx';

/** The user's own feedback on this course that is hidden from others, with the reason. */
export function HiddenFeedback({ courseId }: { readonly courseId: string }) {
  const hidden = useMyHiddenFeedback(courseId);
  const [removed, setRemoved] = useState(0);
  if (hidden.length === 0 && removed === 0) return null;
  return (
    <section aria-labelledby="hidden-feedback" className="grid gap-5 rounded-lg border border-line bg-surface p-6">
      <h3 id="hidden-feedback" className="text-h3">
        {texts.hiddenTitle}
      </h3>
      {/* Deleting also removes the focused button, so this line takes the focus. */}
      <DoneLine key={removed} takesFocus={removed > 0}>
        {removed > 0 && texts.removed}
      </DoneLine>
      {hidden.map((feedback) => (
        <div key={feedback.id}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {feedback.comment}
          </p>
          <p className="text-sm wrap-anywhere text-muted">{texts.hidden(feedback.hiddenReason ?? '')}</p>
          <OwnFeedbackActs feedback={feedback} onRemoved={() => setRemoved((times) => times + 1)} />
        </div>
      ))}
    </section>
  );
}
