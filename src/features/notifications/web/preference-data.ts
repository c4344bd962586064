import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { NotificationPreference, preferenceRoutes } from '../preferences-contract.ts';

const call = makeCall<typeof preferenceRoutes>();

export type Preference = z.infer<typeof NotificationPreference>;

const preferencesKey = ['notification-preferences'] as const;

/** Loads the user's channel for each kind that their role receives. */
export function usePreferences(uid: string) {
  return useQuery({
    queryKey: [...preferencesKey, uid],
    queryFn: ({ signal }) => call('GET /api/notification-preferences', { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });
}

export function useSetPreference() {
  return useMutation({
    mutationFn: (body: Preference) => call('PUT /api/notification-preferences', { body }),
    meta: { makesStale: [preferencesKey] },
  });
}
