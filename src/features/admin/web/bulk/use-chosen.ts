import { useRef, useState } from 'react';

/** Maximum number of rows in one action, which the server enforces too. */
export const chosenMax = 100;

export interface Chosen {
  readonly ids: ReadonlySet<string>;
  /** With `isRange`, selects all rows since the one that was selected last. */
  readonly choose: (id: string, isOn: boolean, isRange: boolean) => void;
  readonly chooseAll: (isOn: boolean) => void;
}

/** Selected rows of a list; a row that leaves the list is deselected. */
export function useChosen(listed: readonly string[]): Chosen {
  const [all, setAll] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const ids = new Set(listed.filter((id) => all.has(id)));

  function set(some: readonly string[], isOn: boolean) {
    const others = [...ids].filter((id) => !some.includes(id));
    setAll(new Set(isOn ? [...others, ...some].slice(0, chosenMax) : others));
  }

  return {
    ids,
    choose(id, isOn, isRange) {
      const from = isRange && last.current !== undefined ? listed.indexOf(last.current) : -1;
      const to = listed.indexOf(id);
      set(from === -1 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1), isOn);
      last.current = id;
    },
    chooseAll: (isOn) => set(listed, isOn),
  };
}
