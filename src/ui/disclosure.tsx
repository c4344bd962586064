import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A question that opens into its answer; without scripts as well. Its heading is of the third level. */
export function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3.5 hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 className="font-sans text-base leading-snug font-semibold">{title}</h3>
        <Icon
          name="chevron-down"
          className="size-5 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="max-w-2xl pr-9 pb-6 text-muted">{children}</div>
    </details>
  );
}
