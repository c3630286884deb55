'use client';

import { Menu as MenuIcon } from 'lucide';
import { lazy, Suspense } from 'react';
import { Icon } from '@/components/icon/icon';
import { LoadFailure } from '@/components/navigation/load-failure';
import { LoadStatus } from '@/components/navigation/load-status';
import type { NavbarItem } from '@/lib/navigation/resolve-navbar-items';
import { useMenu } from './menu-context';
import styles from './mobile-menu.module.css';

const loadPanel = () => import('./menu-panel');

const MenuPanel = lazy(() =>
  loadPanel().then(
    ({ MenuPanel }) => ({ default: MenuPanel }),
    () => ({ default: () => <LoadFailure subject="the menu" className={styles.status} /> }),
  ),
);

/** The button that opens the mobile menu. The menu's code loads when the button is hovered over or focused. */
export function MobileMenu({ siteTitle, items }: { siteTitle: string; items: NavbarItem[] }) {
  const { open, setOpen } = useMenu();
  const preload = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon icon={MenuIcon} size={22} />
      </button>
      <Suspense fallback={<LoadStatus subject="the menu" className={styles.status} />}>
        {open && <MenuPanel siteTitle={siteTitle} items={items} />}
      </Suspense>
    </>
  );
}
