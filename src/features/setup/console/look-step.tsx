import type { Setup } from './setup-data.ts';
import { AccentForm } from './accent-form.tsx';
import { LogoForm } from './logo-form.tsx';

/** Setup step for the site's color and logo. */
export function LookStep({ setup }: { readonly setup: Setup }) {
  return (
    <>
      <AccentForm setup={setup} />
      <LogoForm setup={setup} />
    </>
  );
}
