'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type Menu = {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Whether the page has a menu of its own: its sidebar. */
  hasPageMenu: boolean;
  setPageMenu: (has: boolean) => void;
  /** The place in the mobile menu into which the page's own menu goes while it is open. */
  pageSlot: HTMLElement | null;
  setPageSlot: (slot: HTMLElement | null) => void;
};

const MenuContext = createContext<Menu | undefined>(undefined);

/** Holds whether the mobile menu is open. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [hasPageMenu, setPageMenu] = useState(false);
  const [pageSlot, setPageSlot] = useState<HTMLElement | null>(null);
  const menu = useMemo(
    () => ({ open, setOpen, hasPageMenu, setPageMenu, pageSlot, setPageSlot }),
    [open, hasPageMenu, pageSlot],
  );
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** The mobile menu's state. Throws outside MenuProvider. */
export function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('useMenu needs a MenuProvider above it');
  return menu;
}
