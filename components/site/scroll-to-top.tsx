import { ArrowUp } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import styles from './scroll-to-top.module.css';

/**
 * Scrolls to the top (lib/client/controls/page-actions.ts). Always visible (specification: portal.txt, section 2, "Footer").
 */
export const ScrollToTop = () => (
  <button
    type="button"
    className={styles.button}
    aria-label="Scroll back to top"
    data-control="scroll-to-top"
  >
    <Icon icon={ArrowUp} size={18} />
  </button>
);
