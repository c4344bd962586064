import type { CareerLine } from '../../../../features/careers/career-line.ts';
import { CareerWay } from '../../../../features/careers/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

/** The line of a career, with the library by which what is done of it is read from the server. */
export function Part({ line }: { readonly line: CareerLine }) {
  return (
    <DataScope>
      <CareerWay line={line} />
    </DataScope>
  );
}
