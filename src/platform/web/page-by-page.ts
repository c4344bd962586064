interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

interface PageRequest {
  readonly query: { cursor?: string };
  readonly signal: AbortSignal;
}

/** All of such a list, from a page on: page after page, each asked for with the cursor that the one before gave. */
export async function everyPage<Item>(
  load: (query: PageRequest['query']) => Promise<PageOf<Item>>,
  query: PageRequest['query'] = {},
): Promise<readonly Item[]> {
  const { items, nextCursor } = await load(query);
  return nextCursor === null ? items : [...items, ...(await everyPage(load, { cursor: nextCursor }))];
}

/** The options of `useInfiniteQuery` for a list that the server gives page by page (`pageOf`); its data is one list. */
export function pageByPage<Item>(load: (request: PageRequest) => Promise<PageOf<Item>>) {
  return {
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      load({ query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: PageOf<Item>) => nextCursor,
    select: ({ pages }: { readonly pages: readonly PageOf<Item>[] }) => pages.flatMap(({ items }) => items),
  };
}
