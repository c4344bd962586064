import { useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { castRoutes } from '../contract.ts';

const call = makeCall<typeof castRoutes>();

export function useCast(courseId: string, castId: string) {
  return useQuery({
    queryKey: ['cast', courseId, castId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/casts/{castId}', { params: { courseId, castId }, signal }),
  });
}
