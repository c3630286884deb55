import type { ReactNode } from 'react';
import { DocsFrame } from '@/components/docs/docs-frame';
import { getNavigation } from '@/lib/content/docs';

export default function DocsLayout({ children }: { children: ReactNode }) {
  return <DocsFrame navigation={getNavigation()}>{children}</DocsFrame>;
}
