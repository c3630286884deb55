import type { Metadata } from 'next';
import { markdownPages } from '@/.generated/site/markdown-pages';
import { topicComponents } from '@/components/api/reference/topics';
import { DocPage } from '@/components/docs/doc-page';
import { openApiFilePaths } from '@/lib/api/description/openapi-file-paths';
import { getDocOfRoute, listRoutes } from '@/lib/content/docs';
import { pageAlternates } from '@/lib/site/markdown-path';
import { apiRoot, changesPath } from '@/lib/site/page-paths';

type Props = { params: Promise<{ topic: string }> };

/** The pages that have a feed. */
const feeds: Record<string, string> = { [changesPath]: openApiFilePaths.changeFeed };

export const dynamicParams = false;

export function generateStaticParams(): Array<{ topic: string }> {
  // The sandbox has a route of its own.
  return listRoutes('api').flatMap(([topic = '']) => (topic === 'sandbox' ? [] : [{ topic }]));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description, keywords, path } = getDocOfRoute([(await params).topic], 'api');
  return { title, description, keywords, alternates: pageAlternates(path, feeds[path]) };
}

export default async function Page({ params }: Props) {
  const doc = getDocOfRoute([(await params).topic], 'api');
  const { default: Body, headings } = await (markdownPages[doc.file]?.() ??
    import(`@/content/api/${doc.id}.mdx`));
  return (
    <DocPage doc={doc} headings={headings} root={apiRoot}>
      <Body components={topicComponents} />
    </DocPage>
  );
}
