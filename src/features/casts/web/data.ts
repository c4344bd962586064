import { useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { castRoutes } from '../contract.ts';

const call = makeCall<typeof castRoutes>();

export function useVideo(courseId: string, videoId: string) {
  return useQuery({
    queryKey: ['video', courseId, videoId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/videos/{videoId}', { params: { courseId, videoId }, signal }),
  });
}

export function useCast(courseId: string, castId: string) {
  return useQuery({
    queryKey: ['cast', courseId, castId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/casts/{castId}', { params: { courseId, castId }, signal }),
  });
}
