import { type FormEvent, useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { QuestionField } from '../../../quizzes/web/public.ts';
import { useAnswerExercise } from '../data.ts';
import type { QuestionExercise } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { useStanding } from '../use-standing.ts';
import { AnswerOutcome } from './answer-outcome.tsx';
import { Frame } from './frame.tsx';

const texts = exerciseMessages.question;
const nothing = { picked: [] as (number | null)[], typed: [] as string[] };

/** A practice question: answered as often as one likes, with what there is to say after each answer. */
export function QuestionExercisePart({ exercise }: { readonly exercise: QuestionExercise }) {
  const { isChecking, isEnrolled, state } = useStanding(exercise);
  const [answer, setAnswer] = useState(nothing);
  const { mutate, reset, data, isPending, isError, error } = useAnswerExercise(exercise);

  const change = (changed: typeof answer) => {
    setAnswer(changed);
    // What was said is about the answer before.
    reset();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(answer);
  };
  const isEmpty = answer.picked.every((each) => each === null) && answer.typed.every((each) => each.trim() === '');
  return (
    <Frame exercise={exercise} state={state}>
      <form className="grid min-w-0 gap-5" onSubmit={send}>
        <QuestionField question={exercise.task.question} answer={answer} onAnswer={change} />
        {isEnrolled ? (
          <div>
            <Button type="submit" busy={isPending} disabled={isEmpty}>
              {texts.submit}
            </Button>
          </div>
        ) : (
          !isChecking && <p className="text-sm text-muted">{texts.visitor}</p>
        )}
        <ErrorLine>{isError && failureText(error, texts.failed)}</ErrorLine>
        <AnswerOutcome outcome={data ?? null} />
      </form>
    </Frame>
  );
}
