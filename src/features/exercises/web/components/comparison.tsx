import type { CaseResult } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { Difference, Value } from './difference.tsx';
import { FragmentList } from './fragment-list.tsx';
import { RuleMessage } from './rule-message.tsx';

const texts = exerciseMessages.cases;

interface ComparisonProps extends Pick<CaseResult, 'expected' | 'got' | 'part' | 'fragments'> {
  /** False if the error that ended the run is shown in full elsewhere. */
  readonly isErrorShown: boolean;
}

/** Comparison of a failed case with the result of the learner's code; renders nothing without details. */
export function Comparison({ expected, got, part, fragments, isErrorShown }: ComparisonProps) {
  if (expected === null || got === null) return null;
  if (part === 'ended') {
    return (
      <>
        {fragments ? (
          <FragmentList fragments={fragments} />
        ) : (
          expected !== '' && <OneValue term={texts.expected} text={expected} />
        )}
        {isErrorShown && (
          <p className="rounded-md bg-danger-soft px-3 py-2.5 font-medium break-words whitespace-pre-wrap text-danger">
            {got}
          </p>
        )}
      </>
    );
  }
  if (part === 'rule') return <BrokenRule message={expected} places={got} />;
  if (!fragments) return <Difference expected={expected} got={got} />;
  return (
    <>
      <FragmentList fragments={fragments} />
      <OneValue term={texts.page} text={got} />
    </>
  );
}

/** Sentence of a rule, and the places of what it forbids, one a line. */
function BrokenRule({ message, places }: { readonly message: string; readonly places: string }) {
  return (
    <>
      <RuleMessage message={message} />
      {places !== '' && <OneValue term={texts.got} text={places} />}
    </>
  );
}

function OneValue({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
      <Value term={term} text={text} />
    </dl>
  );
}
