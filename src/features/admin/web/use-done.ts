import { useState } from 'react';

/** What was done last on a page, and how many times something was. */
export interface Done {
  readonly text: string;
  readonly times: number;
  /** Undefined where it cannot be undone. */
  readonly undo?: (() => void) | undefined;
  /** How long it can be undone, and what is said from then on; undefined where that has no end. */
  readonly within?: { readonly ms: number; readonly after: string } | undefined;
  /** The text says what could not be done. */
  readonly isProblem?: boolean | undefined;
}

export type Say = (text: string, undo?: () => void, rest?: Pick<Done, 'within' | 'isProblem'>) => void;

export function useDone(): [done: Done, say: Say] {
  const [done, setDone] = useState<Done>({ text: '', times: 0 });
  return [done, (text, undo, rest) => setDone(({ times }) => ({ text, times: times + 1, undo, ...rest }))];
}
