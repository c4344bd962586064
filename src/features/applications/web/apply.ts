import { useState } from 'react';
import { ApiError } from '../../../platform/web/rpc.ts';
import { makeUpload } from '../../../platform/web/upload.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { applicationRoutes } from '../contract.ts';
import type { CheckedApplication } from './application-shape.ts';

const upload = makeUpload<typeof applicationRoutes>();

/** A CV of this size is sent before a bar that shows its progress would be seen. */
const progressFromBytes = 512 * 1024;

interface Applied {
  readonly openingId: string | undefined;
  readonly attachesLearning: boolean;
}

/**
 * Sends the form with its CV. `sent` goes from 0 to 1 while a larger file is on its way, and is null otherwise.
 * `onRefused` hears of every failure before it is shown.
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
