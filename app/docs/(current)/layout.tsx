import type { ReactNode } from 'react';
import { DocsSidebar } from '@/components/docs/docs-sidebar';
import { SidebarLayout } from '@/components/docs/sidebar-layout';

export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <SidebarLayout name="docs" sidebar={<DocsSidebar />}>
      {children}
    </SidebarLayout>
  );
}
