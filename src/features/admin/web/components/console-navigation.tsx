import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { consoleSections } from '../../sections-contract.ts';
import { consoleMessages } from '../messages.ts';

const look = {
  activeProps: { className: 'border-transparent bg-primary-soft text-primary' },
  inactiveProps: { className: 'border-field-line hover:border-ink' },
  className:
    'inline-flex min-h-11 items-center rounded-full border px-3 py-1.5 text-sm font-semibold whitespace-nowrap',
} as const;

/** Navigation of the console; the router marks the current page. On a phone it is one row that scrolls. */
export function ConsoleNavigation() {
  const list = useRef<HTMLUListElement>(null);
  const { section: shown } = useParams({ strict: false });

  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row || !current) return;
    const { left, width } = current.getBoundingClientRect();
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  }, [shown]);

  return (
    <nav aria-label={consoleMessages.navigation} className="min-w-0">
      <ul
        ref={list}
        className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        <li>
          <Link to="/admin" activeOptions={{ exact: true }} {...look}>
            {consoleMessages.overview}
          </Link>
        </li>
        {consoleSections.map((section) => (
          <li key={section}>
            <Link to="/admin/$section" params={{ section }} activeOptions={{ includeSearch: false }} {...look}>
              {consoleMessages.sections[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
