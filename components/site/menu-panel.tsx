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

/** From here on the layout is the desktop's (spec, 1-portal.txt section 4: breakpoint 996 px). */
const desktop = '(min-width: 997px)';

/**
 * The mobile menu while it is open: the page's own menu first where it has one, and the main menu behind it. A
 * native modal dialog keeps the focus inside, gives it back, and closes on Escape; the panel also closes on
 * navigation, on its backdrop, on the browser's Back, and on the desktop's layout.
 */
export function MenuPanel({ siteTitle, items: parts }: { siteTitle: string; items: NavbarItem[] }) {
  const { setOpen, hasPageMenu, setPageSlot } = useMenu();
  const [isMain, setMain] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  // Whether the entry that Back would close is gone, or about to be replaced by the page that is followed to.
  const left = useRef(false);
  const pathname = usePathname();
  const opened = useRef(pathname);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.style.overflow = 'hidden';
    // An entry of its own: Back closes the menu and stays on the page.
    window.history.pushState(menuHistoryState, '');
    left.current = false;
    const close = () => setOpen(false);
    const onBack = () => {
      left.current = true;
      close();
    };
    // The page's own menu is drawn into the panel from elsewhere in React's tree: its clicks pass here in the DOM only.
    const onClick = (event: MouseEvent) => {
      if (event.target === element) return close();
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || event.ctrlKey || event.metaKey || link.target) return undefined;
      // One is there already: nothing to follow, and the menu's own entry goes.
      if (link.pathname === window.location.pathname && !link.hash) event.preventDefault();
      else left.current = true;
      return close();
    };
    const media = window.matchMedia(desktop);
    element?.addEventListener('click', onClick);
    media.addEventListener('change', close);
    window.addEventListener('popstate', onBack);
    return () => {
      element?.removeEventListener('click', onClick);
      media.removeEventListener('change', close);
      window.removeEventListener('popstate', onBack);
      document.documentElement.style.overflow = '';
      element?.close();
      if (!left.current) window.history.back();
    };
  }, [setOpen]);

  useEffect(() => {
    if (opened.current !== pathname) setOpen(false);
  }, [pathname, setOpen]);

  const showPage = hasPageMenu && !isMain;
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
        <div hidden={!showPage}>
          <button type="button" className="menu-switch" onClick={() => setMain(true)}>
            ← Back to main menu
          </button>
          <div ref={setPageSlot} />
        </div>
        <div hidden={showPage}>
          {hasPageMenu && (
            <button type="button" className="menu-switch" onClick={() => setMain(false)}>
              Pages of this section →
            </button>
          )}
          <nav aria-label="Main" className="menu-links">
            <NavbarItems
              items={parts.filter(({ kind }) => kind !== 'search')}
              allItems={parts}
              expandActive
            />
          </nav>
        </div>
      </div>
    </dialog>
  );
}
