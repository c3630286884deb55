import { SiteLink } from '@/components/ui/navigation/site-link';
import type { StoredPage } from '@/lib/client/offline/offline-client';
import { routes } from '@/lib/site/page-paths';

/** The pages that can be read offline, with links. */
export function StoredPageList({ pages, hasPortal }: { pages: StoredPage[]; hasPortal: boolean }) {
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
