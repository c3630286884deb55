'use client';

import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMenu } from '@/components/site/menu-context';
import { sidebarAttribute } from '@/lib/site/data-attributes/document';
import { dataAttribute } from '@/lib/site/data-attributes/props';

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
    <div className={className} {...dataAttribute(sidebarAttribute, '')}>
      {open && pageSlot ? createPortal(children, pageSlot) : children}
    </div>
  );
}
