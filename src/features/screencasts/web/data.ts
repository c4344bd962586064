import { useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { screencastRoutes } from '../contract.ts';

const call = makeCall<typeof screencastRoutes>();

export function useVideo(courseId: string, videoId: string) {
  return useQuery({
    queryKey: ['video', courseId, videoId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/videos/{videoId}', { params: { courseId, videoId }, signal }),
  });
}

export function useScreencast(courseId: string, castId: string) {
  return useQuery({
    queryKey: ['cast', courseId, castId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/casts/{castId}', { params: { courseId, castId }, signal }),
  });
}
