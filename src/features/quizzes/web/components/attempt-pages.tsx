import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { AnswerSaver } from '../answer-saver.ts';
import { type AnswerState, hasGap, isAnswered, unanswered } from '../answer-state.ts';
import type { PresentedQuestion, QuizAttempt } from '../data.ts';
import { attemptMessages as texts } from '../messages.ts';
import { AnswerLine } from './answer-line.tsx';
import { QuestionField } from './question-field.tsx';
import { QuizTimer } from './quiz-timer.tsx';
import { SubmitQuiz } from './submit-quiz.tsx';
import { type SubmissionState, useSubmission } from './use-submission.ts';

/** Questions per page: few page turns, and on a phone the end is still within reach. */
const perPage = 4;

/** Text for why the last attempt to submit failed; undefined once the reason is gone. */
function failureText(state: SubmissionState, answers: readonly AnswerState[]): string | undefined {
  if (state === 'unsaved') {
    if (answers.every(({ pending }) => !pending)) return undefined;
    return answers.every(({ isKept }) => isKept) ? texts.unsaved : texts.unsavedUnkept;
  }
  if (state === 'undecided') return answers.some(({ theirs }) => theirs) ? texts.undecided : undefined;
  return state === 'failed' ? texts.submitFailed : undefined;
}

interface AttemptPagesProps {
  readonly attempt: QuizAttempt;
  readonly saver: AnswerSaver;
  readonly states: ReadonlyMap<string, AnswerState>;
  readonly onOver: () => void;
}

/** Questions of an attempt, four on a page; the last page has the submit button. */
export function AttemptPages({ attempt, saver, states, onOver }: AttemptPagesProps) {
  const { questions, deadline, clockOffsetMs } = attempt;
  const [{ first, isTurned }, turn] = useState({ first: 0, isTurned: false });
  const turnTo = (question: number) => turn({ first: question, isTurned: true });
  const submission = useSubmission(attempt.attemptId, saver, onOver);
  const stateOf = ({ id }: PresentedQuestion) => states.get(id) ?? unanswered;
  const numbersOf = (isOne: (question: PresentedQuestion) => boolean) =>
    questions.flatMap((question, place) => (isOne(question) ? [place + 1] : []));
  const open = numbersOf((question) => !isAnswered(stateOf(question).answer));
  const answered = questions.length - open.length;
  const gaps = numbersOf((question) => hasGap(question, stateOf(question).answer));
  const [goal, setGoal] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (goal) focusOpen(document.getElementById(goal.id));
  }, [goal]);
  const goTo = (number: number) => {
    turn({ first: number - 1 - ((number - 1) % perPage), isTurned: true });
    setGoal({ id: `question-${number}` });
  };
  const last = Math.min(first + perPage, questions.length);
  return (
    <div className="grid grid-cols-1 gap-6">
      {deadline !== null && (
        <QuizTimer deadline={deadline} clockOffsetMs={clockOffsetMs} onOver={submission.submitAtEnd} />
      )}
      <div className="grid gap-2">
        <PageHead key={first} text={texts.page(first + 1, last, questions.length)} hasFocus={isTurned} />
        <ProgressBar
          label={texts.progress}
          percent={Math.round((100 * answered) / questions.length)}
          text={texts.answered(answered, questions.length)}
        />
      </div>
      <fieldset disabled={submission.isAtEnd} className="grid min-w-0 grid-cols-1 gap-6">
        {questions.slice(first, last).map((question, place) => (
          <QuestionCard
            key={question.id}
            id={`question-${first + place + 1}`}
            heading={texts.question(first + place + 1)}
            question={question}
            state={stateOf(question)}
            saver={saver}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        {first > 0 && (
          <Button variant="secondary" onClick={() => turnTo(first - perPage)}>
            {texts.previous}
          </Button>
        )}
        {last < questions.length && <Button onClick={() => turnTo(last)}>{texts.next}</Button>}
      </div>
      {last === questions.length && <SubmitQuiz open={open} gaps={gaps} onBack={goTo} submission={submission} />}
      {/* Below the buttons, which these lines would move while they are pressed. */}
      <SavingLine states={states} />
      <ErrorLine>{failureText(submission.state, [...states.values()])}</ErrorLine>
    </div>
  );
}

/** Focuses what is left to answer in a question: its first empty field, or the first of its choices. */
function focusOpen(card: HTMLElement | null): void {
  const fields = [...(card?.querySelectorAll<HTMLInputElement>('input, textarea, select, button') ?? [])];
  const enabled = fields.filter(({ disabled }) => !disabled);
  const field = enabled.find(({ value }) => value === '') ?? enabled[0];
  field?.focus();
}

interface QuestionCardProps {
  readonly id: string;
  readonly heading: string;
  readonly question: PresentedQuestion;
  readonly state: AnswerState;
  readonly saver: AnswerSaver;
}

function QuestionCard({ id, heading, question, state, saver }: QuestionCardProps) {
  return (
    <div id={id} className="grid scroll-mt-24 grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <QuestionField
        question={question}
        heading={heading}
        answer={state.answer}
        onAnswer={(answer) => saver.answer(question.id, answer)}
      />
      <AnswerLine question={question} state={state} onChoose={(whose) => saver.choose(question.id, whose)} />
    </div>
  );
}

/** Position within the quiz. After a page turn it takes the focus, since the button that had it is gone. */
function PageHead({ text, hasFocus }: { readonly text: string; readonly hasFocus: boolean }) {
  const head = useFocusWhen(hasFocus);
  return (
    <div ref={head} tabIndex={-1} className="scroll-mt-24 outline-none">
      <p className="text-muted">{text}</p>
    </div>
  );
}

/** Saving status, announced only when something is wrong and when it works again. */
function SavingLine({ states }: { readonly states: AttemptPagesProps['states'] }) {
  const waiting = [...states.values()].filter((state) => state.isWaiting);
  const isWaiting = waiting.length > 0;
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  const waitingText = waiting.every(({ isKept }) => isKept) ? texts.someWaiting : texts.someUnkept;
  return (
    <p role="status" className="text-sm font-medium empty:hidden">
      {isWaiting ? waitingText : hasWaited && texts.allSaved}
    </p>
  );
}
