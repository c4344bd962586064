import { Badge } from '../../../../ui/badge.tsx';
import { applicationStatuses } from '../../../applications/status-contract.ts';
import { oneOf } from '../../wanted-list.ts';
import { type ReceivedApplication, useReceivedApplications } from '../data.ts';
import { applicationMessages as texts } from '../messages.ts';
import { dayText } from '../moments.ts';
import { useDone } from '../use-done.ts';
import { useWanted } from '../use-wanted.ts';
import { ApplicationView } from './application-view.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ConsoleList } from './console-list.tsx';
import { OpenRow } from './open-row.tsx';

/** /admin/applications: what people applied with, and what becomes of it. */
export function ApplicationList() {
  const { wanted, change } = useWanted('applications');
  const [done, say] = useDone();
  const status = oneOf(wanted.state, applicationStatuses);
  const applications = useReceivedApplications({ search: wanted.q, status });
  return (
    <ConsoleList
      texts={texts}
      query={applications}
      search={wanted.q ?? ''}
      onSearch={(q) => change({ q })}
      choices={
        <ChoiceField
          label={texts.status}
          value={status}
          options={texts.statuses}
          any={texts.anyStatus}
          onChange={(state) => change({ state })}
        />
      }
      done={done}
    >
      {(items) => (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((application) => (
            <OpenRow
              key={application.id}
              name={application.name}
              beneath={roleOf(application)}
              beside={
                <>
                  <time dateTime={new Date(application.timestamp).toISOString()} className="text-sm text-muted">
                    {dayText(application.timestamp)}
                  </time>
                  <Badge tone={application.status === 'received' ? 'marigold' : 'neutral'}>
                    {texts.statuses[application.status]}
                  </Badge>
                </>
              }
              isOpen={wanted.open === application.id}
              onToggle={() => change({ open: wanted.open === application.id ? undefined : application.id })}
            >
              <ApplicationView id={application.id} onDone={say} />
            </OpenRow>
          ))}
        </ul>
      )}
    </ConsoleList>
  );
}

function roleOf({ openingId, openingTitle }: ReceivedApplication): string {
  if (openingId === null) return texts.noOpening;
  return openingTitle ?? texts.gone;
}
