'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type Menu = {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The place in the mobile menu into which a page's own navigation goes while the menu is open. */
  pageSlot: HTMLElement | null;
  setPageSlot: (slot: HTMLElement | null) => void;
};

const MenuContext = createContext<Menu | undefined>(undefined);

/** Holds whether the mobile menu is open. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [pageSlot, setPageSlot] = useState<HTMLElement | null>(null);
  const menu = useMemo(() => ({ open, setOpen, pageSlot, setPageSlot }), [open, pageSlot]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** The mobile menu's state. Throws outside MenuProvider. */
export function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('useMenu needs a MenuProvider above it');
  return menu;
}
