import { flushSync } from 'react-dom';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import {
  ConsoleList,
  DoneWithUndo,
  OpenRow,
  dateTimeText,
  dayText,
  listMessages,
  useDone,
  useListFields,
} from '../../admin/web/public.ts';
import { campaignList } from '../campaign-list-contract.ts';
import { campaignActs } from './bulk-actions.ts';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignView } from './campaign-view.tsx';
import { type Campaign, useAddCampaign, useCampaigns } from './data.ts';
import { campaignFormMessages, campaignMessages as texts } from './messages.ts';

const { newest, oldest } = listMessages.orders;
const newOne = 'new';
const blank = { subject: '', body: '', segment: { kind: 'all' } } as const;

/** Part of /admin/campaigns: mails to the newsletter's subscribers. */
export function Part() {
  const [done, say] = useDone();
  const { listQuery, fields, filter, change } = useListFields(campaignList, {
    section: 'campaigns',
    choices: [{ name: 'state', label: texts.state, options: texts.states, any: texts.anyState }],
    orders: { newest, oldest },
    file: '/api/campaigns.csv',
  });
  const campaigns = useCampaigns(listQuery);
  const add = useAddCampaign();
  return (
    <div className="grid gap-6">
      {filter.open === newOne ? (
        <section aria-label={texts.newTitle} className="grid gap-5 rounded-lg border border-line bg-surface p-5">
          <h2 className="text-h3">{texts.newTitle}</h2>
          <CampaignForm
            text={blank}
            error={add.error}
            busy={add.isPending}
            onDiscard={() => change({ open: undefined })}
            onSave={(text, { onSuccess }) =>
              add.mutate(text, {
                onSuccess: ({ id }) => {
                  // Clears the unsaved state before the address changes, so that it does not block leaving.
                  flushSync(onSuccess);
                  say(campaignFormMessages.saved);
                  change({ open: id, q: undefined, state: undefined });
                },
              })
            }
          />
        </section>
      ) : (
        <div>
          <Button onClick={() => change({ open: newOne })}>{texts.write}</Button>
        </div>
      )}
      <DoneWithUndo done={done} />
      <ConsoleList
        {...fields}
        texts={texts}
        query={campaigns}
        idOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        acts={campaignActs}
      >
        {(campaign, tell) => (
          <OpenRow
            key={campaign.id}
            id={campaign.id}
            name={campaign.subject}
            beneath={sinceOf(campaign)}
            beside={
              <Badge tone={campaign.state === 'sending' ? 'marigold' : 'neutral'}>{texts.states[campaign.state]}</Badge>
            }
          >
            <CampaignView id={campaign.id} onDone={tell} />
          </OpenRow>
        )}
      </ConsoleList>
    </div>
  );
}

function sinceOf({ startedAt, dueAt, changedAt }: Pick<Campaign, 'startedAt' | 'dueAt' | 'changedAt'>): string {
  if (startedAt !== null) return texts.sentOn(dayText(startedAt));
  return dueAt === null ? texts.changed(dayText(changedAt)) : texts.due(dateTimeText(dueAt));
}
