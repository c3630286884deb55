import type { Metadata } from 'next';
import { PopularPages } from '@/components/search/popular-pages';
import { SearchPage } from '@/components/search/search-page';
import { SearchWithoutScript } from '@/components/search/search-without-script';
import { getNavigation } from '@/lib/content/docs';

export const metadata: Metadata = {
  title: { absolute: 'Search the documentation' },
  robots: { index: false, follow: true },
  alternates: { canonical: '/search' },
};

export default function Page() {
  return (
    <SearchPage>
      <SearchWithoutScript />
      <PopularPages navigation={getNavigation()} />
    </SearchPage>
  );
}
