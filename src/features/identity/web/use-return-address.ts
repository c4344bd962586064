import { useHydrated, useSearch } from '@tanstack/react-router';
import { safeReturnAddress } from './return-address.ts';

/** Returns the address that `?returnTo=` names for after the login; undefined without one, and while a page is hydrated. */
export function useReturnAddress(): string | undefined {
  const { returnTo } = useSearch({ strict: false }) as { readonly returnTo?: unknown };
  return useHydrated() ? safeReturnAddress(returnTo) : undefined;
}
