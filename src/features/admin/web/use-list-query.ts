import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ConsoleSection } from '../sections-contract.ts';
import { type ListFilter, listFilterOf } from '../list-filter.ts';

type Change = { readonly [Name in keyof ListFilter]?: ListFilter[Name] | undefined };

/** Filter of a list in the URL, with a function that changes it by replacing the history entry. */
export function useListQuery(section: ConsoleSection) {
  const filter = listFilterOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  function change(next: Change): void {
    void navigate({
      to: '/admin/$section',
      params: { section },
      // The current filter: a pause in typing may call this after another field has changed the URL.
      search: (now) => listFilterOf({ ...listFilterOf(now), ...next }),
      replace: true,
      resetScroll: false,
    });
  }
  return { filter, change };
}
