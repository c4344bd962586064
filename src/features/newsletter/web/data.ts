import { useState } from 'react';
import { ApiError, makeCall } from '../../../platform/web/rpc.ts';
import type { newsletterRoutes } from '../contract.ts';

const call = makeCall<typeof newsletterRoutes>();

export type Subscription = 'none' | 'sending' | 'done' | 'failed';

/**
 * Subscribes an address; the answer is whether it worked. It is the one call that every page can make, so it does
 * without TanStack Query, which loads only with the pages that read.
 */
export function useSubscribe() {
  const [subscription, setSubscription] = useState<Subscription>('none');
  async function subscribe(email: string): Promise<boolean> {
    setSubscription('sending');
    try {
      await call('POST /api/newsletter-subscribers', { body: { email } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSubscription('failed');
      return false;
    }
    setSubscription('done');
    return true;
  }
  return { subscription, subscribe };
}
