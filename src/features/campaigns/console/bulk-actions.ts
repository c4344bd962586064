import type { BulkAction } from '../../admin/web/public.ts';
import type { CampaignState } from '../campaign-list-contract.ts';
import { deleteCampaigns } from './data.ts';
import { bulkCampaignMessages as texts } from './messages.ts';

/** Bulk actions for campaigns. A campaign that was started cannot be deleted. */
export const campaignActs: readonly BulkAction<{ readonly id: string; readonly state: CampaignState }>[] = [
  {
    label: texts.remove,
    isDanger: true,
    fits: ({ state }) => state === 'draft',
    question: { title: texts.removeTitle, text: texts.removeText },
    run: deleteCampaigns,
    done: texts.removed,
  },
];
