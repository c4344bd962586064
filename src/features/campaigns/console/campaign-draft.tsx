import { useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { useEditBase } from '../../../platform/web/use-edit-base.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { ConfirmButton, listMessages, useHold, useListTools } from '../../admin/web/public.ts';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { type Campaign, useDeleteCampaign, useSendTestMail, useSetCampaign } from './data.ts';
import { campaignDraftMessages as texts, campaignFormMessages } from './messages.ts';
import { StartCampaign } from './start-campaign.tsx';

interface CampaignDraftProps {
  readonly campaign: Campaign;
  readonly onDone: (text: string) => void;
  /** Called after a conflict: the campaign has to be reloaded. */
  readonly onStale: () => void;
}

/** Campaign draft. Its actions apply to the saved text. */
export function CampaignDraft({ campaign: latest, onDone, onStale }: CampaignDraftProps) {
  const [isChanged, setChanged] = useState(false);
  useHold(isChanged);
  const { letGo } = useListTools();
  const [campaign, catchUp] = useEditBase(latest, isChanged);
  const { id, step, subject, body, segment } = campaign;
  const save = useSetCampaign(campaign, keep, fail);
  const test = useSendTestMail(id);
  const remove = useDeleteCampaign(id, () => {
    letGo?.(id);
    onDone(texts.removed);
  });
  const error = test.error ?? remove.error;

  function keep() {
    catchUp();
    onDone(campaignFormMessages.saved);
  }

  function fail(failure: Error) {
    catchUp(failure);
    onStale();
  }

  return (
    <>
      <CampaignForm
        text={{ subject, body, segment }}
        error={save.error}
        busy={save.isPending}
        onChanged={setChanged}
        onSave={save.mutate}
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
              onClick={() =>
                test.mutate(undefined, {
                  onSuccess: ({ email, hasMailServer }) =>
                    onDone((hasMailServer ? texts.tested : texts.testFiled)(email)),
                })
              }
            >
              {texts.test}
            </Button>
          </div>
          <StartCampaign key={step} campaign={campaign} onDone={onDone} />
        </>
      )}
      <div>
        <ConfirmButton
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
