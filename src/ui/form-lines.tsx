import type { ReactNode } from 'react';

/** Where a form says how it went, between its fields and its buttons. While it says nothing it takes no room in a `flex flex-col gap-5`. */
export function FormLines({ children }: { readonly children: ReactNode }) {
  return <div className="-mb-5 grid gap-2 has-[p]:mb-0">{children}</div>;
}
