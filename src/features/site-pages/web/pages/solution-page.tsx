import { SolutionTabs } from '../parts/solution-tabs.tsx';
import { Page as TextPage } from './text-page.tsx';

export { describePage as describe, readPage as read } from '../read-page.ts';

/** What is done together with one kind of organisation; the four pages stand beside each other. */
export function Page() {
  return (
    <>
      <SolutionTabs />
      <TextPage />
    </>
  );
}
