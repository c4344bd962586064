import { useState } from 'react';

/** What was done last on a page, and how many times something was. */
export interface Done {
  readonly text: string;
  readonly times: number;
}

export function useDone(): [done: Done, say: (text: string) => void] {
  const [done, setDone] = useState<Done>({ text: '', times: 0 });
  return [done, (text) => setDone(({ times }) => ({ text, times: times + 1 }))];
}
