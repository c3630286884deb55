import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { getDoc, listDocs } from '@/lib/content/docs';
import { findVersionNotice } from '@/lib/content/version-notice';
import { pageAlternates } from '@/lib/site/markdown-path';

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

export function generateStaticParams(): Array<{ slug: string[] }> {
  return listDocs().map(({ id }) => ({ slug: id.split('/') }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const { documentTitle, description, keywords, unlisted, path } = getDoc(slug.join('/'));
  return {
    title: documentTitle,
    description,
    keywords,
    alternates: pageAlternates(path),
    robots: unlisted ? { index: false, follow: false } : undefined,
  };
}

export default async function Page({ params }: Props) {
  const id = (await params).slug.join('/');
  const { default: Body, headings } = await import(`@/content/docs/${id}.mdx`);
  return (
    <DocPage doc={getDoc(id)} headings={headings} version={findVersionNotice(id)}>
      <Body />
    </DocPage>
  );
}
