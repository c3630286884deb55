import { renderIsland } from '@/components/ui/document/render-island';
import { SiteLink } from '@/components/ui/navigation/site-link';
import {
  type StoredPage,
  turnOffOffline,
  turnOnOffline,
} from '@/lib/client/offline/offline-client';
import { assetUrl } from '@/lib/site/base-url';
import { baseUrl } from '@/lib/site/browser-settings';
import { routes } from '@/lib/site/page-paths';
import { normalizePath } from '@/lib/site/urls';
import { OfflineButton } from './offline-button';
import { PortalCopySettings } from './portal-copy-settings';
import { useOffline } from './use-offline';

/** The pages that can be read offline, with links. */
function StoredPageList({ pages, hasPortal }: { pages: StoredPage[]; hasPortal: boolean }) {
  if (hasPortal) {
    return (
      <p className="text-links">
        All pages are kept, such as the <SiteLink href={routes.home}>home page</SiteLink>, the{' '}
        <SiteLink href={routes.docs}>docs</SiteLink>, and the{' '}
        <SiteLink href={routes.search}>search</SiteLink>.
      </p>
    );
  }
  if (pages.length === 0) return null;
  return (
    <details open>
      <summary>
        Kept pages: <span>{pages.length}</span>
      </summary>
      <ul className="text-links">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <SiteLink href={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** If the service worker responds with this page instead of another one: that the other one is not stored. */
function MissingPageNotice() {
  const { pathname } = window.location;
  if (normalizePath(pathname) === assetUrl(routes.offline)) return null;
  return (
    <section role="alert" className="offline-notice">
      <p>
        <strong>This page isn’t kept on your device,</strong> and there’s no network, or the site
        doesn’t respond. You can read the pages below.
      </p>
      <p>
        <code>{pathname}</code>
      </p>
      <button type="button" className="offline-secondary" onClick={() => window.location.reload()}>
        Try again
      </button>
    </section>
  );
}

/** State of the copy for reading offline, with buttons that keep more, or delete it. */
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
              while you’re online. Safari deletes what is kept if you don’t visit the portal for
              seven days.
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

/** Renders the settings of offline reading into a container. Returns a function that unmounts them. */
export const mountOfflineSettings = (container: HTMLElement): (() => void) =>
  renderIsland(container, <OfflineSettings />);
