import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import {
  type BulkAction,
  type Say,
  ConfirmButton,
  FailedRows,
  dateTimeText,
  listMessages,
  useBulkActions,
} from '../../admin/web/public.ts';
import { type Learner, nameOf } from './data.ts';
import { endAct, restoreAct } from './learner-acts.ts';
import { learnerMessages as texts } from './messages.ts';

const idOf = ({ id }: Learner) => id;
const nothingGiven = { choice: '', words: '' };

/** Details of one learner in a course, with the available actions. */
export function LearnerView({ learner, say }: { readonly learner: Learner; readonly say: Say }) {
  const { email, enrolledAt, percent, lesson, lastActiveAt, finishedAt, leftAt } = learner;
  const { perform, isPending, error, failures } = useBulkActions({ idOf, nameOf }, say);
  const act = (chosen: BulkAction<Learner>) => perform(chosen, [learner], nothingGiven, () => undefined);
  const rows = [
    [texts.facts.email, email],
    [texts.facts.enrolled, dateTimeText(enrolledAt)],
    [texts.facts.lesson, lesson ?? texts.nothingLeft],
    [texts.facts.active, lastActiveAt === null ? texts.never : dateTimeText(lastActiveAt)],
    [texts.facts.finished, finishedAt === null ? texts.notYet : dateTimeText(finishedAt)],
    ...(leftAt === null ? [] : [[texts.facts.left, dateTimeText(leftAt)]]),
  ];
  return (
    <>
      <ProgressBar label={texts.progressOf(nameOf(learner))} percent={percent} text={texts.percent(percent)} />
      <dl className="grid gap-3 sm:grid-cols-2">
        {rows.map(([term, text]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm font-semibold">{term}</dt>
            <dd className="wrap-anywhere text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        {leftAt === null ? (
          <ConfirmButton
            label={texts.end}
            title={texts.endTitle(nameOf(learner))}
            text={texts.endText}
            isDanger
            busy={isPending}
            onConfirm={() => act(endAct)}
          />
        ) : (
          <Button variant="secondary" busy={isPending} onClick={() => act(restoreAct)}>
            {texts.restore}
          </Button>
        )}
      </div>
      <FailedRows failures={failures} />
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}
