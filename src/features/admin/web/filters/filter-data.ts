import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../../platform/web/rpc.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { SavedFilter as Shape, filterRoutes } from '../../filter-contract.ts';
import type { ConsoleSection } from '../../sections-contract.ts';
import { adminKey } from '../use-pages.ts';

const call = makeCall<typeof filterRoutes>();

export type SavedFilter = z.infer<typeof Shape>;
type NewFilter = Pick<SavedFilter, 'section' | 'name' | 'search'>;

const meta = { makesStale: [[...adminKey, 'filters']] };

/** Loads the user's filters of a section; empty while loading and after a failure. */
export function useSavedFilters(section: ConsoleSection): readonly SavedFilter[] {
  const uid = useOwnUid();
  const { data } = useQuery({
    queryKey: [...adminKey, 'filters', uid, section],
    queryFn: ({ signal }) => call('GET /api/admin/filters', { query: { section }, signal }),
  });
  return data?.items ?? [];
}

export function useSaveFilter() {
  return useMutation({ mutationFn: (body: NewFilter) => call('POST /api/admin/filters', { body }), meta });
}

export function useDeleteFilter() {
  return useMutation({
    mutationFn: ({ id: filterId }: SavedFilter) =>
      call('DELETE /api/admin/filters/{filterId}', { params: { filterId } }),
    meta,
  });
}
