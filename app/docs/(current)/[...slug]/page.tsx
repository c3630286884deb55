import type { Metadata } from 'next';
import { markdownPages } from '@/.generated/site/markdown-pages';
import { DocPage } from '@/components/docs/doc-page';
import { getDocOfRoute, listRoutes } from '@/lib/content/docs';
import { findVersionNotice } from '@/lib/content/version-notice';
import { pageAlternates } from '@/lib/site/markdown-path';

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

export function generateStaticParams(): Array<{ slug: string[] }> {
  return listRoutes().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const { documentTitle, description, keywords, unlisted, path } = getDocOfRoute(slug);
  return {
    title: documentTitle,
    description,
    keywords,
    alternates: pageAlternates(path),
    robots: unlisted ? { index: false, follow: false } : undefined,
  };
}

export default async function Page({ params }: Props) {
  const doc = getDocOfRoute((await params).slug);
  const { id } = doc;
  const { default: Body, headings } = await (markdownPages[doc.file]?.() ??
    import(`@/content/docs/${id}.mdx`));
  return (
    <DocPage doc={doc} headings={headings} version={findVersionNotice(id)}>
      <Body />
    </DocPage>
  );
}
