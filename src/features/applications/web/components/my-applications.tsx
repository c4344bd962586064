import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Opening } from '../../../openings/opening.ts';
import { useMyApplications } from '../data.ts';
import { myApplicationsMessages } from '../my-applications-messages.ts';
import { MyApplication } from './my-application.tsx';

/** The signed-in user's applications with their status, updated live. */
export function MyApplications({ openings }: { readonly openings: readonly Opening[] }) {
  return (
    <LoadedList query={useMyApplications()} lines={4} texts={myApplicationsMessages} empty={<NoApplications />}>
      {(applications) => (
        <ul className="divide-y divide-line border-y border-line">
          {applications.map((application) => (
            <MyApplication
              key={application.id}
              application={application}
              title={titleOf(openings, application.openingId)}
            />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

function NoApplications() {
  return (
    <EmptyState text={myApplicationsMessages.none}>
      <LinkButton to="/work-with-us" variant="secondary">
        {myApplicationsMessages.seeOpenings}
      </LinkButton>
    </EmptyState>
  );
}

/** Title of the opening; its id if it no longer exists. */
function titleOf(openings: readonly Opening[], openingId: string | null): string {
  if (openingId === null) return myApplicationsMessages.ownAccord;
  return openings.find((opening) => opening.openingId === openingId)?.title ?? openingId;
}
