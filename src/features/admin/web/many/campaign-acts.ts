import type { CampaignState } from '../../../campaigns/contract.ts';
import type { ManyAct } from './many-act.ts';
import { deleteCampaigns } from './many-data.ts';
import { manyCampaignMessages as texts } from './messages.ts';

/** Bulk actions for campaigns. A campaign that was started cannot be deleted. */
export const campaignActs: readonly ManyAct<{ readonly id: string; readonly state: CampaignState }>[] = [
  {
    label: texts.remove,
    isDanger: true,
    fits: ({ state }) => state === 'draft',
    question: { title: texts.removeTitle, text: texts.removeText },
    run: deleteCampaigns,
    done: texts.removed,
  },
];
