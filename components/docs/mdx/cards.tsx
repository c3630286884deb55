import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { contentIcons } from '@/components/ui/icon/content-icons';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { ContentIconName } from '@/lib/site/icon-names';
import styles from './cards.module.css';

/** A grid of cards. */
export function Cards({ children }: { children: ReactNode }) {
  // The cards repeat what their pages say.
  return (
    <div className={styles.cards} data-search="off">
      {children}
    </div>
  );
}

/** A link with a title, a text, and an optional icon. */
export function Card({
  title,
  href,
  icon,
  children,
}: {
  title: string;
  href: string;
  icon?: ContentIconName;
  children?: ReactNode;
}) {
  return (
    <SiteLink href={href} className={styles.card}>
      {icon && (
        <span className={styles.icon}>
          <Icon icon={contentIcons[icon]} />
        </span>
      )}
      <span className={styles.title}>
        {title}
        <Icon icon={ArrowRight} size={16} />
      </span>
      {/* A div, because Markdown wraps text on its own line in a paragraph, which is invalid in a span. */}
      {children && <div className={styles.text}>{children}</div>}
    </SiteLink>
  );
}
