import { SiteLink } from '@/components/ui/navigation/site-link';
import { assetUrl } from '@/lib/site/base-url';
import styles from './logo.module.css';

/**
 * The logo: a medical cross in curly braces, without a name next to it (specification: portal.txt, section 2).
 * @param props.logo the path of the image in the settings, which replaces it
 */
export function LogoMark({ size = 30, logo }: { size?: number; logo?: string | undefined }) {
  if (logo) return <img src={assetUrl(logo)} alt="" style={{ height: size, width: 'auto' }} />;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="9" className={styles.plate} />
      <path
        className={styles.brace}
        d="M11.2 8.2c-2.3 0-2.9 1-2.9 3v1.9c0 1.700-.6 2.900-2.100 2.900 1.500 0 2.100 1.200 2.100 2.900v1.900c0 2 .6 3 2.900 3M20.800 8.200c2.300 0 2.900 1 2.900 3v1.900c0 1.700.6 2.900 2.100 2.900-1.500 0-2.100 1.200-2.100 2.900v1.900c0 2-.6 3-2.900 3"
      />
      <path className={styles.cross} d="M16 12v8M12 16h8" />
    </svg>
  );
}

/** The logo as a link to the home page. */
export function Logo({ siteTitle, logo }: { siteTitle: string; logo?: string | undefined }) {
  return (
    <SiteLink href="/" className={styles.logo} aria-label={`${siteTitle}, home page`}>
      <LogoMark logo={logo} />
    </SiteLink>
  );
}
