'use client';

import { Menu as MenuIcon, X } from 'lucide';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/icon/icon';
import { useMenu } from './menu-context';
import styles from './mobile-menu.module.css';

/** From here on the layout is the desktop's (spec, 1-portal.txt section 4: breakpoint 996 px). */
const desktop = '(min-width: 997px)';

/**
 * The hamburger and the panel that it opens. A native modal dialog keeps the focus inside, gives it back,
 * and closes on Escape; the panel also closes on navigation, on its backdrop, and on the desktop's layout.
 * @param children the navbar's own links
 */
export function MobileMenu({ children, header }: { children: ReactNode; header: ReactNode }) {
  const { open, setOpen, setPageSlot } = useMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();

  useEffect(() => {
    if (!open) return undefined;
    dialog.current?.showModal();
    document.documentElement.style.overflow = 'hidden';
    const media = window.matchMedia(desktop);
    const close = () => setOpen(false);
    media.addEventListener('change', close);
    return () => {
      media.removeEventListener('change', close);
      document.documentElement.style.overflow = '';
      dialog.current?.close();
    };
  }, [open, setOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname is the signal, not an input
  useEffect(() => setOpen(false), [pathname, setOpen]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Toggle navigation bar"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon icon={MenuIcon} size={22} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself */}
      <dialog
        ref={dialog}
        className={styles.panel}
        aria-label="Navigation"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          const followed = event.target instanceof Element && event.target.closest('a');
          if (event.target === dialog.current || followed) setOpen(false);
        }}
      >
        <div className={styles.content}>
          <div className={styles.header}>
            {header}
            <button
              type="button"
              className={styles.button}
              aria-label="Close navigation bar"
              onClick={() => setOpen(false)}
            >
              <Icon icon={X} size={22} />
            </button>
          </div>
          <nav aria-label="Main" className={styles.links}>
            {children}
          </nav>
          <div ref={setPageSlot} className={styles.page} />
        </div>
      </dialog>
    </>
  );
}
