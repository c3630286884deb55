'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type Menu = {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Whether the page has a menu of its own, the sidebar. */
  hasPageMenu: boolean;
  setHasPageMenu: (hasPageMenu: boolean) => void;
  /** The container in the open mobile menu that the page's own menu is rendered into. */
  pageSlot: HTMLElement | null;
  setPageSlot: (slot: HTMLElement | null) => void;
};

const MenuContext = createContext<Menu | undefined>(undefined);

/** Provides the state of the mobile menu. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [hasPageMenu, setHasPageMenu] = useState(false);
  const [pageSlot, setPageSlot] = useState<HTMLElement | null>(null);
  const menu = useMemo(
    () => ({ open, setOpen, hasPageMenu, setHasPageMenu, pageSlot, setPageSlot }),
    [open, hasPageMenu, pageSlot],
  );
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** Returns the state of the mobile menu. Throws if there is no MenuProvider. */
export function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('useMenu must be used within a MenuProvider');
  return menu;
}
