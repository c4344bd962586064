import { type ReactNode, useId } from 'react';

/** One part with its name. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-6">
      <h2 id={id} className="text-h3">
        {name}
      </h2>
      {children}
    </section>
  );
}
