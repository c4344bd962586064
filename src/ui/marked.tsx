import { Fragment } from 'react';

interface MarkedProps {
  readonly text: string;
  /** Ranges of matches, from start to end (exclusive), in order. */
  readonly marks: readonly (readonly [number, number])[];
}

/** Text with highlighted matches. */
export function Marked({ text, marks }: MarkedProps) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], place) => (
        <Fragment key={start}>
          <span>{text.slice(ends[place], start)}</span>
          <mark className="bg-transparent font-semibold text-primary">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(ends.at(-1))}</span>
    </>
  );
}
