import { Link } from '@tanstack/react-router';
import { consoleSections } from '../../sections-contract.ts';
import { consoleMessages } from '../messages.ts';

const look = {
  activeProps: { className: 'border-transparent bg-primary-soft text-primary' },
  inactiveProps: { className: 'border-field-line hover:border-ink' },
  className: 'inline-flex min-h-11 items-center rounded-full border px-3 py-1.5 text-sm font-semibold',
} as const;

/** The pages of the console; the router marks the one that is shown as the current page. */
export function ConsoleNavigation() {
  return (
    <nav aria-label={consoleMessages.navigation}>
      <ul className="flex flex-wrap gap-1.5">
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
