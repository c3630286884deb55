'use client';

import { Menu as MenuIcon } from 'lucide';
import { lazy, Suspense } from 'react';
import { Icon } from '@/components/icon/icon';
import { LoadFailure } from '@/components/navigation/load-failure';
import type { NavbarItem } from '@/lib/navigation/resolve-navbar-items';
import { useMenu } from './menu-context';
import styles from './mobile-menu.module.css';

const load = () => import('./menu-panel');

const MenuPanel = lazy(() =>
  load().then(
    ({ MenuPanel }) => ({ default: MenuPanel }),
    () => ({ default: () => <LoadFailure subject="The menu" className={styles.failure} /> }),
  ),
);

/** The hamburger. The panel that it opens loads with the first sign that it is wanted. */
export function MobileMenu({
  siteTitle,
  items: parts,
}: {
  siteTitle: string;
  items: NavbarItem[];
}) {
  const { open, setOpen } = useMenu();
  const warm = () => void load().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon icon={MenuIcon} size={22} />
      </button>
      <Suspense>{open && <MenuPanel siteTitle={siteTitle} items={parts} />}</Suspense>
    </>
  );
}
