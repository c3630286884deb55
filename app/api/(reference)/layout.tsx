import type { ReactNode } from 'react';
import { DocsFrame } from '@/components/docs/docs-frame';
import { getNavigation } from '@/lib/content/docs';

export default function ReferenceLayout({ children }: { children: ReactNode }) {
  return (
    <DocsFrame label="API sidebar" navigation={getNavigation('api')}>
      {children}
    </DocsFrame>
  );
}
