import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../../platform/contract/routes.ts';
import { pageByPage } from '../../../../platform/web/page-by-page.ts';
import { makeCall } from '../../../../platform/web/rpc.ts';
import type { Campaign as CampaignShape, CampaignState, Segment, campaignRoutes } from '../../../campaigns/contract.ts';
import type { courseRoutes } from '../../../courses/contract.ts';
import { useOwnUid } from '../../../identity/web/public.ts';

const call = makeCall<typeof campaignRoutes & typeof courseRoutes>();

export type Campaign = z.infer<typeof CampaignShape>;
export type CampaignText = Pick<Campaign, 'subject' | 'body'> & { readonly segment: Segment };

/** How often a campaign that is being sent is looked at. */
const lookAgainMs = 2000;
/** These move on by themselves. */
const moving: readonly CampaignState[] = ['scheduled', 'sending'];

/** As in the console's other data: whatever was done is seen everywhere, the audit log too. */
const adminKey = ['admin'] as const;
/** Apart: when one is deleted, it must not be asked for again. */
const campaignKey = ['admin-campaign'] as const;
const ofCampaign = { makesStale: [adminKey, campaignKey] };

/** Campaigns as far as they are wanted, page after page; while one moves on by itself, as far as it has come. */
export function useCampaigns(wanted: RequestOf<(typeof campaignRoutes)['GET /api/campaigns.csv']>['query']) {
  const uid = useOwnUid();
  return useInfiniteQuery({
    queryKey: [...adminKey, uid, 'campaigns', wanted],
    ...pageByPage(({ query, signal }) => call('GET /api/campaigns', { query: { ...query, ...wanted }, signal })),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => moving.includes(state))) === true && lookAgainMs,
  });
}

/** One campaign; while it is being sent, as far as it has come. */
export function useCampaign(campaignId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...campaignKey, uid, campaignId],
    queryFn: ({ signal }) => call('GET /api/campaigns/{campaignId}', { params: { campaignId }, signal }),
    refetchInterval: ({ state: { data } }) => data !== undefined && isMoving(data) && lookAgainMs,
  });
}

function isMoving({ state, counts: { claimed } }: Campaign): boolean {
  return moving.includes(state) || claimed > 0;
}

/** What a campaign may be for. */
export function useCourses() {
  return useQuery({ queryKey: ['courses-to-choose'], queryFn: ({ signal }) => call('GET /api/courses', { signal }) });
}

export function useAddCampaign() {
  return useMutation({
    mutationFn: (body: CampaignText) => call('POST /api/campaigns', { body }),
    meta: ofCampaign,
  });
}

/** `onSuccess` is given here for the same reason as in {@link useDeleteCampaign}. */
export function useSetCampaign(
  { id: campaignId, step }: Campaign,
  onSuccess: () => void,
  onError: (error: Error) => void,
) {
  return useMutation({
    onSuccess,
    onError,
    mutationFn: (text: CampaignText) =>
      call('PUT /api/campaigns/{campaignId}', { params: { campaignId }, body: { step, ...text } }),
    meta: ofCampaign,
  });
}

/** `onSuccess` is given here and not to `mutate`: what shows it may have been drawn anew, or be gone, by then. */
export function useDeleteCampaign(campaignId: string, onSuccess: () => void) {
  return useMutation({
    onSuccess,
    mutationFn: () => call('DELETE /api/campaigns/{campaignId}', { params: { campaignId } }),
    meta: { makesStale: [adminKey] },
  });
}

export function useSendTestMail(campaignId: string) {
  return useMutation({
    mutationFn: () => call('POST /api/campaigns/{campaignId}/test-mails', { params: { campaignId } }),
    meta: { makesStale: [adminKey] },
  });
}

/** `at` is when it begins, in milliseconds since 1970; null for now. `onDone` is given here for the same reason as in {@link useDeleteCampaign}. */
export function useStartCampaign({ id: campaignId, step }: Campaign, onDone: (at: number | null) => void) {
  return useMutation({
    onSuccess: (_, at) => onDone(at),
    mutationFn: (at: number | null) =>
      call('POST /api/campaigns/{campaignId}/start', { params: { campaignId }, body: { step, at } }),
    meta: ofCampaign,
  });
}

type StateToSet = 'draft' | 'sending' | 'paused' | 'cancelled';

/** `onDone` is given here for the same reason as in {@link useDeleteCampaign}. */
export function useSetCampaignState(campaignId: string, onDone: (state: StateToSet) => void) {
  return useMutation({
    onSuccess: (_, state) => onDone(state),
    mutationFn: (state: StateToSet) =>
      call('PUT /api/campaigns/{campaignId}/state', { params: { campaignId }, body: { state } }),
    meta: ofCampaign,
  });
}
