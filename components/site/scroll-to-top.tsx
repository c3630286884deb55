'use client';

import { ArrowUp } from 'lucide';
import { Icon } from '@/components/icon/icon';
import styles from './scroll-to-top.module.css';

/** Scrolls smoothly to the top, at once where the reader prefers reduced motion. Always there (spec, «Footer»). */
export function ScrollToTop() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Scroll back to top"
      onClick={() => {
        const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' });
      }}
    >
      <Icon icon={ArrowUp} size={18} />
    </button>
  );
}
