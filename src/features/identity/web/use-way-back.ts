import { useLocation } from '@tanstack/react-router';
import { safeReturnAddress } from '../../../platform/contract/return-address.ts';

/** Search parameter of links to the login and the sign-up that lead back to this page, or to its part `anchor`. */
export function useWayBack(anchor?: string): { returnTo?: string } {
  const returnTo = useLocation({
    select: ({ pathname, searchStr, search, hash }) => {
      const part = anchor ?? hash;
      const here = pathname + searchStr + (part && `#${part}`);
      // A link that leads to the login is still on the screen when the address has changed to it.
      return safeReturnAddress(here) ?? safeReturnAddress((search as { readonly returnTo?: unknown }).returnTo);
    },
  });
  return returnTo === undefined ? {} : { returnTo };
}
