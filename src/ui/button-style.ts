import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent' | 'outline-on-deep';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'whole-words inline-flex items-center justify-center gap-2 rounded-md border font-semibold no-underline transition-colors ' +
  'disabled:opacity-60 aria-disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
  secondary: 'border-field-line bg-surface text-ink hover:border-ink hover:bg-hover',
  quiet: 'border-transparent bg-transparent text-primary hover:bg-primary-soft',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
  accent: 'border-transparent bg-marigold text-[#1a1f2b] hover:bg-[#ffbf5c]',
  'outline-on-deep': 'border-on-deep-muted bg-transparent text-on-deep hover:bg-deep-raised hover:border-on-deep',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 py-1.5 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-5 py-2 text-sm',
  large: 'min-h-13 px-7 py-3 text-base',
};

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

/** The look of a button, for whatever element carries it. */
export function buttonStyle({ variant = 'primary', size = 'medium', className }: ButtonLook = {}): string {
  return cx(base, variants[variant], sizes[size], className);
}
