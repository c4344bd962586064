import type { Outline } from '../../../../features/lessons/outline.ts';
import { CourseOutline } from '../../../../features/lessons/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

/** Lessons of a course with the learner's progress; loads TanStack Query. */
export function Part({ outline }: { readonly outline: Outline }) {
  return (
    <DataScope>
      <CourseOutline outline={outline} />
    </DataScope>
  );
}
