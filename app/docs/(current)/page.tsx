import type { Metadata } from 'next';
import { DocsIndex } from '@/components/docs/docs-index';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import { getNavigation } from '@/lib/content/docs';
import { docPath, routes } from '@/lib/site/page-paths';

export const metadata: Metadata = {
  title: 'Documentation',
  description: 'All guides for the partner API, the doctor app, and its UI elements, by topic.',
  alternates: { canonical: docPath('') },
};

export default function Page() {
  return (
    <DocsIndex
      navigation={getNavigation()}
      context={getArticleAttributes(routes.docs)['data-context']}
    />
  );
}
