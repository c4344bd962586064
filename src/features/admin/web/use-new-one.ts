import { useState } from 'react';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import type { useListQuery } from './use-list-query.ts';

const newOne = 'new';

type ListQueryInUrl = Pick<ReturnType<typeof useListQuery>, 'filter' | 'change'>;

/** Form for a new row in the place of the button that opens it. Discarding returns the focus to that button, `opener`. */
export function useNewOne({ filter, change }: ListQueryInUrl) {
  const isNew = filter.open === newOne;
  const [isDiscarded, setDiscarded] = useState(false);
  const opener = useFocusWhen<HTMLButtonElement>(isDiscarded && !isNew);
  function go(next: Parameters<typeof change>[0], isDiscard = false): void {
    setDiscarded(isDiscard);
    change(next);
  }
  return {
    isNew,
    opener,
    begin: () => go({ open: newOne }),
    discard: () => go({ open: undefined }, true),
    /** Opens the created row, in a list that includes it. */
    show: (id: string) => go({ open: id, q: undefined, state: undefined, kind: undefined }),
  };
}
