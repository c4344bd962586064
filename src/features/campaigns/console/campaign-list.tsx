import { flushSync } from 'react-dom';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import {
  ConsoleList,
  DoneWithUndo,
  OpenRow,
  dateTimeText,
  dayText,
  listMessages,
  useDone,
  useListFields,
  useNewOne,
} from '../../admin/web/public.ts';
import { campaignList } from '../campaign-list-contract.ts';
import { campaignActs } from './bulk-actions.ts';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignView } from './campaign-view.tsx';
import { type Campaign, useAddCampaign, useCampaigns } from './data.ts';
import { campaignFormMessages, campaignMessages as texts } from './messages.ts';

const { newest, oldest } = listMessages.orders;
const blank = { subject: '', body: '', segment: { kind: 'all' } } as const;

/** Part of /admin/campaigns: mails to the newsletter's subscribers. */
export function Part() {
  const [done, say] = useDone();
  const { listQuery, fields, ...inUrl } = useListFields(campaignList, {
    section: 'campaigns',
    choices: [{ name: 'state', label: texts.state, options: texts.states, any: texts.anyState }],
    orders: { newest, oldest },
    file: '/api/campaigns.csv',
  });
  const campaigns = useCampaigns(listQuery);
  const add = useAddCampaign();
  const { isNew, opener, begin, discard, show } = useNewOne(inUrl);
  const editor = useFocusWhen<HTMLElement>(isNew);
  return (
    <div className="grid gap-6">
      {isNew ? (
        <section
          ref={editor}
          tabIndex={-1}
          aria-label={texts.newTitle}
          className="grid scroll-mt-24 gap-5 rounded-lg border border-line bg-surface p-5 outline-none"
        >
          <h2 className="text-h3">{texts.newTitle}</h2>
          <CampaignForm
            text={blank}
            error={add.error}
            busy={add.isPending}
            onDiscard={discard}
            onSave={(text, { onSuccess }) =>
              add.mutate(text, {
                onSuccess: ({ id }) => {
                  // Clears the unsaved state before the address changes, so that it does not block leaving.
                  flushSync(onSuccess);
                  say(campaignFormMessages.saved);
                  show(id);
                },
              })
            }
          />
        </section>
      ) : (
        <div>
          <Button ref={opener} onClick={begin}>
            {texts.write}
          </Button>
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
