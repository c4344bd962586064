import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type ButtonProps = ComponentProps<'button'> & Omit<ButtonLook, 'className'> & { readonly busy?: boolean | undefined };

/**
 * While `busy` it keeps its place in the tab order and its label, and takes no second click;
 * `type` is `button` unless said otherwise, so that only a deliberate one submits a form.
 */
export function Button({ variant, size, busy = false, className, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- `type` is set by the caller and defaults to a plain button
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={buttonStyle({ variant, size, className })}
    >
      {busy && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  );
}

/** Decoration beside a text that says what is going on; it has no name of its own. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
