// The extension `.version.tsx` is a page extension only if there are snapshots (next.config.mjs), because a static
// export does not accept a route without pages.
import type { Metadata } from 'next';
import { markdownPages } from '@/.generated/site/markdown-pages';
import { DocPage } from '@/components/docs/doc-page';
import { areaOfVersion, getDocOfRoute, listRoutes } from '@/lib/content/docs';
import { listSnapshots } from '@/lib/content/docs-versions';
import { findLatestVersionPath, findVersionNotice } from '@/lib/content/version-notice';

type Params = { version: string; slug: string[] };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  return listSnapshots().flatMap((version) =>
    listRoutes(areaOfVersion(version)).map((slug) => ({ version, slug })),
  );
}

async function readParams({ params }: Props) {
  const { version, slug } = await params;
  const doc = getDocOfRoute(slug, areaOfVersion(version));
  return { version, id: doc.id, doc };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { version, id, doc } = await readParams(props);
  const notice = findVersionNotice(id, version);
  return {
    title: `${doc.documentTitle} (${notice?.label ?? version})`,
    description: doc.description,
    // Search engines prefer the page of the latest version, if it exists there.
    alternates: { canonical: findLatestVersionPath(id) ?? doc.path },
    robots: doc.unlisted ? { index: false, follow: false } : undefined,
  };
}

export default async function Page(props: Props) {
  const { version, id, doc } = await readParams(props);
  const { default: Body, headings } = await (markdownPages[doc.file]?.() ??
    import(`@/content/versions/${version}/docs/${id}.mdx`));
  return (
    <DocPage doc={doc} headings={headings} version={findVersionNotice(id, version)}>
      <Body />
    </DocPage>
  );
}
