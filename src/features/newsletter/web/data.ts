import { makeCall } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { newsletterRoutes } from '../contract.ts';

const call = makeCall<typeof newsletterRoutes>();

/** Subscribes an address. Does without TanStack Query, which only some pages load, because every page has this form. */
export function useSubscribe(onSubscribed: () => void) {
  return useAct(async (email: string) => {
    await call('POST /api/newsletter-subscribers', { body: { email } });
    onSubscribed();
  });
}
