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
  readonly others?: (filter: ListFilter) => Partial<ListQuery<L>>;
}

/**
 * Returns what a declared list is asked for, as its URL says, and the properties of its fields. Values that are not
 * declared are ignored.
 */
export function useListFields<L extends List>(list: L, { others, orders, ...rest }: ListFields<L>) {
  const { filter, change } = useListQuery(rest.section);
  const chosen = rest.choices.map(({ name, filter: filterName = name }) => {
    const values = list.filters[filterName];
    return [filterName, typeof values === 'object' ? oneOf(filter[name], values) : filter[name]];
  });
  const listQuery = {
    search: filter.q,
    ...Object.fromEntries(chosen),
    ...others?.(filter),
    order: oneOf(filter.order, list.orders.slice(1)),
  } as ListQuery<L>;
  const named = Object.fromEntries(list.orders.map((order: L['orders'][number]) => [order, orders[order]]));
  const fields = { ...rest, orders: named, fileQuery: listQuery as Record<string, string | undefined> };
  return { listQuery, fields, filter, change };
}
