import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Failed } from '../../ui/failed.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useFocusOnMore } from '../../ui/use-focus-on-more.ts';
import type { Elements } from '../../ui/elements.ts';

/** A TanStack Query result whose data is a list; the optional fields are those of an infinite query. */
interface ListQuery<Item> {
  readonly data: readonly Item[] | undefined;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => Promise<unknown>;
}

interface LoadedListProps<Item> {
  readonly query: ListQuery<Item>;
  /** Number of skeleton lines while the list loads. */
  readonly lines: number;
  /** Error message and labels of the buttons; `more` only for a paged list. */
  readonly texts: { readonly failed: string; readonly retry: string; readonly more?: string };
  /** Shown if the list is empty. */
  readonly empty: Elements;
  /** Renders the list, which has at least one item. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** List from the server in all its states: loading, failed, empty, complete or partly loaded. */
export function LoadedList<Item>({ query, lines, texts, empty, children }: LoadedListProps<Item>) {
  const { data: items = [], fetchNextPage } = query;
  const [list, onMore] = useFocusOnMore<HTMLDivElement>(items.length);
  if (query.isPending) return <SkeletonLines lines={lines} />;
  const isMoreMissing = query.isFetchNextPageError === true;
  return (
    <div className="grid justify-items-start gap-5">
      {items.length > 0 && (
        <div ref={list} className="w-full">
          {children(items)}
        </div>
      )}
      {query.isSuccess && items.length === 0 && empty}
      {query.isError && !isMoreMissing && (
        <Failed text={texts.failed} retry={texts.retry} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {isMoreMissing && <ErrorLine>{texts.failed}</ErrorLine>}
      {/* The same button retries, so that it keeps the focus. */}
      {(query.isSuccess || isMoreMissing) && query.hasNextPage && fetchNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage === true}
          onClick={() => {
            onMore();
            void fetchNextPage();
          }}
        >
          {isMoreMissing ? texts.retry : texts.more}
        </Button>
      )}
    </div>
  );
}
