import { diffArrays } from 'diff';
import { cx } from '../../../../ui/cx.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.cases;

interface TextPair {
  readonly expected: string;
  readonly got: string;
}

/** Expected and actual result: two short values next to each other, longer texts line by line. */
export function Difference({ expected, got }: TextPair) {
  if (!expected.includes('\n') && !got.includes('\n')) return <ValuePair expected={expected} got={got} />;
  const parts = diffArrays(expected.split('\n'), got.split('\n'));
  return (
    <ul className="max-h-80 overflow-auto rounded-md border border-line bg-sunken py-2 text-sm" dir="ltr">
      {parts.flatMap(({ value, added, removed }, part) =>
        value.map((line, index) => (
          <Line key={`${part} ${index}`} line={line} side={added ? 'got' : removed ? 'expected' : 'both'} />
        )),
      )}
    </ul>
  );
}

/** Expected and actual result unchanged, for texts whose lines are unrelated. */
export function ValuePair({ expected, got }: TextPair) {
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      <Value term={texts.expected} text={expected} />
      <Value term={texts.got} text={got} />
    </dl>
  );
}

/** Expected or actual result alone. */
export function Value({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd translate="no" className="min-w-0 font-mono break-words whitespace-pre-wrap">
        {text === '' ? texts.nothing : text}
      </dd>
    </>
  );
}

const sides = { got: texts.got, expected: texts.expected, both: '' } as const;

/** Labeled with words: plus and minus mean changes of a file, and here neither text came first. */
function Line({ line, side }: { readonly line: string; readonly side: keyof typeof sides }) {
  return (
    <li
      className={cx(
        'grid grid-cols-[5rem_minmax(0,1fr)] gap-x-2 px-3',
        side === 'expected' && 'bg-primary-soft text-primary',
        side === 'got' && 'bg-danger-soft text-danger',
      )}
    >
      <span className="text-xs leading-5">{sides[side]}</span>
      <span translate="no" className="font-mono break-words whitespace-pre-wrap">
        {line}
      </span>
    </li>
  );
}
