import { useState } from 'react';

/** What was done last on a page, and how many times something was. */
export interface Done {
  readonly text: string;
  readonly times: number;
  /** Undefined where it cannot be undone. */
  readonly undo?: (() => void) | undefined;
}

export type Say = (text: string, undo?: () => void) => void;

export function useDone(): [done: Done, say: Say] {
  const [done, setDone] = useState<Done>({ text: '', times: 0 });
  return [done, (text, undo) => setDone(({ times }) => ({ text, times: times + 1, undo }))];
}
