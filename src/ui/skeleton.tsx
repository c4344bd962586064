import { cx } from './cx.ts';

interface SkeletonProps {
  readonly lines?: number;
  /** For screen readers; null where something beside it says so. */
  readonly label?: string | null;
}

/** Grey bars in the shape of what is coming. */
export function SkeletonLines({ lines = 3, label = 'Loading' }: SkeletonProps) {
  return (
    <div role={label === null ? undefined : 'status'} className="grid animate-pulse gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} aria-hidden="true" className={cx('h-4 rounded-sm bg-line', line === lines - 1 && 'w-3/5')} />
      ))}
    </div>
  );
}
