import type { Reading } from '../../../../platform/contract/reading.ts';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { HintedLinks } from '../../../../platform/web/hinted-links.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { MyApplications } from '../../../applications/web/public.ts';
import { EnrolledCareers } from '../../../careers/web/public.ts';
import type { courseRoutes } from '../../../courses/contract.ts';
import { RequireUser } from '../../../identity/web/public.ts';
import type { openingRoutes } from '../../../openings/contract.ts';
import { workspaceLinks, workspaceMessages } from '../messages.ts';
import { CoursesInProgress } from '../components/courses-in-progress.tsx';

export async function read({ read: readFrom }: Reading<typeof courseRoutes & typeof openingRoutes>) {
  const [{ items: courses }, { items: openings }] = await Promise.all([
    readFrom('GET /api/courses'),
    readFrom('GET /api/openings'),
  ]);
  return { courses, openings };
}

/** /workspace: the learner's courses in progress, with notes. */
export function Page() {
  return (
    <Width>
      <PageTitle title={workspaceMessages.title} lead={workspaceMessages.lead} />
      <RequireUser>{({ uid }) => <WorkspaceSections key={uid} uid={uid} />}</RequireUser>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: workspaceMessages.title, description: workspaceMessages.description };
}

function WorkspaceSections({ uid }: { readonly uid: string }) {
  const { courses, openings } = usePageContent<typeof read>();
  return (
    <div className="fills-in-order grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="in-progress">
        <h2 id="in-progress" className="mb-3 text-h2">
          {workspaceMessages.coursesTitle}
        </h2>
        <CoursesInProgress uid={uid} courses={courses} />
      </section>
      <div className="grid gap-12">
        <section aria-labelledby="my-applications">
          <h2 id="my-applications" className="mb-4 text-h3">
            {workspaceMessages.applicationsTitle}
          </h2>
          <MyApplications openings={openings} />
        </section>
        <section aria-labelledby="my-careers">
          <h2 id="my-careers" className="mb-4 text-h3">
            {workspaceMessages.careersTitle}
          </h2>
          <EnrolledCareers />
        </section>
        <section aria-labelledby="within-reach">
          <h2 id="within-reach" className="mb-4 text-h3">
            {workspaceMessages.linksTitle}
          </h2>
          <HintedLinks links={workspaceLinks} />
        </section>
      </div>
    </div>
  );
}
