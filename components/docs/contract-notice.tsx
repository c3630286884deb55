import { SiteLink } from '@/components/ui/navigation/site-link';
import { contractVersion } from '@/lib/elements/bundle-contract';
import { elementIndexPath, undocumentedPath } from '@/lib/site/page-paths';
import styles from './contract-notice.module.css';

/** What the contract of elements, actions and screens is, and what it is not. It appears on all pages about it. */
export function ContractNotice() {
  return (
    <p className={styles.notice} role="note" data-search="off">
      This page describes version {contractVersion} of the{' '}
      <SiteLink href={elementIndexPath}>reference contract</SiteLink>, which is this portal’s own.
      The provider’s payloads for screens and the call that returns them are{' '}
      <SiteLink href={undocumentedPath('screen-payloads')}>not documented</SiteLink>.
    </p>
  );
}
