import { useQueries } from '@tanstack/react-query';
import { useSession } from '../../identity/web/public.ts';
import { call, feedbackKey } from './data.ts';

/** The most that one page holds. */
const newestMax = 100;

/**
 * What the signed-in user said last about any of these courses, as far as it stands on the first page of each;
 * undefined while it is not known, and when there is none.
 */
export function useMyLastFeedback(courseIds: readonly string[]) {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : undefined;
  return useQueries({
    queries: courseIds.map((courseId) => ({
      queryKey: [...feedbackKey(courseId), 'newest'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /api/courses/{courseId}/feedback', { params: { courseId }, query: { limit: newestMax }, signal }),
    })),
    combine: (results) =>
      results
        .flatMap(({ data }) => data?.items ?? [])
        .filter(({ userId }) => userId === uid)
        .toSorted((one, other) => other.timestamp - one.timestamp)
        .at(0),
  });
}
