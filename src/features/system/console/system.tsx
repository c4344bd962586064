import { useId } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DoneLine } from '../../../ui/done-line.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { FactRows } from '../../../ui/fact-rows.tsx';
import { Failed } from '../../../ui/failed.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ConfirmButton, dateTimeText, listMessages, useDone } from '../../admin/web/public.ts';
import { Checks } from './checks.tsx';
import { type GivenUpJob, useDiscardJob, useRetryJob, useSystem } from './data.ts';
import { systemMessages as texts } from './messages.ts';
import { Storage } from './storage.tsx';

const { facts, engines, places, mailFolder } = texts;

/** Section /admin/system: the installation and its failed jobs. */
export function System() {
  const titleId = useId();
  const [done, say] = useDone();
  const { data, isPending, isFetching, refetch } = useSystem();
  if (isPending) return <SkeletonLines lines={6} />;
  if (!data) {
    return <Failed text={texts.failed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const { version, node, engine, files, mail, startedAt, waitingJobs, givenUp, givenUpCount } = data;
  return (
    <div className="grid gap-12">
      <FactRows
        rows={[
          { term: facts.version, text: version },
          { term: facts.node, text: node },
          { term: facts.engine, text: engines[engine] },
          { term: facts.files, text: places[files] },
          { term: facts.mail, text: mail === 'smtp' ? places.smtp : mailFolder },
          { term: facts.startedAt, text: dateTimeText(startedAt) },
          { term: facts.waitingJobs, text: waitingJobs.toLocaleString('en') },
        ]}
      />
      <Storage />
      <Checks />
      <section aria-labelledby={titleId} className="grid gap-4">
        <h2 id={titleId} className="text-h2">
          {texts.givenUp}
        </h2>
        <p className="max-w-2xl text-muted">{texts.givenUpLead}</p>
        <DoneLine key={done.times} takesFocus={done.times > 0}>
          {done.text}
        </DoneLine>
        {givenUpCount > givenUp.length && <p>{texts.givenUpCount(givenUp.length, givenUpCount)}</p>}
        {givenUp.length === 0 ? (
          <EmptyState text={texts.nothingGivenUp} />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {givenUp.map((job) => (
              <Job key={job.id} job={job} onDone={say} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

interface JobProps {
  readonly job: GivenUpJob;
  readonly onDone: (text: string) => void;
}

function Job({ job: { id, kind, promisedAt, reason }, onDone }: JobProps) {
  const retry = useRetryJob(id, () => onDone(texts.retried(kind)));
  const discard = useDiscardJob(id, () => onDone(texts.discarded(kind)));
  const failure = retry.error ?? discard.error;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
      <div className="grid min-w-0">
        <span className="font-semibold">{kind}</span>
        <span className="text-sm wrap-anywhere text-muted">{texts.promised(dateTimeText(promisedAt))}</span>
        {reason !== null && <span className="text-sm wrap-anywhere">{reason}</span>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-label={texts.againOf(kind, id)}
          busy={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {texts.again}
        </Button>
        <ConfirmButton
          label={texts.discard}
          name={texts.discardOf(kind, id)}
          title={texts.discardTitle(kind)}
          text={texts.discardText}
          isDanger
          busy={discard.isPending}
          onConfirm={() => discard.mutate()}
        />
      </div>
      <ErrorLine>{failure && failureText(failure, listMessages.failedAct)}</ErrorLine>
    </li>
  );
}
