import type { HandIn } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { EarlierGrades } from './earlier-grades.tsx';
import { HandInGrade } from './hand-in-grade.tsx';

const texts = exerciseMessages.handIn;

/** Assignment submission with its grade. */
export function HandInItem({
  handIn: { link, fileName, note, at, grade, earlierGrades },
}: {
  readonly handIn: HandIn;
}) {
  return (
    <li className="grid gap-2 rounded-md border border-line px-3 py-2.5 text-sm">
      <p>
        {link === null ? (
          <bdi translate="no" className="font-medium">
            {fileName}
          </bdi>
        ) : (
          <a href={link} rel="noreferrer" translate="no" className="text-link wrap-anywhere">
            {link}
          </a>
        )}{' '}
        <span className="text-muted">{`· ${texts.at(at)}`}</span>
      </p>
      {note !== '' && <p className="whitespace-pre-line text-muted">{note}</p>}
      {!grade && <p className="font-medium">{texts.waiting}</p>}
      {grade && <HandInGrade grade={grade} />}
      <EarlierGrades grades={earlierGrades} />
      {grade?.isPassed === false && <p className="font-medium">{texts.again}</p>}
    </li>
  );
}
