import { createContext, useContext, useEffect } from 'react';
import type { Chosen } from '../many/use-chosen.ts';

/** What a row of a list needs of its list. */
export interface ListTools {
  readonly openId: string | undefined;
  /** Opens a row by its id, or none. */
  readonly onOpen: (id: string | undefined) => void;
  /** Undefined where nothing is done to many. */
  readonly chosen?: Chosen | undefined;
  /** Keeps the open row in the list; returns how to end that. */
  readonly hold?: () => () => void;
  /** A row is deleted: nothing keeps it. */
  readonly letGo?: (id: string) => void;
}

export const ListContext = createContext<ListTools>({ openId: undefined, onOpen: () => undefined });

export function useListTools(): ListTools {
  return useContext(ListContext);
}

/** Keeps the open row in its list while `active`, whatever is read anew. */
export function useHold(active: boolean): void {
  const { hold } = useListTools();
  useEffect(() => (active ? hold?.() : undefined), [active, hold]);
}
