import * as z from 'zod/mini';
import { csvType } from '../../platform/contract/files.ts';
import { PageQuery, Timestamp, latestMoment, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { RowVersion } from '../../platform/contract/row-version.ts';
import { Id, lineOf, textOf } from '../../platform/contract/text.ts';

const access = { role: 'admin' } as const;
const subjectMaxLength = 150;
export const campaignMaxLength = 15_000;

/**
 * `draft`: may be written still. `scheduled`: begins by itself. `sending`, `paused`: begun, and not for everybody yet. `sent`,
 * `filed`, `cancelled`: over, for good; a filed one was sent to nobody, because no mail server was set.
 */
export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'filed', 'cancelled'] as const;

export type CampaignState = (typeof campaignStates)[number];

/**
 * States of a recipient: `waiting`, `claimed` (in hand), `sent` (the mail server took it), `filed` (no mail server was set, so the
 * mail became a file on the server), `unknown` (it was all sent, and no answer came), `failed` (refused for good) or `skipped` (no
 * longer a confirmed subscriber when their turn came).
 */
export const recipientStates = ['waiting', 'claimed', 'sent', 'filed', 'unknown', 'failed', 'skipped'] as const;

export type RecipientState = (typeof recipientStates)[number];

/** To whom, always of the confirmed subscribers alone: all, those enrolled in a course, or those who confirmed from a moment on. */
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
  /** When it is to begin; null unless it is scheduled. */
  dueAt: z.nullable(Timestamp),
  startedAt: z.nullable(Timestamp),
  endedAt: z.nullable(Timestamp),
});

export const Campaign = z.extend(CampaignLine, {
  body: z.string(),
  /** Another one for each change: whoever changes or starts it says which they have seen. */
  step: z.int(),
  /** How many it would reach now; null once it has begun. */
  audience: z.nullable(z.int()),
  /** How many recipients there are of each state. */
  counts: z.record(z.enum(recipientStates), z.int()),
  /** The codes of why the mail server takes nothing at the moment; null while it does. */
  trouble: z.nullable(z.string()),
  mailsPerMinute: z.int(),
  /** Without a mail server nobody receives it. */
  hasMailServer: z.boolean(),
});

const wanted = {
  state: z.optional(z.enum(campaignStates)),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  order: z._default(z.enum(['newest', 'oldest']), 'newest'),
};

const isOnCalendar = (segment: Segment) => segment.kind !== 'since' || segment.since <= latestMoment;
const written = {
  subject: lineOf(subjectMaxLength),
  body: textOf(campaignMaxLength),
  segment: Segment.check(z.refine(isOnCalendar, 'is later than any day')),
};
const params = z.object({ campaignId: Id });
const seen = { step: RowVersion };

const notFound = { 'campaign-not-found': { status: 404, message: 'This campaign does not exist any more.' } } as const;
const changed = {
  ...notFound,
  'campaign-changed': {
    status: 409,
    message: 'Somebody has changed this campaign meanwhile, or it has moved on. Please look at it again.',
  },
} as const;
export const campaignDraftErrors = {
  ...changed,
  'campaign-not-draft': { status: 409, message: 'This campaign has left the drafts, so it stays as it is.' },
} as const;

export const campaignRoutes = {
  'GET /api/campaigns': {
    operation: 'listCampaigns',
    summary: 'Campaigns of the newsletter, sorted; those of one state, or with `search` in their subject',
    access,
    query: z.extend(PageQuery, wanted),
    success: { status: 200, body: pageOf(CampaignLine) },
  },
  'GET /api/campaigns.csv': {
    operation: 'getCampaignsFile',
    summary: 'The same as a table for spreadsheets, all of it; no cell of it is a formula',
    access,
    query: z.object(wanted),
    success: { status: 200, file: { contentTypes: [csvType] } },
  },
  'POST /api/campaigns': {
    operation: 'addCampaign',
    summary: 'Begin a campaign as a draft; the body is Markdown',
    access,
    body: z.object(written),
    success: { status: 201, body: Campaign },
  },
  'GET /api/campaigns/{campaignId}': {
    operation: 'getCampaign',
    summary: 'One campaign with its text, and how far it has come',
    access,
    params,
    success: { status: 200, body: Campaign },
    errors: notFound,
  },
  'PUT /api/campaigns/{campaignId}': {
    operation: 'setCampaign',
    summary: 'Write a draft anew, if nobody else has meanwhile',
    access,
    params,
    body: z.object({ ...seen, ...written }),
    success: { status: 200, body: Campaign },
    errors: campaignDraftErrors,
  },
  'DELETE /api/campaigns/{campaignId}': {
    operation: 'deleteCampaign',
    summary: 'Remove a draft for good; what was ever sent stays',
    access,
    params,
    success: { status: 204, body: null },
    errors: campaignDraftErrors,
  },
  'GET /api/campaigns/{campaignId}/preview': {
    operation: 'getCampaignPreview',
    summary: 'The mail as its recipients see it, for a frame',
    access,
    params,
    success: { status: 200, file: { contentTypes: ['text/html; charset=utf-8'] } },
    errors: notFound,
  },
  'POST /api/campaigns/{campaignId}/test-mails': {
    operation: 'sendTestMail',
    summary: 'Send the mail as it stands to the address that one is signed in with',
    access,
    params,
    success: { status: 202, body: z.object({ email: z.string(), hasMailServer: z.boolean() }) },
    errors: notFound,
  },
  'POST /api/campaigns/{campaignId}/start': {
    operation: 'startCampaign',
    summary:
      'Send a draft, now or from a moment on (`at`, milliseconds since 1970); who gets it is settled when it begins',
    access,
    params,
    body: z.object({ ...seen, at: z.nullable(Timestamp) }),
    success: { status: 202, body: Campaign },
    errors: {
      ...campaignDraftErrors,
      'campaign-for-nobody': {
        status: 409,
        message: 'Nobody would get this campaign: there is no confirmed subscriber of this kind.',
      },
      'moment-not-ahead': { status: 409, message: 'Choose a time within the next year.' },
    },
  },
  'PUT /api/campaigns/{campaignId}/state': {
    operation: 'setCampaignState',
    summary:
      'Pause a campaign that is being sent, go on with a paused one, or cancel it for good; one that is scheduled becomes a draft again',
    access,
    params,
    body: z.object({ state: z.enum(['draft', 'sending', 'paused', 'cancelled']) }),
    success: { status: 200, body: Campaign },
    errors: changed,
  },
} as const satisfies RouteTable;
