import { AccentForm } from './accent-form.tsx';
import { LogoForm } from './logo-form.tsx';
import type { Setup } from './setup-data.ts';

/** Setup step for the site's color and logo. */
export function LookStep({ setup }: { readonly setup: Setup }) {
  return (
    <>
      <AccentForm setup={setup} />
      <LogoForm setup={setup} />
    </>
  );
}
