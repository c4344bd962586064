import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { type Rows, adminKey, idsOf, usePages } from '../../admin/web/public.ts';
import type { courseRoutes } from '../../courses/contract.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { campaignList, CampaignState } from '../campaign-list-contract.ts';
import type { Campaign as CampaignShape, Segment, campaignRoutes } from '../contract.ts';

const call = makeCall<typeof campaignRoutes & typeof courseRoutes>();

export type Campaign = z.infer<typeof CampaignShape>;
export type CampaignText = Pick<Campaign, 'subject' | 'body'> & { readonly segment: Segment };

/** Polling interval of a campaign that is being sent. */
const lookAgainMs = 2000;
/** States that change without a user's action. */
const moving: readonly CampaignState[] = ['scheduled', 'sending'];

/** Separate key: a deleted campaign must not be loaded again. */
const campaignKey = ['admin-campaign'] as const;
const ofCampaign = { makesStale: [adminKey, campaignKey] };

/** Loads campaigns that match the filter; polls while one of them can change by itself. */
export function useCampaigns(listQuery: ListQuery<typeof campaignList>) {
  return usePages(
    'campaigns',
    listQuery,
    ({ query, signal }) => call('GET /api/campaigns', { query: { ...query, ...listQuery }, signal }),
    ({ state }) => moving.includes(state),
  );
}

/** Loads a campaign; polls while it is being sent. */
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

/** Loads the courses that a campaign can be for. */
export function useCourses() {
  return useQuery({ queryKey: ['courses-to-choose'], queryFn: ({ signal }) => call('GET /api/courses', { signal }) });
}

export function useAddCampaign() {
  return useMutation({
    mutationFn: (body: CampaignText) => call('POST /api/campaigns', { body }),
    meta: ofCampaign,
  });
}

/** `onSuccess` is a parameter for the same reason as in {@link useDeleteCampaign}. */
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

/** `onSuccess` is a parameter here and not of `mutate`: the component may be remounted or gone by then. */
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

/**
 * `at` is the start in milliseconds since 1970; null for now. `onDone` is a parameter for the same reason as in {@link
 * useDeleteCampaign}.
 */
export function useStartCampaign({ id: campaignId, step }: Campaign, onDone: (at: number | null) => void) {
  return useMutation({
    onSuccess: (_, at) => onDone(at),
    mutationFn: (at: number | null) =>
      call('POST /api/campaigns/{campaignId}/start', { params: { campaignId }, body: { step, at } }),
    meta: ofCampaign,
  });
}

type StateToSet = 'draft' | 'sending' | 'paused' | 'cancelled';

/** `onDone` is a parameter for the same reason as in {@link useDeleteCampaign}. */
export function useSetCampaignState(campaignId: string, onDone: (state: StateToSet) => void) {
  return useMutation({
    onSuccess: (_, state) => onDone(state),
    mutationFn: (state: StateToSet) =>
      call('PUT /api/campaigns/{campaignId}/state', { params: { campaignId }, body: { state } }),
    meta: ofCampaign,
  });
}

export const deleteCampaigns = (rows: Rows) =>
  call('POST /api/admin/campaigns/deletions', { body: { rows: idsOf(rows) } });
