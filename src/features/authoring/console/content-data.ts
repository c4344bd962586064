import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ListQuery } from '../../../platform/contract/list.ts';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { fitImage } from '../../../platform/web/fit-image.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { makeUpload } from '../../../platform/web/upload.ts';
import { adminKey, longWorkMs, usePages } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { ContentItem as ItemShape, ContentLine as LineShape, authoringRoutes } from '../contract.ts';
import type { Fault as FaultShape } from '../fault-contract.ts';
import { type contentList, type EditedKind, keyOf } from '../kinds-contract.ts';

export const call = makeCall<typeof authoringRoutes>();
const upload = makeUpload<typeof authoringRoutes>();
/** Limit of the server; only its types can be imported here. */
const imageMaxBytes = 1024 * 1024;

export type ContentItem = z.infer<typeof ItemShape>;
export type ContentLine = z.infer<typeof LineShape>;
export type Fault = z.infer<typeof FaultShape>;
export type NewContent = RequestOf<(typeof authoringRoutes)['POST /api/admin/content']>['body'];

/** Kind and id of a content item. */
export interface ItemName {
  readonly kind: EditedKind;
  readonly id: string;
}

/** Item as one string, such as `lesson:course2/your-first-program`. */
export function nameOf({ kind, id }: ItemName): string {
  return `${kind}:${id}`;
}

export const versionsKey = (uid: string | null, { kind, id }: ItemName) =>
  ['admin', uid, 'content-versions', kind, id] as const;
const meta = { makesStale: [adminKey] };
const watchMs = 15_000;

export function paramsOf({ kind, id }: ItemName) {
  return { kind, itemKey: keyOf(id) };
}

/** Identifier of the current text, which the next save must name. */
export function baseOf({ draft, published }: Pick<ContentItem, 'draft' | 'published'>): string {
  return draft?.revision ?? published?.hash ?? '';
}

export function textOf({ draft, published }: Pick<ContentItem, 'draft' | 'published'>): string {
  return draft?.source ?? published?.source ?? '';
}

export function useContentList(listQuery: ListQuery<typeof contentList>) {
  return usePages('content', listQuery, ({ query, signal }) =>
    call('GET /api/admin/content', { query: { ...query, ...listQuery }, signal }),
  );
}

/** Loads an item when its editor opens; after that, the editor manages its state itself. */
export function useFirstContent(item: ItemName) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: ['content-item', uid, item.kind, item.id],
    queryFn: ({ signal }) => call('GET /api/admin/content/{kind}/{itemKey}', { params: paramsOf(item), signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Reports an item as open and returns its other editors; live events refresh it at once. */
export function useOpenContent(item: ItemName) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: ['content-open', uid, item.kind, item.id],
    queryFn: ({ signal }) =>
      call('PUT /api/admin/content/{kind}/{itemKey}/editors/me', { params: paramsOf(item), signal }),
    refetchInterval: watchMs,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
}

export function useAddContent() {
  return useMutation({ mutationFn: (body: NewContent) => call('POST /api/admin/content', { body }), meta });
}

type Publication = RequestOf<(typeof authoringRoutes)['POST /api/admin/content-publications']>['body'];

export function usePublishContent() {
  return useMutation({
    mutationFn: (body: Publication) => call('POST /api/admin/content-publications', { body, timeoutMs: longWorkMs }),
    meta,
  });
}

export function useRemoveContent(item: ItemName) {
  return useMutation({
    mutationFn: (base: string) =>
      call('DELETE /api/admin/content/{kind}/{itemKey}', {
        params: paramsOf(item),
        query: { base },
        timeoutMs: longWorkMs,
      }),
    meta,
  });
}

export function useDiscardDraft(item: ItemName) {
  return useMutation({
    mutationFn: (base: string) =>
      call('DELETE /api/admin/content/{kind}/{itemKey}/draft', { params: paramsOf(item), query: { base } }),
    meta,
  });
}

export function useSetDraftState(item: ItemName) {
  return useMutation({
    mutationFn: (body: { state: 'draft' | 'in-review'; base: string }) =>
      call('PUT /api/admin/content/{kind}/{itemKey}/draft/state', { params: paramsOf(item), body }),
    meta,
  });
}

/** Parses a text in GIFT format; nothing is stored. */
export function usePreviewGift() {
  return useMutation({
    mutationFn: (gift: string) => call('POST /api/admin/gift-previews', { body: { gift } }),
    meta: { makesStale: [] },
  });
}

export function useAddImage(item: ItemName) {
  return useMutation({
    mutationFn: async ({ alt, image }: { alt: string; image: File }) => {
      const body = { alt, image: await fitImage(image, imageMaxBytes) };
      return upload('POST /api/admin/content/{kind}/{itemKey}/images', { params: paramsOf(item), body });
    },
    meta,
  });
}

/** Returns a function that reloads the versions after another user or the schedule has published or restored one. */
export function useForgetVersions(item: ItemName): () => void {
  const uid = useOwnUid();
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: versionsKey(uid, item) });
}
