import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../platform/contract/routes.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import { progressKey } from '../../progress/web/public.ts';
import type { CareerLine, careerLineRoutes } from '../line-contract.ts';

const call = makeCall<typeof careerLineRoutes>();

export type StationProgress = AnswerOf<
  (typeof careerLineRoutes)['GET /api/career-lines/{careerId}/progress']
>['stations'][number]['progress'];

/**
 * Loads the signed-in learner's progress at each station; disabled without a session. Learning progress marks it as
 * stale.
 */
export function useCareerProgress(careerId: CareerLine['id']) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...progressKey, uid, 'career', careerId],
    queryFn: ({ signal }) => call('GET /api/career-lines/{careerId}/progress', { params: { careerId }, signal }),
    select: ({ stations }) => new Map(stations.map(({ courseId, progress }) => [courseId, progress])),
    enabled: uid !== null,
  });
}
