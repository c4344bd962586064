import { createContext, useContext } from 'react';
import type { Chosen } from '../many/use-chosen.ts';

/** What a row of a list needs of its list. */
export interface ListTools {
  readonly openId: string | undefined;
  /** Opens a row by its id, or none. */
  readonly onOpen: (id: string | undefined) => void;
  /** Undefined where nothing is done to many. */
  readonly chosen?: Chosen | undefined;
}

export const ListContext = createContext<ListTools>({ openId: undefined, onOpen: () => undefined });

export function useListTools(): ListTools {
  return useContext(ListContext);
}
