import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import { Timestamp, latestTimestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { RowVersion } from '../../platform/contract/row-version.ts';
import { Id, lineOf, textOf } from '../../platform/contract/text.ts';
import { deletions, outcomes } from '../admin/bulk-contract.ts';
import { campaignList, campaignStates } from './campaign-list-contract.ts';

const access = { role: 'admin' } as const;
const subjectMaxLength = 150;
export const campaignMaxLength = 15_000;

/**
 * `claimed`: in a batch. `sent`: accepted by the mail server. `filed`: written to a file without a mail server.
 * `unknown`: sent without a response. `failed`: permanently refused. `skipped`: no longer a confirmed subscriber.
 */
export const recipientStates = ['waiting', 'claimed', 'sent', 'filed', 'unknown', 'failed', 'skipped'] as const;

export type RecipientState = (typeof recipientStates)[number];

/** Recipients among the confirmed subscribers: all, those enrolled in a course, or those who confirmed since a date. */
export const Segment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('course'), courseId: Id }),
  z.object({ kind: z.literal('since'), since: Timestamp.check(z.gte(0)) }),
]);

export type Segment = z.infer<typeof Segment>;

const CampaignLine = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(campaignStates),
  segment: Segment,
  changedAt: Timestamp,
  /** Scheduled start; null unless it is scheduled. */
  dueAt: z.nullable(Timestamp),
  startedAt: z.nullable(Timestamp),
  endedAt: z.nullable(Timestamp),
});

export const Campaign = z.extend(CampaignLine, {
  body: z.string(),
  /** Changes with every change. A client names the step that it has seen to change or start the campaign. */
  step: z.int(),
  /** Number of recipients if it started now; null once it has started. */
  audience: z.nullable(z.int()),
  /** Number of recipients by state. */
  counts: z.record(z.enum(recipientStates), z.int()),
  /** Error codes if the mail server accepts nothing at the moment; null otherwise. */
  trouble: z.nullable(z.string()),
  mailsPerMinute: z.int(),
  /** False if no mail server is set, so that nobody receives the mails. */
  hasMailServer: z.boolean(),
});

const isOnCalendar = (segment: Segment) => segment.kind !== 'since' || segment.since <= latestTimestamp;
const campaignFields = {
  subject: lineOf(subjectMaxLength),
  body: textOf(campaignMaxLength),
  segment: Segment.check(z.refine(isOnCalendar, 'is later than any day')),
};
const params = z.object({ campaignId: Id });
const seen = { step: RowVersion };

const notFound = { 'campaign-not-found': { status: 404, message: 'This campaign no longer exists.' } } as const;
const changed = {
  ...notFound,
  'campaign-changed': {
    status: 409,
    message: 'This campaign has changed since you opened it. Please review it again.',
  },
} as const;
export const campaignDraftErrors = {
  ...changed,
  'campaign-not-draft': { status: 409, message: 'This campaign is no longer a draft, so you cannot change it.' },
} as const;

export const campaignRoutes = {
  ...listRoutes('/api/campaigns', {
    list: campaignList,
    item: CampaignLine,
    operations: ['listCampaigns', 'getCampaignsFile'],
    rows: 'the newsletter campaigns that match the filter and `search` (subject)',
  }),
  'POST /api/campaigns': {
    operation: 'addCampaign',
    summary: 'Create a campaign draft; the body is Markdown',
    access,
    body: z.object(campaignFields),
    success: { status: 201, body: Campaign },
  },
  'GET /api/campaigns/{campaignId}': {
    operation: 'getCampaign',
    summary: 'Get a campaign with its text and sending progress',
    access,
    params,
    success: { status: 200, body: Campaign },
    errors: notFound,
  },
  'PUT /api/campaigns/{campaignId}': {
    operation: 'setCampaign',
    summary: 'Update a campaign draft, unless someone else has changed it in the meantime',
    access,
    params,
    body: z.object({ ...seen, ...campaignFields }),
    success: { status: 200, body: Campaign },
    errors: campaignDraftErrors,
  },
  'DELETE /api/campaigns/{campaignId}': {
    operation: 'deleteCampaign',
    summary: 'Delete a campaign draft permanently; campaigns that have been sent are kept',
    access,
    params,
    success: { status: 204, body: null },
    errors: campaignDraftErrors,
  },
  'GET /api/campaigns/{campaignId}/preview': {
    operation: 'getCampaignPreview',
    summary: 'Preview the email as recipients see it, for embedding in a frame',
    access,
    params,
    success: { status: 200, file: { contentTypes: ['text/html; charset=utf-8'] } },
    errors: notFound,
  },
  'POST /api/campaigns/{campaignId}/test-mails': {
    operation: 'sendTestMail',
    summary: 'Send the campaign in its current state as a test email to the address of the logged-in user',
    access,
    params,
    success: { status: 202, body: z.object({ email: z.string(), hasMailServer: z.boolean() }) },
    errors: notFound,
  },
  'POST /api/campaigns/{campaignId}/start': {
    operation: 'startCampaign',
    summary:
      'Send a campaign draft now or at a later time (`at`, milliseconds since 1970); recipients are determined when sending starts',
    access,
    params,
    body: z.object({ ...seen, at: z.nullable(Timestamp) }),
    success: { status: 202, body: Campaign },
    errors: {
      ...campaignDraftErrors,
      'campaign-for-nobody': {
        status: 409,
        message: 'This campaign has no recipients: no confirmed subscriber matches it.',
      },
      'moment-not-ahead': { status: 409, message: 'Choose a time within the next year.' },
    },
  },
  'PUT /api/campaigns/{campaignId}/state': {
    operation: 'setCampaignState',
    summary:
      'Pause a campaign that is being sent, resume a paused one, cancel it permanently, or turn a scheduled one back into a draft',
    access,
    params,
    body: z.object({ state: z.enum(['draft', 'sending', 'paused', 'cancelled']) }),
    success: { status: 200, body: Campaign },
    errors: changed,
  },
  'POST /api/admin/campaigns/deletions': {
    operation: 'deleteCampaigns',
    summary: 'Delete campaign drafts permanently; campaigns that have started are kept',
    access,
    body: deletions,
    success: outcomes,
  },
} as const satisfies RouteTable;
