import { diffArrays } from 'diff';
import { cx } from '../../../../ui/cx.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.cases;

interface DifferenceProps {
  readonly expected: string;
  readonly got: string;
}

/** Expected and got: two short values beside each other, longer texts line by line. */
export function Difference({ expected, got }: DifferenceProps) {
  if (!expected.includes('\n') && !got.includes('\n')) {
    return (
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <Value term={texts.expected} text={expected} />
        <Value term={texts.got} text={got} />
      </dl>
    );
  }
  const parts = diffArrays(expected.split('\n'), got.split('\n'));
  return (
    <ul className="max-h-80 overflow-auto rounded-md border border-line bg-sunken py-2 font-mono text-sm" dir="ltr">
      {parts.flatMap(({ value, added, removed }, part) =>
        value.map((line, index) => (
          <Line key={`${part} ${index}`} line={line} side={added ? 'got' : removed ? 'expected' : 'both'} />
        )),
      )}
    </ul>
  );
}

function Value({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd translate="no" className="min-w-0 font-mono whitespace-pre-wrap">
        {text === '' ? texts.nothing : text}
      </dd>
    </>
  );
}

const marks = { got: '+', expected: '−', both: ' ' } as const;
const sayings = { got: texts.onlyGot, expected: texts.onlyExpected, both: '' } as const;

function Line({ line, side }: { readonly line: string; readonly side: keyof typeof marks }) {
  return (
    <li
      className={cx(
        'px-3 whitespace-pre-wrap',
        side === 'expected' && 'bg-primary-soft text-primary',
        side === 'got' && 'bg-danger-soft text-danger',
      )}
    >
      <span aria-hidden="true">{`${marks[side]} `}</span>
      <span className="sr-only">{sayings[side]}</span>
      <span translate="no">{line}</span>
    </li>
  );
}
