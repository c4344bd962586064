import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Failed } from '../../../ui/failed.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { listMessages } from '../../admin/web/public.ts';
import { BrandStep } from './brand-step.tsx';
import { CourseStep, ExamplesStep } from './content-steps.tsx';
import { LookStep } from './look-step.tsx';
import { MailStep } from './mail-step.tsx';
import { defaultBrand, startMessages as texts } from './messages.ts';
import { PagesStep } from './pages-step.tsx';
import { type Setup, useSetReminder, useSetup } from './setup-data.ts';
import { isDone, type SetupStep } from './steps.ts';

/** Section /admin/start: setup of an installation in steps. */
export function Start() {
  const { data, isPending, isFetching, refetch } = useSetup();
  const setReminder = useSetReminder();
  if (isPending) return <SkeletonLines lines={6} />;
  if (!data) {
    return <Failed text={texts.failed} retry={listMessages.retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="text-muted">{texts.lead}</p>
      <ol className="grid gap-5">
        <Step step="name" setup={data}>
          <BrandStep setup={data} />
        </Step>
        <Step step="look" setup={data}>
          <LookStep setup={data} />
        </Step>
        <Step step="mail" setup={data}>
          <MailStep setup={data} />
        </Step>
        <Step step="pages" setup={data}>
          <PagesStep setup={data} />
        </Step>
        <Step step="course" setup={data}>
          <CourseStep setup={data} />
        </Step>
        <Step step="examples" setup={data}>
          <ExamplesStep setup={data} />
        </Step>
      </ol>
      <div>
        <Button
          variant="quiet"
          busy={setReminder.isPending}
          onClick={() => setReminder.mutate(data.isDismissed ? 'on' : 'off')}
        >
          {data.isDismissed ? texts.remind : texts.dismiss}
        </Button>
      </div>
    </div>
  );
}

interface StepProps {
  readonly step: SetupStep;
  readonly setup: Setup;
  readonly children: Elements;
}

/** Setup step with its status. */
function Step({ step, setup, children }: StepProps) {
  const isReady = isDone(step, setup, defaultBrand);
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{texts.titles[step]}</h2>
        <Badge tone={isReady ? 'primary' : 'neutral'}>{isReady ? texts.done : texts.open}</Badge>
      </div>
      {children}
    </li>
  );
}
