'use client';

import { ArrowUp } from 'lucide';
import { Icon } from '@/components/icon/icon';
import styles from './scroll-to-top.module.css';

/**
 * Scrolls to the top, smoothly unless the reader prefers reduced motion. Always visible (specification: portal.txt,
 * section 2, "Footer").
 */
export function ScrollToTop() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Scroll back to top"
      onClick={() => {
        const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
      }}
    >
      <Icon icon={ArrowUp} size={18} />
    </button>
  );
}
