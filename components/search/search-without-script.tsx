import { SiteLink } from '@/components/ui/navigation/site-link';
import { referenceIndexPages } from '@/lib/api/description/reference-navigation';
import { routes } from '@/lib/site/page-paths';
import styles from './search-page.module.css';

/** The message for browsers without JavaScript: search needs it, and these pages list the contents. */
export function SearchWithoutScript() {
  return (
    <p className={`text-links ${styles.withoutScript}`}>
      Search needs JavaScript. Turn it on and reload this page, or look in the indexes:{' '}
      <SiteLink href={routes.docs}>guides and UI elements</SiteLink>,{' '}
      <SiteLink href={referenceIndexPages.operations.path}>operations</SiteLink>,{' '}
      <SiteLink href={referenceIndexPages.schemas.path}>schemas</SiteLink>. To find a word with your
      browser, open <SiteLink href="/llms.txt">the list of all pages</SiteLink>.
    </p>
  );
}
