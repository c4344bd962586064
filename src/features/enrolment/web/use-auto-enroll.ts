import { useEffect } from 'react';
import { useEnrol, useEnrolment } from './data.ts';

/** State of the automatic enrollment; `failed` and `unknown` (the enrollment could not be checked) offer a `retry`. */
interface EnrolmentOnArrival {
  readonly status: 'enrolling' | 'enrolled' | 'failed' | 'unknown';
  readonly retry: () => void;
}

/** Enrolls the signed-in user automatically, once. Does nothing if they are already enrolled, or were before (`isDone`). */
export function useAutoEnroll(courseId: string, isDone: boolean): EnrolmentOnArrival {
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
