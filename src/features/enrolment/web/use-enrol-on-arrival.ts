import { useEffect } from 'react';
import { useEnrol, useEnrolment } from './data.ts';

/** How far it has come; `failed` and `unknown` (it could not be found out whether they are enrolled) are worth a `retry`. */
interface EnrolmentOnArrival {
  readonly status: 'enrolling' | 'enrolled' | 'failed' | 'unknown';
  readonly retry: () => void;
}

/** Enrols the signed-in user without being asked, once; whoever is enrolled already, or was before (`isDone`), is left as they are. */
export function useEnrolOnArrival(courseId: string, isDone: boolean): EnrolmentOnArrival {
  const enrolment = useEnrolment(courseId);
  const { mutate, isIdle, isSuccess, isError } = useEnrol(courseId);
  const isDue = !isDone && enrolment.status === 'not-enrolled' && isIdle;
  useEffect(() => {
    if (isDue) mutate();
  }, [isDue, mutate]);
  const retry = () => mutate();
  if (enrolment.status === 'enrolled' || isSuccess) return { status: 'enrolled', retry };
  if (enrolment.status === 'failed') return { status: 'unknown', retry: enrolment.retry };
  return { status: isError ? 'failed' : 'enrolling', retry };
}
