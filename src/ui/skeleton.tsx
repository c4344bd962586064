import { cx } from './cx.ts';

/** Grey bars in the shape of what is coming. */
export function SkeletonLines({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={cx('h-4 rounded-sm bg-line', line === lines - 1 && 'w-3/5')} />
      ))}
    </div>
  );
}
