import { Badge } from '../../../../ui/badge.tsx';
import { applicationStatuses } from '../../../applications/status-contract.ts';
import { oneOf } from '../../wanted-list.ts';
import { type ReceivedApplication, useOpeningTitles, useReceivedApplications } from '../data.ts';
import { applicationActs } from '../many/application-acts.ts';
import { applicationMessages as texts, listMessages } from '../messages.ts';
import { dayText } from '../moments.ts';
import { useWanted } from '../use-wanted.ts';
import { ApplicationBoard } from './application-board.tsx';
import { ApplicationView } from './application-view.tsx';
import { ApplicationViewChoice } from './application-view-choice.tsx';
import { ConsoleList } from './console-list.tsx';
import { OpenRow } from './open-row.tsx';
import { roleOf } from './role-of.ts';

const { newest, oldest } = listMessages.orders;

/** /admin/applications: what people applied with, and what becomes of it; as a list or on a board. */
export function Applications() {
  const { wanted } = useWanted('applications');
  return wanted.view === 'board' ? <ApplicationBoard /> : <ApplicationList />;
}

function ApplicationList() {
  const { wanted } = useWanted('applications');
  const asked = {
    search: wanted.q,
    status: oneOf(wanted.state, applicationStatuses),
    openingId: wanted.opening,
    cv: oneOf(wanted.mark, ['infected']),
    order: oneOf(wanted.order, ['oldest', 'status']),
  };
  return (
    <ConsoleList
      section="applications"
      texts={texts}
      query={useReceivedApplications(asked)}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      choices={[
        { name: 'state', label: texts.status, options: texts.statuses, any: texts.anyStatus },
        { name: 'opening', label: texts.opening, options: useOpeningTitles(), any: texts.anyOpening },
        { name: 'mark', label: texts.mark, options: texts.marks, any: texts.anyMark },
      ]}
      orders={{ newest, oldest, status: texts.byStatus }}
      file="/api/received-applications.csv"
      fileQuery={asked}
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
