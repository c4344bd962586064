import { useInfiniteQuery } from '@tanstack/react-query';
import { pageByPage } from '../../../platform/web/page-by-page.ts';
import { useOwnUid } from '../../identity/web/public.ts';

type Load<Item> = Parameters<typeof pageByPage<Item>>[0];

/** Prefix of all administrators' query keys, so that each action refreshes all of them, including the audit log. */
export const adminKey = ['admin'] as const;

/** Polling interval of a list of which a row is about to change by itself. */
const lookAgainMs = 2000;

/**
 * Loads the rows of a list that match `listQuery`, page by page. Previous rows stay while loading. Polls while `isMoving` is
 * true for one of them.
 */
export function usePages<Item>(
  name: string,
  listQuery: object,
  load: Load<Item>,
  isMoving: (item: Item) => boolean = () => false,
) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, name, listQuery],
    ...pageByPage(load),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isMoving)) === true && lookAgainMs,
  });
}
