import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Opening } from '../../../openings/opening.ts';
import { useMyApplications } from '../data.ts';
import { myApplicationsMessages } from '../messages.ts';

/** The signed-in user's own applications with their dates. */
export function MyApplications({ openings }: { readonly openings: readonly Opening[] }) {
  return (
    <LoadedList query={useMyApplications()} lines={2} texts={myApplicationsMessages} empty={<NoApplications />}>
      {(applications) => (
        <ul className="divide-y divide-line border-y border-line">
          {applications.map(({ id, openingId, cvName, timestamp }) => (
            <li key={id} className="grid gap-1 py-4">
              <span className="font-semibold">
                {openingId === null ? myApplicationsMessages.ownAccord : titleOf(openings, openingId)}
              </span>
              <span className="text-sm text-muted">
                {myApplicationsMessages.sentOn} <Day timestamp={timestamp} />
              </span>
              <span className="text-sm break-all text-muted">{cvName}</span>
            </li>
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

/** An opening that is no longer there is named by its id. */
function titleOf(openings: readonly Opening[], openingId: string): string {
  return openings.find((opening) => opening.openingId === openingId)?.title ?? openingId;
}

function Day({ timestamp }: { readonly timestamp: number }) {
  const date = new Date(timestamp);
  return <time dateTime={date.toISOString()}>{date.toLocaleDateString(undefined, { dateStyle: 'long' })}</time>;
}
