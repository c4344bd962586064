import type { ReactNode } from 'react';
import { PartIcon } from './part-icon.tsx';
import { StatusRegion } from './status-region.tsx';

/** Announces success or progress. Keep it mounted and change `children`: {@link StatusRegion}. */
export function StatusLine({ children }: { readonly children?: ReactNode }) {
  return <StatusRegion>{children && <DoneText>{children}</DoneText>}</StatusRegion>;
}

/** Text of a success within a status region. */
export function DoneText({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm font-medium text-primary">
      <PartIcon name="success" className="mt-0.5 size-4.5" />
      <span>{children}</span>
    </p>
  );
}
