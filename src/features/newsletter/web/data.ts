import { useMutation } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { newsletterRoutes } from '../contract.ts';

const call = makeCall<typeof newsletterRoutes>();

/** Nothing that is shown depends on the list of subscribers, so nothing becomes stale. */
export function useSubscribe() {
  return useMutation({
    mutationFn: (email: string) => call('POST /api/newsletter-subscribers', { body: { email } }),
  });
}
