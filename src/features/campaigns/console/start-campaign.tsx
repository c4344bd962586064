import { useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { sentences } from '../../../ui/sentences.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { ChoiceField, ConfirmButton, dateTimeText, listMessages } from '../../admin/web/public.ts';
import { isAhead } from '../campaign-list-contract.ts';
import { type Campaign, useStartCampaign } from './data.ts';
import { campaignDraftMessages as texts } from './messages.ts';
import { NoMailServer } from './no-mail-server.tsx';

interface StartCampaignProps {
  readonly campaign: Campaign;
  readonly onDone: (text: string) => void;
}

/** Form that sends a draft, now or at a scheduled time. */
export function StartCampaign({ campaign, onDone }: StartCampaignProps) {
  const { subject, mailsPerMinute, hasMailServer } = campaign;
  const audience = campaign.audience ?? 0;
  const [when, setWhen] = useState<keyof typeof texts.whens>('now');
  const [time, setTime] = useState('');
  const [isTimeWrong, setTimeWrong] = useState(false);
  const started = hasMailServer ? texts.started : texts.filing;
  const start = useStartCampaign(campaign, (begun) => onDone((begun === null ? started : texts.scheduled)(subject)));
  const at = when === 'now' ? null : Date.parse(time);
  const isTimed = at !== null && !Number.isNaN(at);
  const isReady = at === null ? audience > 0 : isTimed && !isTimeWrong;
  const sendText = at === null ? texts.sendNow(audience) : texts.sendLater(dateTimeText(at));

  function typeTime(typed: string) {
    setTime(typed);
    setTimeWrong(typed !== '' && !isAhead(Date.parse(typed), Date.now()));
  }

  return (
    <div className="grid justify-items-start gap-3">
      {!hasMailServer && <NoMailServer text={texts.noMailServer} />}
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
            error={isTimeWrong ? texts.atWrong : undefined}
            type="datetime-local"
            value={time}
            onChange={({ target }) => typeTime(target.value)}
          />
        )}
      </div>
      {isReady && (
        <ConfirmButton
          label={hasMailServer ? texts.send : texts.file}
          title={(hasMailServer ? texts.sendTitle : texts.fileTitle)(subject)}
          text={hasMailServer ? sendText : texts.fileText}
          busy={start.isPending}
          onConfirm={() => start.mutate(at)}
        />
      )}
      <ErrorLine>{start.error && failureText(start.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
