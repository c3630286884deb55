import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/frame/not-found-page';
import { SiteDocument } from '@/components/frame/site-document';
import { PopularPages } from '@/components/search/popular-pages';
import { getNavigation } from '@/lib/content/docs';
import { getSite } from '@/lib/site/load';
import { fontClasses } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  title: `Page Not Found | ${getSite().title}`,
  robots: { index: false },
};

/** A document of its own: as app/not-found.tsx it would be in the payload of every page. */
export default function GlobalNotFound() {
  return (
    <SiteDocument className={fontClasses}>
      <NotFoundPage>
        <PopularPages navigation={getNavigation()} />
      </NotFoundPage>
    </SiteDocument>
  );
}
