import { type FormEvent, useState } from 'react';
import { useAct } from '../../../../platform/web/use-act.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { EnrolLine } from '../../../enrolment/web/public.ts';
import { QuestionField } from '../../../quizzes/web/public.ts';
import type { QuestionExercise } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { useAnswering } from '../submit/use-answering.ts';
import { useSubmissionsSent } from '../submit/use-submission.ts';
import { useExerciseState } from '../use-exercise-state.ts';
import { AnswerResultView } from './answer-result.tsx';
import { Frame } from './frame.tsx';

const texts = exerciseMessages.question;
const nothing = { picked: [] as (number | null)[], typed: [] as string[] };

/** Practice question with any number of answers and an explanation after each. */
export function QuestionExercisePart({ exercise }: { readonly exercise: QuestionExercise }) {
  const { version, task } = exercise;
  const { isChecking, isEnrolled, state } = useExerciseState(exercise);
  const [chosen, setChosen] = useState({ version, answer: null as typeof nothing | null });
  // The answer's indexes refer to the options of one version.
  const own = chosen.version === version ? chosen.answer : null;
  const answering = useAnswering(exercise, own);
  useSubmissionsSent();

  const answer = own ?? answering.kept ?? nothing;
  const { state: sent } = answering;
  // Ignores a second press until the answer is stored.
  const sending = useAct(() => answering.send(answer));
  const isSending = sent.status === 'sending' || sending.state.status === 'pending';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void sending.run(undefined);
  };
  const isEmpty = answer.picked.every((each) => each === null) && answer.typed.every((each) => each.trim() === '');
  return (
    <Frame exercise={exercise} state={state}>
      <form className="grid min-w-0 gap-5" onSubmit={send}>
        <QuestionField
          question={task.question}
          answer={answer}
          onAnswer={(changed) => setChosen({ version, answer: changed })}
        />
        {isEnrolled ? (
          <div>
            <Button type="submit" busy={isSending} disabled={isEmpty}>
              {texts.submit}
            </Button>
          </div>
        ) : (
          !isChecking && (
            <EnrolLine courseId={exercise.courseId} text={texts.visitor} anchor={`exercise-${exercise.exerciseId}`} />
          )
        )}
        <ErrorLine>{sent.status === 'refused' && texts.refused(sent.reason)}</ErrorLine>
        <AnswerResultView
          question={task.question}
          answer={answer}
          outcome={sent.status === 'answered' ? sent.result : null}
          isKept={sent.status === 'kept'}
        />
      </form>
    </Frame>
  );
}
