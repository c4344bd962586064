import type { ReactNode } from 'react';

interface StatusRegionProps {
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Region whose changes are announced. Mount it before its text is known, and change `children`: screen readers announce changes inside a status
 * region, not a region that appears.
 */
export function StatusRegion({ children, className }: StatusRegionProps) {
  return (
    <div role="status" className={className}>
      {children}
    </div>
  );
}
