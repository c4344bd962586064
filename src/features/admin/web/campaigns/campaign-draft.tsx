import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { listMessages } from '../messages.ts';
import { AskedButton } from '../parts/asked-button.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { type Campaign, useDeleteCampaign, useSendTestMail, useSetCampaign } from './data.ts';
import { campaignDraftMessages as texts, campaignFormMessages } from './messages.ts';
import { StartCampaign } from './start-campaign.tsx';

interface CampaignDraftProps {
  readonly campaign: Campaign;
  readonly onDone: (text: string) => void;
}

/** A campaign that is written: what can be done with it is done with what is kept. */
export function CampaignDraft({ campaign, onDone }: CampaignDraftProps) {
  const { id, subject, body, segment } = campaign;
  const [isChanged, setChanged] = useState(false);
  const save = useSetCampaign(campaign, () => onDone(campaignFormMessages.saved));
  const test = useSendTestMail(id);
  const remove = useDeleteCampaign(id, () => onDone(texts.removed));
  const error = test.error ?? remove.error;
  return (
    <>
      <CampaignForm
        text={{ subject, body, segment }}
        error={save.error}
        busy={save.isPending}
        onChanged={setChanged}
        onSave={(text) => save.mutate(text)}
      />
      {isChanged ? (
        <p className="text-muted">{campaignFormMessages.unsaved}</p>
      ) : (
        <>
          <CampaignPreview campaign={campaign} />
          <div>
            <Button
              variant="secondary"
              busy={test.isPending}
              onClick={() => test.mutate(undefined, { onSuccess: ({ email }) => onDone(texts.tested(email)) })}
            >
              {texts.test}
            </Button>
          </div>
          <StartCampaign campaign={campaign} onDone={onDone} />
        </>
      )}
      <div>
        <AskedButton
          label={texts.remove}
          title={texts.removeTitle}
          text={texts.removeText}
          isDanger
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </div>
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}
