import { Page, PageTitle } from '../../../../ui/page.tsx';
import { courseMessages } from '../messages.ts';
import { TrackList } from '../parts/track-list.tsx';

/** Specification §2, for every id but the six. */
export function CourseNotFound() {
  return (
    <Page>
      <PageTitle title={courseMessages.notFound} lead={courseMessages.notFoundLead} />
      <TrackList />
    </Page>
  );
}
