import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { listMessages } from '../messages.ts';
import { momentText } from '../moments.ts';
import { AskedButton } from '../parts/asked-button.tsx';
import { ChoiceField } from '../parts/choice-field.tsx';
import { type Campaign, useStartCampaign } from './data.ts';
import { campaignDraftMessages as texts } from './messages.ts';
import { sentences } from '../../../../ui/sentences.ts';

interface StartCampaignProps {
  readonly campaign: Campaign;
  readonly onDone: (text: string) => void;
}

/** Sends a draft, now or at a time. */
export function StartCampaign({ campaign, onDone }: StartCampaignProps) {
  const { subject, mailsPerMinute } = campaign;
  const audience = campaign.audience ?? 0;
  const [when, setWhen] = useState<keyof typeof texts.whens>('now');
  const [time, setTime] = useState('');
  const start = useStartCampaign(campaign, (begun) =>
    onDone(begun === null ? texts.started(subject) : texts.scheduled(subject)),
  );
  const at = when === 'now' ? null : Date.parse(time);
  const isReady = at === null ? audience > 0 : !Number.isNaN(at);

  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-muted">{sentences(texts.audience(audience), texts.rate(mailsPerMinute))}</p>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <ChoiceField
          label={texts.when}
          value={when}
          options={texts.whens}
          onChange={(chosen) => chosen && setWhen(chosen)}
        />
        {when === 'later' && (
          <TextField
            label={texts.at}
            hint={texts.atHint}
            type="datetime-local"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </div>
      {isReady && (
        <AskedButton
          label={texts.send}
          title={texts.sendTitle(subject)}
          text={at === null ? texts.sendNow(audience) : texts.sendLater(momentText(at))}
          busy={start.isPending}
          onConfirm={() => start.mutate(at)}
        />
      )}
      <ErrorLine>{start.error && failureText(start.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
