import { csvFile } from '../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { toPage } from '../../../platform/server/paging.ts';
import type { campaignRoutes } from '../contract.ts';
import { presentLine } from './present.ts';
import { selectCampaigns } from './queries.ts';
import type { CampaignRow } from './tables.ts';

type ListHandlers = Pick<Handlers<typeof campaignRoutes>, 'listCampaigns' | 'getCampaignsFile'>;

/** Handlers of the campaign list: pages and download. */
export function listHandlers(db: Database): ListHandlers {
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
  };
}

function cellsOf({ subject, state, segment, courseId, since, changedAt, dueAt, startedAt, endedAt }: CampaignRow) {
  const moments = [since, changedAt, dueAt, startedAt, endedAt].map(csvTimestamp);
  return [subject, state, segment, courseId ?? '', ...moments];
}
