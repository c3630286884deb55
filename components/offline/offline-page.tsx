import styles from './offline-page.module.css';
import { OfflineSettings } from './offline-settings';

/**
 * The page on which readers keep pages for reading offline. The service worker also responds with it to requests for
 * pages that are not kept.
 */
export function OfflinePage() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={styles.page}
      data-application=""
      data-next-client="at-load"
    >
      <h1>Read offline</h1>
      <p className={styles.lead}>
        Keep pages on this device and read them without a network: on a train, or in a clinic.
      </p>
      <OfflineSettings />
      <noscript>
        <p>To keep pages, turn on JavaScript and reload this page.</p>
      </noscript>
    </main>
  );
}
