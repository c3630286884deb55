import { turnOffOffline, turnOnOffline } from '@/lib/client/offline/offline-client';
import { baseUrl } from '@/lib/site/browser-settings';
import { MissingPageNotice } from './missing-page-notice';
import { OfflineButton } from './offline-button';
import { PortalCopySettings } from './portal-copy-settings';
import { StoredPageList } from './stored-page-list';
import { useOffline } from './use-offline';

/** What is stored for reading offline, with buttons that keep more, or delete it. */
export function OfflineSettings() {
  const { view, download, error, isBusy, run } = useOffline();
  if (view.status === 'loading') return null;
  if (view.status === 'unsupported') {
    return (
      <p role="status">
        This browser can’t keep pages for this site. It has no service workers or no storage here,
        for example in a private window. You can still read online.
      </p>
    );
  }
  const isOn = view.status === 'on';
  return (
    <>
      <MissingPageNotice />
      <section aria-labelledby="opened-pages">
        <h2 id="opened-pages" tabIndex={-1}>
          Pages you open
        </h2>
        {isOn ? (
          <>
            <p role="status">
              The pages that you open are kept, and search once you’ve used it. While you’re online,
              you always get the current page.
            </p>
            <StoredPageList pages={view.pages} hasPortal={view.portal !== undefined} />
          </>
        ) : (
          <>
            <p>
              From now on, the portal keeps each page that you open. It still loads the current page
              while you’re online.
            </p>
            <OfflineButton isBusy={isBusy} onClick={() => run(() => turnOnOffline(baseUrl))}>
              Keep the pages I open
            </OfflineButton>
          </>
        )}
      </section>
      <PortalCopySettings
        portal={isOn ? view.portal : undefined}
        isIncomplete={isOn && view.isIncomplete}
        download={download}
        isBusy={isBusy}
        run={run}
      />
      {error !== undefined && (
        <p role="alert" className="offline-error">
          This didn’t work. Check that your browser lets this site store data, and try again.
          Details: {error}.
        </p>
      )}
      {isOn && (
        <section aria-labelledby="remove-pages">
          <h2 id="remove-pages" tabIndex={-1}>
            Remove
          </h2>
          <p>Deletes all kept pages from this device. After that, no more pages are kept.</p>
          <OfflineButton
            kind="secondary"
            isBusy={isBusy}
            onClick={() => run(() => turnOffOffline(baseUrl))}
          >
            Remove everything
          </OfflineButton>
        </section>
      )}
    </>
  );
}
