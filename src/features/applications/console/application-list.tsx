import { Badge } from '../../../ui/badge.tsx';
import { ConsoleList, OpenRow, dayText, useListQuery } from '../../admin/web/public.ts';
import { ApplicationBoard } from './application-board.tsx';
import { ApplicationViewChoice } from './application-view-choice.tsx';
import { ApplicationView } from './application-view.tsx';
import { applicationActs } from './bulk-actions.ts';
import { type ReceivedApplication, useReceivedApplications } from './data.ts';
import { applicationMessages as texts, roleOf } from './messages.ts';
import { useApplicationChoices } from './use-application-choices.ts';

/** Section /admin/applications, as a list or a board. */
export function Applications() {
  const { filter } = useListQuery('applications');
  return filter.view === 'board' ? <ApplicationBoard /> : <ApplicationList />;
}

function ApplicationList() {
  const { listQuery, fields } = useApplicationChoices();
  return (
    <ConsoleList
      {...fields}
      query={useReceivedApplications(listQuery)}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      beside={<ApplicationViewChoice />}
      acts={applicationActs}
    >
      {(application, say) => (
        <OpenRow
          key={application.id}
          id={application.id}
          name={application.name}
          beneath={roleOf(application)}
          beside={<Beside application={application} />}
        >
          <ApplicationView id={application.id} onDone={say} />
        </OpenRow>
      )}
    </ConsoleList>
  );
}

function Beside({ application: { timestamp, status } }: { readonly application: ReceivedApplication }) {
  return (
    <>
      <time dateTime={new Date(timestamp).toISOString()} className="text-sm text-muted">
        {dayText(timestamp)}
      </time>
      <Badge tone={status === 'received' ? 'marigold' : 'neutral'}>{texts.statuses[status]}</Badge>
    </>
  );
}
