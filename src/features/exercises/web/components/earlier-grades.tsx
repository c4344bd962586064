import type { HandIn } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { HandInGrade } from './hand-in-grade.tsx';

const texts = exerciseMessages.handIn;

interface EarlierGradesProps {
  readonly grades: readonly (HandIn['earlierGrades'][number] & { readonly gradedBy?: string | null })[];
}

/** Grades of a submission before corrections, newest first; nothing if there are none. */
export function EarlierGrades({ grades }: EarlierGradesProps) {
  if (grades.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold hover:text-primary">
        {texts.earlier(grades.length)}
      </summary>
      <ol className="grid gap-4 border-l-2 border-line pl-4">
        {grades.map((grade) => (
          <li key={grade.gradedAt} className="grid gap-2">
            <p className="wrap-anywhere text-muted">{texts.gradedAt(grade.gradedAt, grade.gradedBy ?? null)}</p>
            <HandInGrade grade={grade} />
          </li>
        ))}
      </ol>
    </details>
  );
}
