import { PageTitle, Width } from '../../../../ui/page.tsx';
import type { Catalogue } from '../../catalogue.ts';
import { courseMessages } from '../messages.ts';
import { TrackList } from '../components/track-list.tsx';

/** Not-found page for ids that no course has (specification §2). */
export function CourseNotFound({ catalogue }: { readonly catalogue: Catalogue }) {
  return (
    <Width>
      <PageTitle title={courseMessages.notFound} lead={courseMessages.notFoundLead} />
      <TrackList catalogue={catalogue} />
    </Width>
  );
}
