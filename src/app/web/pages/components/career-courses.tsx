import type { CareerLine } from '../../../../features/careers/line-contract.ts';
import { CareerCourses } from '../../../../features/careers/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

/** Lessons of a career with the learner's progress; loads TanStack Query. */
export function Part({ line }: { readonly line: CareerLine }) {
  return (
    <DataScope>
      <CareerCourses line={line} />
    </DataScope>
  );
}
