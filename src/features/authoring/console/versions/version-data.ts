import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../../platform/web/page-by-page.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { ContentVersion as VersionShape } from '../../contract.ts';
import { type ItemName, call, paramsOf, versionsKey } from '../content-data.ts';

export type ContentVersion = z.infer<typeof VersionShape>;

export function useContentVersions(item: ItemName) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: versionsKey(uid, item),
    ...pageByPage(({ query, signal }) =>
      call('GET /api/admin/content/{kind}/{itemKey}/versions', { params: paramsOf(item), query, signal }),
    ),
  });
}

/** Loads a version with its text, which never changes. Loads nothing if the id is null. */
export function useContentVersion(item: ItemName, versionId: string | null) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: ['content-version', uid, item.kind, item.id, versionId],
    queryFn: ({ signal }) =>
      call('GET /api/admin/content/{kind}/{itemKey}/versions/{versionId}', {
        params: { ...paramsOf(item), versionId: versionId ?? '' },
        signal,
      }),
    enabled: versionId !== null,
    staleTime: Infinity,
  });
}
