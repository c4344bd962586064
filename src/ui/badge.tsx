import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  neutral: 'border-line bg-sunken text-muted',
  primary: 'border-transparent bg-primary-soft text-primary',
  marigold: 'border-transparent bg-marigold text-[#1a1f2b]',
  sky: 'border-transparent bg-sky text-[#1a1f2b]',
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
