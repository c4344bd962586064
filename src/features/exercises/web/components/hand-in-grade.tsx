import { RichText } from '../../../../ui/rich-text.tsx';
import type { HandIn } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.handIn;

/** Grade of a submission: the points of each criterion, and the teacher's comment. */
export function HandInGrade({ grade }: { readonly grade: NonNullable<HandIn['grade']> }) {
  const { points, maxPoints, isPassed, scores, comment, commentHtml } = grade;
  return (
    <div className="grid gap-3 text-sm">
      <p className="font-semibold">{texts.graded(points, maxPoints, isPassed)}</p>
      <dl className="divide-y divide-line border-y border-line">
        {scores.map((score, place) => (
          <div key={place} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5">
            <dt>
              <RichText html={score.criterionHtml} className="prose" />
            </dt>
            <dd className="tabular-nums">{texts.score(score.points, score.maxPoints)}</dd>
          </div>
        ))}
      </dl>
      {comment !== '' && (
        <div className="grid gap-1">
          <p className="text-xs font-semibold text-muted">{texts.comment}</p>
          <RichText as="div" html={commentHtml} className="prose min-w-0" />
        </div>
      )}
    </div>
  );
}
