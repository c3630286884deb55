import type { Metadata } from 'next';
import { PopularPages } from '@/components/search/popular-pages';
import { NotFoundPage } from '@/components/site/not-found-page';
import { SiteDocument } from '@/components/site/site-document';
import { getNavigation } from '@/lib/content/docs';
import { getSite } from '@/lib/site/site-settings';
import { fontClasses } from './fonts';
import './globals.css';

export const generateMetadata = (): Metadata => ({
  title: `Page Not Found | ${getSite().title}`,
  robots: { index: false },
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
