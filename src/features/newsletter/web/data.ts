import { makeCall } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { newsletterRoutes } from '../contract.ts';

const call = makeCall<typeof newsletterRoutes>();

/** Subscribes an address. Every page can do it, so it does without TanStack Query, which loads only with the pages that read. */
export function useSubscribe(onSubscribed: () => void) {
  return useAct(async (email: string) => {
    await call('POST /api/newsletter-subscribers', { body: { email } });
    onSubscribed();
  });
}
