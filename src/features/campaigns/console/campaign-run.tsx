import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ConfirmButton, dateTimeText, listMessages } from '../../admin/web/public.ts';
import type { RecipientState } from '../contract.ts';
import { type Campaign, useSetCampaignState } from './data.ts';
import { campaignMessages, campaignRunMessages as texts } from './messages.ts';
import { NoMailServer } from './no-mail-server.tsx';

interface CampaignRunProps {
  readonly campaign: Campaign;
  readonly onDone: (text: string) => void;
}

/** Progress of a campaign, with the buttons to pause, resume or cancel it. */
export function CampaignRun({ campaign, onDone }: CampaignRunProps) {
  const { id, state, dueAt, trouble, hasMailServer } = campaign;
  const set = useSetCampaignState(id, (to) => onDone(texts.set[to]));
  return (
    <>
      {state === 'scheduled' && dueAt !== null ? (
        <p>{campaignMessages.due(dateTimeText(dueAt))}</p>
      ) : (
        <Counts campaign={campaign} />
      )}
      <ErrorLine>{trouble !== null && texts.trouble(trouble)}</ErrorLine>
      <ErrorLine>{state === 'filed' && texts.notSent}</ErrorLine>
      {!hasMailServer && isUnderWay(state) && <NoMailServer text={texts.filing} />}
      <div className="flex flex-wrap gap-3">
        {state === 'scheduled' && (
          <Button variant="secondary" busy={set.isPending} onClick={() => set.mutate('draft')}>
            {texts.unschedule}
          </Button>
        )}
        {state === 'sending' && (
          <Button variant="secondary" busy={set.isPending} onClick={() => set.mutate('paused')}>
            {texts.pause}
          </Button>
        )}
        {state === 'paused' && (
          <Button variant="secondary" busy={set.isPending} onClick={() => set.mutate('sending')}>
            {texts.resume}
          </Button>
        )}
        {(state === 'sending' || state === 'paused') && (
          <ConfirmButton
            label={texts.cancel}
            title={texts.cancelTitle}
            text={texts.cancelText}
            isDanger
            busy={set.isPending}
            onConfirm={() => set.mutate('cancelled')}
          />
        )}
      </div>
      <ErrorLine>{set.error && failureText(set.error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}

function isUnderWay(state: Campaign['state']): boolean {
  return state === 'scheduled' || state === 'sending' || state === 'paused';
}

function Counts({ campaign: { counts } }: { readonly campaign: Campaign }) {
  const known = Object.entries(counts) as [RecipientState, number][];
  const all = known.reduce((sum, [, count]) => sum + count, 0);
  const done = all - counts.waiting - counts.claimed;
  return (
    <>
      <ProgressBar
        label={texts.progress}
        percent={all === 0 ? 100 : Math.floor((done / all) * 100)}
        text={texts.done(done, all)}
      />
      <dl className="grid gap-3 sm:grid-cols-2">
        {known
          .filter(([, count]) => count > 0)
          .map(([state, count]) => (
            <div key={state}>
              <dt className="text-sm font-semibold">{texts.counts[state]}</dt>
              <dd className="tabular-nums">{count.toLocaleString('en')}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
