import { FirstSteps } from '../../../../features/dashboard/web/public.ts';
import type { CourseInMind } from '../../../../features/identity/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

interface FirstStepsProps {
  readonly uid: string;
  readonly course: CourseInMind | undefined;
}

/** First steps after signing up; loads TanStack Query. */
export function Part(props: FirstStepsProps) {
  return (
    <DataScope>
      <FirstSteps {...props} />
    </DataScope>
  );
}
