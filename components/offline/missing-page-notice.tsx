import { assetUrl } from '@/lib/site/base-url';
import { routes } from '@/lib/site/page-paths';
import { normalizePath } from '@/lib/site/urls';

/** If the service worker responds with this page instead of another one: that the other one is not stored. */
export function MissingPageNotice() {
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
