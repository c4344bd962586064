import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CourseCopy } from './copies.ts';
import { type OfflineSaving, findOwnCopy, offlineSavingOf, offlineKey, subscribeToOfflineSaving } from './saving.ts';
import { type CopyPlan, planCopy } from './plan-copy.ts';

/** The plan must not change while the user decides. */
const planFreshForMs = 5 * 60_000;

/** Offline copy of the course for this account, and the operation on it. */
export function useOfflineCourse(
  courseId: string,
  uid: string,
): { copy: CourseCopy | null | undefined; work: OfflineSaving | null } {
  const { data: copy } = useQuery({
    queryKey: [...offlineKey, uid, courseId],
    queryFn: () => findOwnCopy(courseId, uid),
  });
  const work = useSyncExternalStore(
    subscribeToOfflineSaving,
    () => offlineSavingOf(courseId),
    () => null,
  );
  return { copy, work };
}

/** Contents of a new copy; requested only if the user wants a copy or has one. */
export function useCopyPlan(courseId: string, uid: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...offlineKey, uid, courseId, 'plan'],
    queryFn: ({ signal }) => planCopy(courseId, signal),
    enabled: isWanted,
    staleTime: planFreshForMs,
  });
}

/** Returns whether the server has another version of the course, or another build of the site, than the copy. */
export function isNewer({ version, entry }: CopyPlan, copy: CourseCopy): boolean {
  return version !== copy.version || entry !== copy.entry;
}
