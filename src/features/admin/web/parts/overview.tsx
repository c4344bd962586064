import { useId } from 'react';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useApplicationCount, useOverview } from '../data.ts';
import { overviewMessages as texts } from '../messages.ts';
import { SetupReminder } from '../start/setup-reminder.tsx';
import { DayCharts } from './day-charts.tsx';

/** /admin: what waits for somebody, and what came in lately. */
export function Overview() {
  const waitingId = useId();
  const latelyId = useId();
  const { data, isPending, isFetching, refetch } = useOverview();
  const newApplications = useApplicationCount('received');
  if (isPending) return <SkeletonLines lines={6} />;
  if (!data) {
    return <Failed text={texts.failed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const { newMessages, givenUpJobs, days } = data;
  const isIdle = newMessages + givenUpJobs === 0 && newApplications === 0;
  return (
    <div className="grid gap-12">
      <SetupReminder />
      <section aria-labelledby={waitingId} className="grid justify-items-start gap-3">
        <h2 id={waitingId} className="text-h2">
          {texts.waiting}
        </h2>
        {isIdle && <p className="text-muted">{texts.nothing}</p>}
        {newApplications !== null && newApplications > 0 && (
          <TextLink
            to="/admin/$section"
            params={{ section: 'applications' }}
            search={{ state: 'received' }}
            className="inline-flex min-h-11 items-center"
          >
            {texts.newApplications(newApplications)}
          </TextLink>
        )}
        {newMessages > 0 && (
          <TextLink
            to="/admin/$section"
            params={{ section: 'messages' }}
            search={{ state: 'new' }}
            className="inline-flex min-h-11 items-center"
          >
            {texts.newMessages(newMessages)}
          </TextLink>
        )}
        {givenUpJobs > 0 && (
          <TextLink to="/admin/$section" params={{ section: 'system' }} className="inline-flex min-h-11 items-center">
            {texts.givenUpJobs(givenUpJobs)}
          </TextLink>
        )}
      </section>
      <section aria-labelledby={latelyId} className="grid gap-5">
        <h2 id={latelyId} className="text-h2">
          {texts.lately}
        </h2>
        <DayCharts days={days} />
        <p className="text-sm text-muted">{texts.byDay}</p>
      </section>
    </div>
  );
}
