import { SolutionTabs } from '../components/solution-tabs.tsx';
import { Page as TextPage } from './text-page.tsx';

export { describePage as describe, readPage as read } from '../read-page.ts';

/** Page about the cooperation with one kind of organization, with tabs to the other three. */
export function Page() {
  return (
    <>
      <SolutionTabs />
      <TextPage />
    </>
  );
}
