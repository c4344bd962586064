import { useId } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useChecks } from '../data.ts';
import { systemMessages as texts } from '../messages.ts';

/** What was looked at of the installation, and what was found. */
export function Checks() {
  const titleId = useId();
  const { data, isPending, isFetching, refetch } = useChecks();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-h2">
        {texts.checks}
      </h2>
      <p className="max-w-2xl text-muted">{texts.checksLead}</p>
      {isPending && <SkeletonLines lines={2} />}
      {!isPending && !data && (
        <Failed text={texts.checksFailed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {data.items.map(({ check, state, message }) => (
            <li key={check} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
              <div className="grid max-w-2xl min-w-0">
                <span className="font-semibold">{check}</span>
                <span className="text-sm wrap-anywhere text-muted">{message}</span>
              </div>
              <Badge tone={state === 'ok' ? 'neutral' : 'marigold'}>{texts.states[state]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
