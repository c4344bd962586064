import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { makeUpload } from '../../../platform/web/upload.ts';
import { adminKey, longWorkMs } from '../../admin/web/public.ts';
import type { ArchivePreview as PreviewShape, archiveRoutes } from '../archive-contract.ts';

const upload = makeUpload<typeof archiveRoutes>();

export type ArchivePreview = z.infer<typeof PreviewShape>;
export type ArchiveStep = ArchivePreview['steps'][number];
type Looked = RequestOf<(typeof archiveRoutes)['POST /api/admin/content-archive-previews']>['body'];
type ImportRequest = RequestOf<(typeof archiveRoutes)['POST /api/admin/content-archive-imports']>['body'];

/** Previews and imports an archive. It is sent each time, because the server does not store it. */
export function useArchive() {
  /** Upload progress from 0 to 1; null while nothing is uploaded. */
  const [sent, setSent] = useState<number | null>(null);
  const onSettled = () => setSent(null);
  const sending = { onProgress: setSent, timeoutMs: longWorkMs };
  const look = useMutation({
    mutationFn: (body: Looked) =>
      upload('POST /api/admin/content-archive-previews', { body, ...sending }).finally(onSettled),
  });
  const take = useMutation({
    mutationFn: (body: ImportRequest) =>
      upload('POST /api/admin/content-archive-imports', { body, ...sending }).finally(onSettled),
    meta: { makesStale: [adminKey] },
  });
  return { sent, look, take };
}
