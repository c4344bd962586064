import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface StepLineProps {
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[];
  /** Background behind it, which also fills the stations. */
  readonly ground?: 'paper' | 'sunken';
}

const columns: Readonly<Record<number, string>> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/** Ordered steps as stations on a line: stacked, or side by side if there is room. */
export function StepLine({ steps, ground = 'paper' }: StepLineProps) {
  return (
    <ol className={cx('grid gap-x-8', columns[steps.length])}>
      {steps.map(({ title, text }) => (
        <li
          key={title}
          className="group relative grid grid-cols-[2.75rem_1fr] content-start pb-10 last:pb-0 lg:grid-cols-1 lg:pb-0"
        >
          <div
            aria-hidden="true"
            className="absolute bg-primary group-last:hidden max-lg:top-0 max-lg:left-3 max-lg:h-full max-lg:w-1 lg:top-3 lg:h-1 lg:w-[calc(100%+2rem)]"
          />
          <span
            aria-hidden="true"
            className={cx(
              'relative size-7 rounded-full border-5 border-primary lg:mb-5',
              ground === 'paper' ? 'bg-paper' : 'bg-sunken',
            )}
          />
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
