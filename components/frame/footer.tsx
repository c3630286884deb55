import { Icon } from '@/components/icon/icon';
import { getSite } from '@/lib/site/load';
import styles from './footer.module.css';
import { LogoMark } from './logo';
import { ScrollToTop } from './scroll-to-top';
import { SiteLink } from './site-link';

/** The footer of every page: four columns, mark, copyright, and the way back to the top. */
export function Footer() {
  const { footer, provider, tagline } = getSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {footer.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={styles.title}>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <SiteLink href={'to' in link ? link.to : link.href}>
                      {'icon' in link && link.icon && <Icon name={link.icon} size={16} />}
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <LogoMark size={26} />
          <p>
            © {new Date().getFullYear()} {provider.name}. All rights reserved.
            <span className={styles.tagline}>{tagline}</span>
          </p>
          <ScrollToTop />
        </div>
      </div>
    </footer>
  );
}
