import { createContext, useContext, useEffect } from 'react';
import type { Chosen } from '../bulk/use-chosen.ts';

/** State and functions of a list that its rows use. */
export interface ListTools {
  readonly openId: string | undefined;
  /** Opens a row by its id, or closes the open one. */
  readonly onOpen: (id: string | undefined) => void;
  /** Undefined if there are no bulk actions. */
  readonly chosen?: Chosen | undefined;
  /** Keeps the open row in the list; returns a function that ends that. */
  readonly hold?: () => () => void;
  /** Releases a row that was deleted. */
  readonly letGo?: (id: string) => void;
}

export const ListContext = createContext<ListTools>({ openId: undefined, onOpen: () => undefined });

export function useListTools(): ListTools {
  return useContext(ListContext);
}

/** Keeps the open row in its list while `active`, even if a reload drops it. */
export function useHold(active: boolean): void {
  const { hold } = useListTools();
  useEffect(() => (active ? hold?.() : undefined), [active, hold]);
}
