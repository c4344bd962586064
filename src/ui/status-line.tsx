import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Says that something succeeded, or is going on. Keep it mounted and change `children`: screen readers
 * announce what changes inside a status region, not a region that appears.
 */
export function StatusLine({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p className="flex items-start gap-2 text-sm font-medium text-primary">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
