import type { ListRequest } from '../../../platform/contract/list.ts';
import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { listHandlers } from '../../../platform/server/list-handlers.ts';
import { actOnEach } from '../../admin/server/public.ts';
import type { campaignList } from '../campaign-list-contract.ts';
import { campaignDraftErrors, type campaignRoutes } from '../contract.ts';
import type { CampaignDeps } from './deps.ts';
import { presentLine } from './present.ts';
import { selectCampaigns } from './queries.ts';
import { campaignRemover } from './remove.ts';

type ListHandlers = Pick<Handlers<typeof campaignRoutes>, 'listCampaigns' | 'getCampaignsFile' | 'deleteCampaigns'>;

/** Handlers of the campaign list: pages, download and actions on its rows. */
export function campaignListHandlers(deps: CampaignDeps): ListHandlers {
  const { db } = deps;
  const remove = campaignRemover(deps);
  const list = listHandlers({
    file: 'campaigns.csv',
    load: (request: ListRequest<typeof campaignList>) => selectCampaigns(db, request),
    present: presentLine,
    columns: {
      Subject: ({ subject }) => subject,
      State: ({ state }) => state,
      To: (_, { segment }) => segment,
      Course: (_, { courseId }) => courseId ?? '',
      'Confirmed since': (_, { since }) => csvTimestamp(since),
      Changed: ({ changedAt }) => csvTimestamp(changedAt),
      Begins: ({ dueAt }) => csvTimestamp(dueAt),
      Begun: ({ startedAt }) => csvTimestamp(startedAt),
      Ended: ({ endedAt }) => csvTimestamp(endedAt),
    },
  });
  return {
    listCampaigns: ({ query }) => list.page(query),

    getCampaignsFile: ({ query }) => list.file(query),

    deleteCampaigns: ({ body: { rows } }, { caller }) =>
      actOnEach(rows, campaignDraftErrors, ({ id }) => remove(id, caller.uid)),
  };
}
