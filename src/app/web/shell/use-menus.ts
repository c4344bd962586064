import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';

export type MenuId = 'nav1' | 'nav2' | 'nav3' | 'courses' | 'theme' | 'account';

interface Menus {
  /** Address at which they were opened: at any other one everything is closed. */
  readonly at: string;
  /** True if the menu of a small screen is open. */
  readonly listOpen: boolean;
  readonly openMenu: MenuId | null;
}

/**
 * State of the menus (specification §4): the list is open or closed, at most one dropdown is open, and a route change
 * closes everything.
 */
export function useMenus(header: RefObject<HTMLElement | null>) {
  const at = useLocation({ select: ({ href }) => href });
  const closed: Menus = { at, listOpen: false, openMenu: null };
  const [stored, setStored] = useState(closed);
  const menus = stored.at === at ? stored : closed;
  // Reset, not just hidden, so that they stay closed when the user comes back.
  if (menus !== stored) setStored(menus);
  const anyOpen = menus.listOpen || menus.openMenu !== null;

  useEffect(() => {
    if (!anyOpen) return undefined;
    function closeFromOutside({ target }: PointerEvent) {
      if (target instanceof Node && !header.current?.contains(target)) {
        setStored((before) => ({ ...before, listOpen: false, openMenu: null }));
      }
    }
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [anyOpen, header]);

  return {
    ...menus,
    setOpenMenu: (openMenu: MenuId | null) => setStored({ ...menus, openMenu }),
    toggleList: () => setStored({ ...closed, listOpen: !menus.listOpen }),
    closeAll: () => setStored(closed),
  };
}
