import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ConsoleSection } from '../sections-contract.ts';
import { type WantedList, wantedListOf } from '../wanted-list.ts';

type Change = { readonly [Name in keyof WantedList]?: WantedList[Name] | undefined };

/** What the address of a list asks for, and how to ask for something else: the address follows, without another step of Back. */
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
