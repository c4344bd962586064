import { cx } from './cx.ts';

/** The mark: two lines that meet in one station. The same drawing as `public/icon.svg`. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0', className)}>
      <rect width="32" height="32" rx="8" fill="#0b5d4e" />
      <path d="M0 25h5c7 0 5-9 11-9" fill="none" stroke="#f2a93b" strokeWidth="4" />
      <path d="M32 7h-5c-7 0-5 9-11 9" fill="none" stroke="#7fb7e6" strokeWidth="4" />
      <circle cx="16" cy="16" r="5.5" fill="#0b5d4e" stroke="#fff" strokeWidth="3.5" />
    </svg>
  );
}
