import { useState } from 'react';

/** Last result on a page, and the number of results so far. */
export interface Done {
  readonly text: string;
  readonly times: number;
  /** Undefined if it cannot be undone. */
  readonly undo?: (() => void) | undefined;
  /** Time to undo it, and the text after that; undefined if it is unlimited. */
  readonly within?: { readonly ms: number; readonly after: string } | undefined;
  /** True if the text reports a failure. */
  readonly isProblem?: boolean | undefined;
}

export type Say = (text: string, undo?: () => void, rest?: Pick<Done, 'within' | 'isProblem'>) => void;

export function useDone(): [done: Done, say: Say] {
  const [done, setDone] = useState<Done>({ text: '', times: 0 });
  return [done, (text, undo, rest) => setDone(({ times }) => ({ text, times: times + 1, undo, ...rest }))];
}
