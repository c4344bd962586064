import { useEffect, useState } from 'react';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { applicationRoutes } from '../contract.ts';
import type { Application } from './data.ts';

const call = makeCall<typeof applicationRoutes>();

interface ReadEvidence {
  readonly uid: string;
  /** Null if it could not be loaded. */
  readonly evidence: Application['evidence'];
}

/**
 * Loads the evidence that the signed-in user can attach. Does without the query library, which the form does not load.
 */
export function useEvidence() {
  const uid = useOwnUid();
  const [read, setRead] = useState<ReadEvidence>();
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (uid === null) return undefined;
    const { signal, abort } = abortable();
    call('GET /api/application-evidence', { signal }).then(
      (evidence) => setRead({ uid, evidence }),
      () => signal.aborted || setRead({ uid, evidence: null }),
    );
    return abort;
  }, [uid, tries]);
  const own = read?.uid === uid ? read : undefined;
  return { evidence: own?.evidence, isFailed: own?.evidence === null, retry: () => setTries(tries + 1) };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
