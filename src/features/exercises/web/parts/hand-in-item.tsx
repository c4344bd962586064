import type { HandIn } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.handIn;

/** One thing that was handed in, and what the teacher said of it. */
export function HandInItem({ handIn: { link, fileName, note, at, grade } }: { readonly handIn: HandIn }) {
  return (
    <li className="grid gap-2 rounded-md border border-line px-3 py-2.5 text-sm">
      <p>
        {link === null ? (
          <bdi className="font-medium">{fileName}</bdi>
        ) : (
          <a href={link} rel="noreferrer" className="text-link">
            {link}
          </a>
        )}{' '}
        <span className="text-muted">· {texts.at(at)}</span>
      </p>
      {note !== '' && <p className="whitespace-pre-line text-muted">{note}</p>}
      <p className="font-medium">{grade ? texts.graded(grade.points, grade.maxPoints) : texts.waiting}</p>
      {grade && (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          {grade.scores.map(({ criterion, points, maxPoints }) => (
            <Score key={criterion} criterion={criterion} score={texts.score(points, maxPoints)} />
          ))}
        </dl>
      )}
      {grade && grade.comment !== '' && <p className="whitespace-pre-line">{grade.comment}</p>}
    </li>
  );
}

function Score({ criterion, score }: { readonly criterion: string; readonly score: string }) {
  return (
    <>
      <dt>{criterion}</dt>
      <dd>{score}</dd>
    </>
  );
}
