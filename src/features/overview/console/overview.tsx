import { useId, useState } from 'react';
import { Failed } from '../../../ui/failed.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ChoiceField } from '../../admin/web/public.ts';
import { useApplicationCount } from '../../applications/console/public.ts';
import { CareersOverview } from '../../careers/console/public.ts';
import { StaffNotificationHint } from '../../notifications/console/public.ts';
import { SetupReminder } from '../../setup/console/public.ts';
import { type ShownDays, useOverview } from './data.ts';
import { DayCharts } from './day-charts.tsx';
import { overviewMessages as texts } from './messages.ts';
import { Waiting } from './waiting.tsx';

/** Section /admin: items that need attention, popular careers, and recent activity. */
export function Overview() {
  const waitingId = useId();
  const careersId = useId();
  const latelyId = useId();
  const [days, setDays] = useState<ShownDays>('30');
  const { data, isPending, isFetching, refetch } = useOverview(days);
  // Here, so that both are asked for at once: its line is the first of the list.
  const newApplications = useApplicationCount('received');
  if (isPending) return <SkeletonLines lines={6} />;
  if (!data) {
    return <Failed text={texts.failed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-12">
      <SetupReminder />
      <section aria-labelledby={waitingId} className="grid justify-items-start gap-3">
        <h2 id={waitingId} className="text-h2">
          {texts.waiting}
        </h2>
        <Waiting overview={data} newApplications={newApplications} />
        <StaffNotificationHint />
      </section>
      <section aria-labelledby={latelyId} className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 id={latelyId} className="text-h2">
            {texts.lately}
          </h2>
          <ChoiceField
            label={texts.period}
            options={texts.periods}
            value={days}
            onChange={(chosen = '30') => setDays(chosen)}
          />
        </div>
        <DayCharts days={data.days} before={data.before} />
        <p className="text-sm text-muted">{texts.byDay}</p>
      </section>
      <section aria-labelledby={careersId} className="grid gap-3">
        <h2 id={careersId} className="text-h2">
          {texts.careers}
        </h2>
        <CareersOverview />
      </section>
    </div>
  );
}
