import type { ReactNode } from 'react';
import { PartIcon } from './part-icon.tsx';

/** Says what failed, at once and aloud; renders nothing while there is nothing to say. */
export function ErrorLine({ id, children }: { readonly id?: string; readonly children?: ReactNode }) {
  if (!children) return null;
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-sm font-medium text-danger"
    >
      <PartIcon name="alert" className="mt-0.5 size-4.5" />
      <span>{children}</span>
    </p>
  );
}
