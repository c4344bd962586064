import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Failed } from '../../ui/failed.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useFocusOnMore } from '../../ui/use-focus-on-more.ts';
import type { Elements } from '../../ui/elements.ts';

/** A query of TanStack Query whose data is a list; the second half is that of one that comes page by page. */
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
  /** How many lines stand in for the list until it is there. */
  readonly lines: number;
  /** What is said where it could not be loaded, and on the buttons; `more` only where the list comes page by page. */
  readonly texts: { readonly failed: string; readonly retry: string; readonly more?: string };
  /** What stands there when there is nothing. */
  readonly empty: Elements;
  /** The list itself, of one item at least. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list from the server, whatever has become of it: on its way, failed, empty, there, or there in part. */
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
      {/* The same button for the next try, so that the focus stays. */}
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
