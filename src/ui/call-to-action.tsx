import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { containerStyle } from './page.tsx';

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  /** Links that look like buttons on a deep ground: `accent` first, then `outline-on-deep`. */
  readonly children: ReactNode;
}

/** Call to action at the end of a page. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(containerStyle, 'py-14 lg:py-20 print:hidden')}>
      <div className="grid items-center gap-8 rounded-lg bg-deep p-8 text-on-deep [--focus:#fff] sm:p-12 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id={titleId} className="text-h2">
            {title}
          </h2>
          <p className="mt-3 max-w-xl text-on-deep-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
