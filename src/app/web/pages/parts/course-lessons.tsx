import type { Outline } from '../../../../features/lessons/outline.ts';
import { CourseOutline } from '../../../../features/lessons/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

/** The lessons of a course, with the library by which what is done of them is read from the server. */
export function Part({ outline }: { readonly outline: Outline }) {
  return (
    <DataScope>
      <CourseOutline outline={outline} />
    </DataScope>
  );
}
