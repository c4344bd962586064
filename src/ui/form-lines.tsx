import type { ReactNode } from 'react';

/**
 * Status messages of a form, between its fields and its buttons. Takes no room while empty in a `flex flex-col gap-5`.
 */
export function FormLines({ children }: { readonly children: ReactNode }) {
  return <div className="-mb-5 grid gap-2 has-[p]:mb-0">{children}</div>;
}
