import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../../platform/web/page-by-page.ts';
import { adminKey, longWorkMs } from '../../../admin/web/public.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { ContentImage as ImageShape } from '../../image-list-contract.ts';
import { type ContentItem, baseOf, call, paramsOf } from '../content-data.ts';

export type ContentImage = z.infer<typeof ImageShape>;

/** Loads the images next to an item; reloads after each save, since the text may use others by then. */
export function useContentImages(item: ContentItem) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'content-images', item.kind, item.id, baseOf(item)],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/admin/content/{kind}/{itemKey}/images', { params: paramsOf(item), query, signal }),
    ),
    placeholderData: (before) => before,
  });
}

export function useRemoveImage(item: ContentItem) {
  return useMutation({
    mutationFn: (imageName: string) =>
      call('DELETE /api/admin/content/{kind}/{itemKey}/images/{imageName}', {
        params: { ...paramsOf(item), imageName },
        timeoutMs: longWorkMs,
      }),
    meta: { makesStale: [adminKey] },
  });
}
