import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { useSolution } from '../data.ts';
import type { Place } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { FileTexts } from './file-texts.tsx';

const texts = exerciseMessages.solution;

interface SolutionProps {
  readonly place: Place;
  readonly isPassed: boolean;
}

/** Solution, for learners who have passed or give up; those who have not passed are asked to confirm. */
export function Solution({ place, isPassed }: SolutionProps) {
  const [isAsking, setAsking] = useState(false);
  const { data, isPending, isError, error, mutate } = useSolution(place);
  // The solution replaces the pressed button, so it takes the focus.
  const solution = useFocusWhen(data !== undefined);
  const show = () => {
    setAsking(false);
    mutate();
  };
  if (data) {
    return (
      <div ref={solution} tabIndex={-1} className="grid min-w-0 gap-2">
        <h4 className="text-sm font-semibold">{texts.title}</h4>
        <FileTexts files={data.files} />
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <Button variant="quiet" size="small" busy={isPending} onClick={isPassed ? show : () => setAsking(true)}>
        {texts.show}
      </Button>
      <ErrorLine>{isError && failureText(error, texts.failed)}</ErrorLine>
      <Dialog
        open={isAsking}
        title={texts.ask}
        closeLabel={texts.stay}
        onClose={() => setAsking(false)}
        action={
          <Button variant="danger" onClick={show}>
            {texts.giveUp}
          </Button>
        }
      >
        {texts.askText}
      </Dialog>
    </div>
  );
}
