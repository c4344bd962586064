import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { HintedLinks } from '../../../../platform/web/hinted-links.tsx';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import { MyApplications } from '../../../applications/web/public.ts';
import { EnrolledCareers } from '../../../careers/web/public.ts';
import { RequireUser } from '../../../identity/web/public.ts';
import { workspaceLinks, workspaceMessages } from '../messages.ts';
import { CoursesInProgress } from '../parts/courses-in-progress.tsx';

/** /workspace: the learner's desk. */
export function Page() {
  return (
    <Width>
      <PageTitle title={workspaceMessages.title} lead={workspaceMessages.lead} />
      <RequireUser>{({ uid }) => <Desk key={uid} uid={uid} />}</RequireUser>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: workspaceMessages.title, description: '' };
}

function Desk({ uid }: { readonly uid: string }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="in-progress">
        <h2 id="in-progress" className="mb-3 text-h2">
          {workspaceMessages.coursesTitle}
        </h2>
        <CoursesInProgress uid={uid} />
      </section>
      <div className="grid gap-12">
        <section aria-labelledby="my-applications">
          <h2 id="my-applications" className="mb-4 text-h3">
            {workspaceMessages.applicationsTitle}
          </h2>
          <MyApplications />
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
