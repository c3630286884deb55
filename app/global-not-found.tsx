import type { Metadata } from 'next';
import { PopularPages } from '@/components/search/popular-pages';
import { NotFoundPage } from '@/components/site/not-found-page';
import { SiteDocument } from '@/components/site/site-document';
import { getNavigation } from '@/lib/content/docs';
import { getSite } from '@/lib/site/site-settings';
import { fontClasses } from './fonts';
import './globals.css';

export { viewport } from './viewport';

export const generateMetadata = (): Metadata => ({
  // Next.js itself adds `noindex`.
  title: `Page Not Found | ${getSite().title}`,
});

/** A separate document, because the payload of every page would contain app/not-found.tsx. */
export default function GlobalNotFound() {
  return (
    <SiteDocument className={fontClasses}>
      <NotFoundPage>
        <PopularPages navigation={getNavigation()} />
      </NotFoundPage>
    </SiteDocument>
  );
}
