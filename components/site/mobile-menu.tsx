import { Menu, X } from 'lucide';
import { menuPanelStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { Icon } from '@/components/ui/icon/icon';
import { Logo } from './logo';
import styles from './mobile-menu.module.css';

/**
 * The mobile menu and the button that opens it: the page's own menu, the sidebar, and the main menu. Both are empty:
 * lib/client/controls/mobile-menu.ts copies them from the page when the menu opens, and React keeps the copies.
 */
export const MobileMenu = ({
  siteTitle,
  logo,
}: {
  siteTitle: string;
  logo?: string | undefined;
}) => (
  <>
    <Stylesheet path={menuPanelStylesheet} />
    <button
      type="button"
      className={styles.button}
      aria-label="Toggle navigation bar"
      aria-expanded={false}
      data-control="open-menu"
    >
      <Icon icon={Menu} size={22} />
    </button>
    <dialog className="menu-panel" aria-label="Navigation">
      <div className="menu-content">
        <div className="menu-header">
          <Logo siteTitle={siteTitle} logo={logo} />
          <button
            type="button"
            className="menu-button"
            aria-label="Close navigation bar"
            data-control="close-menu"
          >
            <Icon icon={X} size={22} />
          </button>
        </div>
        <div hidden>
          <button type="button" className="menu-switch" data-control="switch-menu">
            ← Back to main menu
          </button>
          <div data-menu-slot="page" />
        </div>
        <div>
          <button type="button" className="menu-switch" data-control="switch-menu">
            Pages of this section →
          </button>
          <nav aria-label="Main" className="menu-links" data-menu-slot="main" />
        </div>
      </div>
    </dialog>
  </>
);
