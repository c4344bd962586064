import type { ListQuery, List } from '../../../platform/contract/list.ts';
import { type ListFilter, oneOf } from '../list-filter.ts';
import type { ConsoleSection } from '../sections-contract.ts';
import type { ListChoice } from './components/list-choices.tsx';
import { useListQuery } from './use-list-query.ts';

interface ListFields<L extends List> {
  readonly section: ConsoleSection;
  /** `filter` is the name of the filter, if it differs from the URL parameter's. */
  readonly choices: readonly (ListChoice & { readonly filter?: keyof L['filters'] & string })[];
  /** Names of the sort orders. */
  readonly orders: Readonly<Record<L['orders'][number], string>>;
  /** URL of the list's download. */
  readonly file: string;
  /** Filters that fields beside the choices set. */
  readonly others?: (wanted: ListFilter) => Partial<ListQuery<L>>;
}

/**
 * Returns what a declared list is asked for, as its URL says, and the properties of its fields. Values that are not
 * declared are ignored.
 */
export function useListFields<L extends List>(list: L, { others, orders, ...rest }: ListFields<L>) {
  const { wanted, change } = useListQuery(rest.section);
  const chosen = rest.choices.map(({ name, filter = name }) => {
    const values = list.filters[filter];
    return [filter, typeof values === 'object' ? oneOf(wanted[name], values) : wanted[name]];
  });
  const asked = {
    search: wanted.q,
    ...Object.fromEntries(chosen),
    ...others?.(wanted),
    order: oneOf(wanted.order, list.orders.slice(1)),
  } as ListQuery<L>;
  const named = Object.fromEntries(list.orders.map((order: L['orders'][number]) => [order, orders[order]]));
  const fields = { ...rest, orders: named, fileQuery: asked as Record<string, string | undefined> };
  return { asked, fields, wanted, change };
}
