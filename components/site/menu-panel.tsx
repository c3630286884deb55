'use client';

import { X } from 'lucide';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { menuPanelStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/document/stylesheet';
import { Icon } from '@/components/icon/icon';
import { menuHistoryState } from '@/components/navigation/menu-history';
import type { NavbarItem } from '@/lib/navigation/resolve-navbar-items';
import { Logo } from './logo';
import { useMenu } from './menu-context';
import { NavbarItems } from './navbar-items';

/** The desktop layout starts above the breakpoint of 996 px (specification: portal.txt, section 4). */
const desktopQuery = '(min-width: 997px)';

/**
 * The open mobile menu: the page's own menu if there is one, with a button that leads to the main menu. The native modal
 * dialog traps the focus, restores it, and closes on Escape. The panel also closes on navigation, on a click on its
 * backdrop, when the reader goes back, and when the layout becomes that of the desktop.
 */
export function MenuPanel({ siteTitle, items }: { siteTitle: string; items: NavbarItem[] }) {
  const { setOpen, hasPageMenu, setPageSlot } = useMenu();
  const [showsMainMenu, setShowsMainMenu] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  // Whether the menu's history entry is gone or about to be replaced by that of the followed link.
  const isEntryGone = useRef(false);
  const pathname = usePathname();
  const initialPathname = useRef(pathname);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.style.overflow = 'hidden';
    // With its own history entry, the menu closes when the reader goes back, and the page stays.
    window.history.pushState(menuHistoryState, '');
    isEntryGone.current = false;
    const close = () => setOpen(false);
    const onPopState = () => {
      isEntryGone.current = true;
      close();
    };
    // The page's own menu is a portal, so its click events reach the dialog in the DOM only, not in React's tree.
    const onClick = (event: MouseEvent) => {
      if (event.target === element) return close();
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || event.ctrlKey || event.metaKey || link.target) return undefined;
      // The link leads to the current page: there is no navigation, and the cleanup removes the menu's entry.
      if (link.pathname === window.location.pathname && !link.hash) event.preventDefault();
      else isEntryGone.current = true;
      return close();
    };
    const media = window.matchMedia(desktopQuery);
    element?.addEventListener('click', onClick);
    media.addEventListener('change', close);
    window.addEventListener('popstate', onPopState);
    return () => {
      element?.removeEventListener('click', onClick);
      media.removeEventListener('change', close);
      window.removeEventListener('popstate', onPopState);
      document.documentElement.style.overflow = '';
      element?.close();
      if (!isEntryGone.current) window.history.back();
    };
  }, [setOpen]);

  useEffect(() => {
    if (initialPathname.current !== pathname) setOpen(false);
  }, [pathname, setOpen]);

  const showsPageMenu = hasPageMenu && !showsMainMenu;
  return (
    <dialog
      ref={dialog}
      className="menu-panel"
      aria-label="Navigation"
      onClose={() => setOpen(false)}
    >
      <Stylesheet path={menuPanelStylesheet} />
      <div className="menu-content">
        <div className="menu-header">
          <Logo siteTitle={siteTitle} />
          <button
            type="button"
            className="menu-button"
            aria-label="Close navigation bar"
            onClick={() => setOpen(false)}
          >
            <Icon icon={X} size={22} />
          </button>
        </div>
        <div hidden={!showsPageMenu}>
          <button type="button" className="menu-switch" onClick={() => setShowsMainMenu(true)}>
            ← Back to main menu
          </button>
          <div ref={setPageSlot} />
        </div>
        <div hidden={showsPageMenu}>
          {hasPageMenu && (
            <button type="button" className="menu-switch" onClick={() => setShowsMainMenu(false)}>
              Pages of this section →
            </button>
          )}
          <nav aria-label="Main" className="menu-links">
            <NavbarItems
              items={items.filter(({ kind }) => kind !== 'search')}
              allItems={items}
              expandActive
            />
          </nav>
        </div>
      </div>
    </dialog>
  );
}
