/** Values of a filter: a fixed set, an id, or a time in milliseconds since 1970. */
type FilterValues = readonly string[] | 'id' | 'time';

/**
 * Declaration of a list that is searched, filtered, sorted and downloaded. Its routes, its query, its CSV file and its
 * fields on the page derive from it.
 */
export interface List {
  readonly filters: Readonly<Record<string, FilterValues>>;
  /** Sort orders; the first one is the default. */
  readonly orders: readonly [string, ...string[]];
}

/** Declares a list, so that its filters and orders keep their exact types. */
export function list<const L extends List>(declaration: L): L {
  return declaration;
}

type ValueOf<Values> = Values extends readonly (infer Each)[] ? Each : Values extends 'time' ? number : string;

/** Filter and order of a list, all optional. `search` is a part of a text. */
export type FilterOf<L extends List> = {
  readonly [Name in keyof L['filters']]?: ValueOf<L['filters'][Name]> | undefined;
} & { readonly search?: string | undefined; readonly order?: L['orders'][number] | undefined };

/** Filter as a caller writes it: a time may be text, as in a URL. */
export type ListQuery<L extends List> = {
  readonly [Name in keyof FilterOf<L>]: L['filters'][Name & string] extends 'time' ? unknown : FilterOf<L>[Name];
};

/** Request for a page of a list. `cursor` is the sort value of the last row of the previous page. */
export type ListRequest<L extends List> = FilterOf<L> & {
  readonly order: L['orders'][number];
  readonly limit: number;
  readonly cursor?: string | undefined;
};
