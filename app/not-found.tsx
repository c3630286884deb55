import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/frame/not-found-page';
import { PopularPages } from '@/components/search/popular-pages';
import { getNavigation } from '@/lib/content/docs';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

export default function NotFound() {
  return (
    <NotFoundPage>
      <PopularPages navigation={getNavigation()} />
    </NotFoundPage>
  );
}
