import { useState } from 'react';
import { timeText } from '../../../../platform/web/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { AnswerState } from '../answer-state.ts';
import type { PresentedQuestion } from '../data.ts';
import { attemptMessages } from '../messages.ts';
import { AnswerView } from './answer-view.tsx';

interface AnswerLineProps {
  readonly question: PresentedQuestion;
  readonly state: AnswerState;
  readonly onChoose: (whose: 'mine' | 'theirs') => void;
}

/**
 * State of an answer. Not a live region, which would talk over every choice. It takes the focus after a conflict is
 * resolved.
 */
export function AnswerLine({ question, state, onChoose }: AnswerLineProps) {
  const [hasChosen, setHasChosen] = useState(false);
  // A new conflict: a learner who keeps typing instead of choosing keeps the focus in the field.
  if (hasChosen && state.theirs) setHasChosen(false);
  const line = useFocusWhen(hasChosen && !state.theirs);
  function choose(whose: 'mine' | 'theirs'): void {
    setHasChosen(true);
    onChoose(whose);
  }
  return (
    <div ref={line} tabIndex={-1}>
      {state.theirs ? <Conflict question={question} state={state} onChoose={choose} /> : <SavedLine {...state} />}
    </div>
  );
}

function SavedLine({ pending, isWaiting, isKept, savedAt }: AnswerState) {
  if (pending && isWaiting)
    return (
      <p className="text-sm font-medium print:hidden">
        {isKept ? attemptMessages.waiting : attemptMessages.waitingUnkept}
      </p>
    );
  if (pending) return <p className="text-sm text-muted print:hidden">{attemptMessages.saving}</p>;
  if (savedAt === null) return <p className="min-h-[1lh] text-sm" />;
  return <p className="text-sm text-muted print:hidden">{attemptMessages.saved(timeText(savedAt))}</p>;
}

function Conflict({ question, state: { answer, theirs }, onChoose }: AnswerLineProps) {
  const texts = attemptMessages.conflict;
  if (!theirs) return null;
  return (
    <div role="alert" className="grid grid-cols-1 gap-4 rounded-md border border-danger p-4">
      <p className="font-medium">{texts.lead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-2">
          <h4 className="text-sm font-semibold">{texts.theirs}</h4>
          <AnswerView question={question} answer={theirs.answer} />
          <Button variant="secondary" size="small" onClick={() => onChoose('theirs')}>
            {texts.takeTheirs}
          </Button>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-2">
          <h4 className="text-sm font-semibold">{texts.mine}</h4>
          <AnswerView question={question} answer={answer} />
          <Button variant="secondary" size="small" onClick={() => onChoose('mine')}>
            {texts.takeMine}
          </Button>
        </div>
      </div>
    </div>
  );
}
