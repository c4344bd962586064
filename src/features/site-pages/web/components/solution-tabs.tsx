import { Link } from '@tanstack/react-router';
import { containerStyle } from '../../../../ui/page.tsx';
import { sitePageMessages } from '../messages.ts';

const { solutions, solutionTabs } = sitePageMessages;

const tabStyle =
  '-mb-px flex min-h-12 items-center border-b-3 border-transparent font-semibold sm:px-1 whitespace-nowrap text-muted no-underline ' +
  'hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink';

const tabs = [
  ['/nav2/item1', solutionTabs.schools],
  ['/nav2/item2', solutionTabs.companies],
  ['/nav2/item3', solutionTabs.nonProfits],
  ['/nav2/item4', solutionTabs.publicBodies],
] as const;

/** Tabs to the pages for the other kinds of organization. */
export function SolutionTabs() {
  return (
    <nav aria-label={solutions} className="border-b border-line print:hidden">
      <div className={containerStyle}>
        <ul className="flex flex-wrap gap-x-6 text-sm max-sm:gap-x-3 max-sm:text-xs">
          {tabs.map(([path, text]) => (
            <li key={path}>
              <Link to={path} className={tabStyle}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
