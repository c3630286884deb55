import type { Metadata } from 'next';
import { sandboxComponents } from '@/components/api/reference/topics/sandbox-components';
import { DocPage } from '@/components/docs/doc-page';
import Body, { headings } from '@/content/api/sandbox.mdx';
import { getDoc } from '@/lib/content/docs';
import { pageAlternates } from '@/lib/site/markdown-path';
import { apiRoot } from '@/lib/site/page-paths';

// A route of its own: no other topic has its components.

const id = 'sandbox';

export function generateMetadata(): Metadata {
  const { title, description, keywords, path } = getDoc(id, 'api');
  return { title, description, keywords, alternates: pageAlternates(path) };
}

export default function Page() {
  return (
    <DocPage doc={getDoc(id, 'api')} headings={headings} root={apiRoot}>
      <Body components={sandboxComponents} />
    </DocPage>
  );
}
