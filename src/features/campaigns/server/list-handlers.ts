import { csvFile } from '../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { toPage } from '../../../platform/server/paging.ts';
import { actOnEach } from '../../admin/server/public.ts';
import { campaignDraftErrors, type campaignRoutes } from '../contract.ts';
import type { CampaignDeps } from './deps.ts';
import { presentLine } from './present.ts';
import { selectCampaigns } from './queries.ts';
import { campaignRemover } from './remove.ts';
import type { CampaignRow } from './tables.ts';

type ListHandlers = Pick<Handlers<typeof campaignRoutes>, 'listCampaigns' | 'getCampaignsFile' | 'deleteCampaigns'>;

/** Handlers of the campaign list: pages, download and actions on its rows. */
export function listHandlers(deps: CampaignDeps): ListHandlers {
  const { db } = deps;
  const remove = campaignRemover(deps);
  return {
    async listCampaigns({ query }) {
      return toPage(await selectCampaigns(db, { ...query, limit: query.limit + 1 }), query, presentLine);
    },

    getCampaignsFile: ({ query }) =>
      csvFile({
        name: 'campaigns.csv',
        columns: ['Subject', 'State', 'To', 'Course', 'Confirmed since', 'Changed', 'Begins', 'Begun', 'Ended'],
        load: (page) => selectCampaigns(db, { ...query, ...page }),
        cursorOf: ({ id }) => id,
        cellsOf,
      }),

    deleteCampaigns: ({ body: { rows } }, { caller }) =>
      actOnEach(rows, campaignDraftErrors, ({ id }) => remove(id, caller.uid)),
  };
}

function cellsOf({ subject, state, segment, courseId, since, changedAt, dueAt, startedAt, endedAt }: CampaignRow) {
  const moments = [since, changedAt, dueAt, startedAt, endedAt].map(csvTimestamp);
  return [subject, state, segment, courseId ?? '', ...moments];
}
