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

/**
 * Status messages of a form, between its fields and its buttons. Takes no room while empty in a `flex flex-col gap-5`.
 */
export function FormLines({ children }: { readonly children: ReactNode }) {
  return <div className="-mb-5 grid gap-2 has-[p]:mb-0">{children}</div>;
}
