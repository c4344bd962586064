import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { type QuizFacts, useRequestAttempt } from '../data.ts';
import { quizMessages as texts } from '../messages.ts';

/** Button that asks the teachers of the course for another attempt, or the time of the open request. */
export function AskForAttempt({ facts: { courseId, lessonId, requestedAt } }: { readonly facts: QuizFacts }) {
  const { mutate, isPending, error, data } = useRequestAttempt({ courseId, lessonId });
  const askedAt = data?.requestedAt ?? requestedAt;
  return (
    <div className="grid justify-items-start gap-2">
      <DoneLine takesFocus={data !== undefined}>{askedAt !== null && texts.asked(askedAt)}</DoneLine>
      {askedAt === null && (
        <>
          <p className="text-sm text-muted">{texts.askHint}</p>
          <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
            {texts.ask}
          </Button>
        </>
      )}
      <ErrorLine>{error && failureText(error, texts.askFailed)}</ErrorLine>
    </div>
  );
}
