import * as z from 'zod/mini';
import type { FilterOf, List, ListQuery, ListRequest } from './list.ts';
import { PageQuery, latestTimestamp, pageOf } from './paging.ts';
import { type RouteSpec, csvType } from './routes.ts';

const access = { role: 'admin' } as const;
const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));
/** Ids of content may have other characters than those of rows. */
const id = z.string().check(z.minLength(1), z.maxLength(64));
const time = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(latestTimestamp)));
/** The cursor may be an email address, so it may be longer than usual. */
const page = { limit: PageQuery.shape.limit, cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(254))) };

type Filtered<L extends List> = FilterOf<L> & { readonly order: L['orders'][number] };

interface Declared<L extends List, Item extends z.core.$ZodType, Listing extends string, Download extends string> {
  readonly list: L;
  /** Shape of a row. */
  readonly item: Item;
  /** Operations that list a page, and that download all rows as CSV. */
  readonly operations: readonly [Listing, Download];
  /** Noun phrase for the rows, such as `the accounts that match the filter`. */
  readonly rows: string;
}

type More = Partial<Pick<RouteSpec, 'params' | 'errors'>>;

interface Route<Operation extends string, Query, Success> {
  readonly operation: Operation;
  readonly summary: string;
  readonly access: typeof access;
  readonly query: Query;
  readonly success: Success;
}

type PageInput<L extends List> = ListQuery<L> & { readonly limit?: unknown; readonly cursor?: string | undefined };
type PageAnswer<Item extends z.core.$ZodType> = {
  readonly status: 200;
  readonly body: ReturnType<typeof pageOf<Item>>;
};
type FileAnswer = { readonly status: 200; readonly file: { readonly contentTypes: readonly string[] } };

/** Declares the two routes of an administrators' list: its pages, and all of it as a CSV file. */
export function listRoutes<
  const Path extends `/api/${string}`,
  L extends List,
  Item extends z.core.$ZodType,
  const Listing extends string,
  const Download extends string,
  const M extends object = object,
>(path: Path, { list, item, operations, rows }: Declared<L, Item, Listing, Download>, more?: M & More) {
  type Routes = {
    readonly [Key in `GET ${Path}`]: M & Route<Listing, z.ZodMiniType<ListRequest<L>, PageInput<L>>, PageAnswer<Item>>;
  } & {
    readonly [Key in `GET ${Path}.csv`]: M & Route<Download, z.ZodMiniType<Filtered<L>, ListQuery<L>>, FileAnswer>;
  };
  const filter = filterShape(list);
  return {
    [`GET ${path}`]: {
      ...more,
      operation: operations[0],
      summary: `List ${rows}`,
      access,
      query: z.object({ ...page, ...filter }),
      success: { status: 200, body: pageOf(item) },
    },
    [`GET ${path}.csv`]: {
      ...more,
      operation: operations[1],
      summary: `Download as CSV, with formulas escaped: ${rows}`,
      access,
      query: z.object(filter),
      success: { status: 200, file: { contentTypes: [csvType] } },
    },
  } as unknown as Routes;
}

function filterShape({ filters, orders }: List): Record<string, z.core.$ZodType> {
  const shapes: Record<string, z.core.$ZodType> = { search };
  for (const [name, values] of Object.entries(filters)) {
    shapes[name] = values === 'time' ? time : z.optional(values === 'id' ? id : z.enum(values));
  }
  return { ...shapes, order: z._default(z.enum(orders), orders[0]) };
}
