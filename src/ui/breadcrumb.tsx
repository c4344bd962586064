import { Children, type ReactElement } from 'react';
import { PartIcon } from './part-icon.tsx';

interface BreadcrumbProps {
  readonly label: string;
  /** The links of the pages above, outermost first. */
  readonly children: ReactElement | readonly ReactElement[];
  /** The name of this page. */
  readonly current: string;
}

export function Breadcrumb({ label, children, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:underline-offset-4 [&_a:hover]:text-ink [&_a:hover]:underline">
        {Children.map(children, (link) => (
          <li className="flex items-center gap-1.5">
            {link}
            <PartIcon name="chevron-right" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
