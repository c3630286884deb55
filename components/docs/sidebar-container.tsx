'use client';

import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMenu } from '@/components/site/menu-context';

/** Renders the sidebar beside the page or, while the mobile menu is open, in the menu. */
export function SidebarContainer({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const { open, pageSlot, setHasPageMenu } = useMenu();
  useEffect(() => {
    setHasPageMenu(true);
    return () => setHasPageMenu(false);
  }, [setHasPageMenu]);
  return (
    <div className={className} data-sidebar="">
      {open && pageSlot ? createPortal(children, pageSlot) : children}
    </div>
  );
}
