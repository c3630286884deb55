import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { DocsIndex } from '@/components/docs/docs-index';
import { getDoc, getNavigation, listDocs } from '@/lib/content/docs';
import { docPath } from '@/lib/site/urls';

type Props = { params: Promise<{ slug?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams(): Array<{ slug: string[] }> {
  return [{ slug: [] }, ...listDocs().map(({ id }) => ({ slug: id.split('/') }))];
}

const idOf = ({ slug = [] }: { slug?: string[] }) => slug.join('/');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = idOf(await params);
  if (id === '') {
    return {
      title: 'Documentation',
      description: 'All guides of the partner API, the doctor app and its UI elements, by topic.',
      alternates: { canonical: docPath('') },
    };
  }
  const { tabTitle, description, keywords, path } = getDoc(id);
  return {
    title: tabTitle,
    description,
    keywords,
    alternates: { canonical: path },
  };
}

export default async function Page({ params }: Props) {
  const id = idOf(await params);
  if (id === '') return <DocsIndex navigation={getNavigation()} />;
  const { default: Body } = await import(`@/content/docs/${id}.mdx`);
  return (
    <DocPage doc={getDoc(id)}>
      <Body />
    </DocPage>
  );
}
