import { PartIcon } from '../../../../ui/part-icon.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { sentences } from '../../../../ui/sentences.ts';
import { cx } from '../../../../ui/cx.ts';
import { AnswerView, type PresentedQuestion } from '../../../quizzes/web/public.ts';
import type { AnswerResult } from '../exercise.ts';
import type { PendingAnswer } from '../submit/pending-submissions.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.question;

interface AnswerResultProps {
  readonly question: PresentedQuestion;
  /** Answer that the result is about. */
  readonly answer: PendingAnswer['answer'];
  readonly outcome: AnswerResult | null;
  /** True while the answer is stored until the server can be reached. */
  readonly isKept: boolean;
}

/** Result and explanation of an answer; mounted before there is one, so that screen readers announce it. */
export function AnswerResultView({ question, answer, outcome, isKept }: AnswerResultProps) {
  return (
    <div role="status" className="grid gap-3">
      {isKept && <p className="text-sm font-medium">{texts.kept}</p>}
      {outcome && (
        <>
          <p className={cx('flex items-start gap-2 font-semibold', outcome.isRight ? 'text-primary' : 'text-danger')}>
            <PartIcon name={outcome.isRight ? 'success' : 'alert'} className="mt-0.5 size-5" />
            <span>{sayingOf(outcome)}</span>
          </p>
          {!outcome.isRight && outcome.parts.length > 0 && (
            <AnswerView question={question} answer={answer} parts={outcome.parts} />
          )}
          {outcome.feedback.map((html, place) => (
            <RichText key={place} as="div" html={html} className="prose border-l-4 border-marigold pl-4" />
          ))}
        </>
      )}
    </div>
  );
}

function sayingOf({ isRight, share, isExplained, points, maxPoints }: AnswerResult): string {
  if (isRight) return texts.right(points, maxPoints);
  return sentences(share > 0 ? texts.partly : texts.wrong, isExplained ? texts.again : texts.explainedNext);
}
