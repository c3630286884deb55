'use client';

import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMenu } from '@/components/site/menu-context';

/** Puts the sidebar beside the page, and into the mobile menu while that is open: one tree, two places. */
export function SidebarContainer({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const { open, pageSlot, setPageMenu } = useMenu();
  useEffect(() => {
    setPageMenu(true);
    return () => setPageMenu(false);
  }, [setPageMenu]);
  return (
    <div className={className} data-sidebar="">
      {open && pageSlot ? createPortal(children, pageSlot) : children}
    </div>
  );
}
