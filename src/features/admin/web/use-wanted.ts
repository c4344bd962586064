import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ConsoleSection } from '../sections-contract.ts';
import { type WantedList, wantedListOf } from '../wanted-list.ts';

type Change = { readonly [Name in keyof WantedList]?: WantedList[Name] | undefined };

/** Filter of a list in the URL, with a function that changes it by replacing the history entry. */
export function useWanted(section: ConsoleSection) {
  const wanted = wantedListOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  function change(next: Change): void {
    void navigate({
      to: '/admin/$section',
      params: { section },
      search: wantedListOf({ ...wanted, ...next }),
      replace: true,
      resetScroll: false,
    });
  }
  return { wanted, change };
}
