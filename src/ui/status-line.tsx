import type { ReactNode } from 'react';
import { PartIcon } from './part-icon.tsx';

/**
 * Says that something succeeded, or is going on. Keep it mounted and change `children`: screen readers
 * announce what changes inside a status region, not a region that appears.
 */
export function StatusLine({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p className="flex items-start gap-2 text-sm font-medium text-primary">
          <PartIcon name="success" className="mt-0.5 size-4.5" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
