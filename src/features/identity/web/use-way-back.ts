import { useLocation } from '@tanstack/react-router';

/** Search parameter of links to the login and the sign-up that lead back to this page, or to its part `anchor`. */
export function useWayBack(anchor?: string): { returnTo: string } {
  const returnTo = useLocation({
    select: ({ pathname, searchStr, hash }) => {
      const part = anchor ?? hash;
      return pathname + searchStr + (part && `#${part}`);
    },
  });
  return { returnTo };
}
