import { contentIcons } from '@/components/ui/icon/content-icons';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { Site } from '@/lib/site/site-settings';
import styles from './footer.module.css';
import { LogoMark } from './logo';
import { ScrollToTop } from './scroll-to-top';

type FooterProps = {
  columns: Site['footer'];
  provider: string;
  tagline: string;
  year: number;
  logo?: string | undefined;
};

/** The footer of every page: columns of links, logo, copyright, and a button that scrolls to the top. */
export function Footer({ columns, provider, tagline, year, logo }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <SiteLink href={'to' in link ? link.to : link.href}>
                      {'icon' in link && link.icon && (
                        <Icon icon={contentIcons[link.icon]} size={16} />
                      )}
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <LogoMark size={26} logo={logo} />
          <p>
            © {year} {provider}. All rights reserved.
            <span className={styles.tagline}>{tagline}</span>
          </p>
          <ScrollToTop />
        </div>
      </div>
    </footer>
  );
}
