import { FirstSteps } from '../../../../features/dashboard/web/public.ts';
import type { CourseInMind } from '../../../../features/identity/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

interface FirstStepsProps {
  readonly uid: string;
  readonly course: CourseInMind | undefined;
}

/** What somebody does who has just signed up, with the library by which it reads from the server. */
export function Part(props: FirstStepsProps) {
  return (
    <DataScope>
      <FirstSteps {...props} />
    </DataScope>
  );
}
