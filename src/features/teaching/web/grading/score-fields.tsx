import { RichText } from '../../../../ui/rich-text.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Task } from './data.ts';
import { gradeMessages as texts } from './messages.ts';
import { type GradeDraft, scoreOf } from './use-grade-draft.ts';

interface ScoreFieldsProps {
  readonly rubric: Task['rubric'];
  readonly passPoints: number;
  readonly scores: GradeDraft['scores'];
  /** True to show what is missing or wrong. */
  readonly showsFaults: boolean;
  readonly onScores: (scores: string[]) => void;
}

/** One field per criterion of the rubric, and the total. */
export function ScoreFields({ rubric, passPoints, scores, showsFaults, onScores }: ScoreFieldsProps) {
  const scoredPoints = rubric.map(({ points }, place) => scoreOf(scores[place], points));
  const sum = scoredPoints.reduce<number>((total, points) => total + (points ?? 0), 0);
  const open = scoredPoints.filter((points) => points === null).length;
  const maxSum = rubric.reduce((total, { points }) => total + points, 0);
  return (
    <div className="grid gap-5">
      {rubric.map(({ criterionHtml, points }, place) => (
        <TextField
          key={place}
          label={<RichText html={criterionHtml} className="prose" />}
          hint={texts.scoreHint(points)}
          inputMode="numeric"
          autoComplete="off"
          className="sm:w-28"
          value={scores[place] ?? ''}
          error={showsFaults && scoredPoints[place] === null ? texts.scoreFault(points) : undefined}
          onChange={(event) =>
            onScores(rubric.map((_, at) => (at === place ? event.target.value : (scores[at] ?? ''))))
          }
        />
      ))}
      <output aria-live="polite" className="border-y border-line py-3 font-semibold tabular-nums">
        {`${texts.total(sum, maxSum)}${open === 0 ? texts.verdict[sum >= passPoints ? 'passed' : 'failed'] : texts.open(open)}`}
      </output>
    </div>
  );
}
