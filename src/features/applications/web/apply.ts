import { useState } from 'react';
import { ApiError } from '../../../platform/web/rpc.ts';
import { makeUpload } from '../../../platform/web/upload.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { applicationRoutes } from '../contract.ts';
import type { CheckedApplication } from './application-shape.ts';

const upload = makeUpload<typeof applicationRoutes>();

/** Below this size, an upload ends before a progress bar would be noticed. */
const progressFromBytes = 512 * 1024;

interface Applied {
  readonly openingId: string | undefined;
  readonly attachesLearning: boolean;
}

/**
 * Sends the form with its CV. `sent` goes from 0 to 1 during the upload of a larger file, and is null otherwise.
 * `onRefused` is called with every failure before it is rendered.
 */
export function useApply({ openingId, attachesLearning }: Applied, onRefused: (error: ApiError) => void) {
  const [sent, setSent] = useState<number | null>(null);
  const act = useAct(async (application: CheckedApplication) => {
    const showsProgress = application.cv.size >= progressFromBytes;
    try {
      await upload('POST /api/applications', {
        body: {
          ...application,
          ...(openingId && { openingId }),
          ...(attachesLearning && { attachLearning: 'yes' as const }),
        },
        ...(showsProgress && { onProgress: setSent }),
      });
      return { email: application.email };
    } catch (error) {
      if (error instanceof ApiError) onRefused(error);
      throw error;
    } finally {
      setSent(null);
    }
  });
  return { ...act, sent };
}
