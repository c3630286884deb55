import { offlineSettingsStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import styles from './offline-page.module.css';

/**
 * The page on which readers keep pages for reading offline. The service worker also responds with it to requests for
 * pages that are not kept.
 */
export function OfflinePage() {
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-application="">
      <Stylesheet path={offlineSettingsStylesheet} />
      <h1>Read offline</h1>
      <p className={styles.lead}>
        Keep pages on this device and read them without a network: on a train, or in a clinic.
      </p>
      {/* components/offline/offline-settings.tsx renders the settings into it. */}
      <div data-offline-settings="" />
      <noscript>
        <p>To keep pages, turn on JavaScript and reload this page.</p>
      </noscript>
    </main>
  );
}
