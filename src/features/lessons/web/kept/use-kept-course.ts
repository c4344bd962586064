import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CourseCopy } from './copies.ts';
import { type Keeping, findOwnCopy, keepingOf, keptKey, subscribeToKeeping } from './keeping.ts';
import { type CopyPlan, planCopy } from './plan-copy.ts';

/** Does not change by itself while somebody makes up their mind. */
const planFreshForMs = 5 * 60_000;

/** Whether this device keeps the course for this account, and what is being done about it. */
export function useKeptCourse(
  courseId: string,
  uid: string,
): { copy: CourseCopy | null | undefined; work: Keeping | null } {
  const { data: copy } = useQuery({
    queryKey: [...keptKey, uid, courseId],
    queryFn: () => findOwnCopy(courseId, uid),
  });
  const work = useSyncExternalStore(
    subscribeToKeeping,
    () => keepingOf(courseId),
    () => null,
  );
  return { copy, work };
}

/** What a copy would be made of now; asked for only when somebody wants one, or has one. */
export function useCopyPlan(courseId: string, uid: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...keptKey, uid, courseId, 'plan'],
    queryFn: ({ signal }) => planCopy(courseId, signal),
    enabled: isWanted,
    staleTime: planFreshForMs,
  });
}

/** Whether the server has another course, or another build of the site, than the copy was made of. */
export function isNewer({ version, entry }: CopyPlan, copy: CourseCopy): boolean {
  return version !== copy.version || entry !== copy.entry;
}
