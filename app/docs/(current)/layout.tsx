import type { ReactNode } from 'react';
import { SidebarLayout } from '@/components/docs/sidebar-layout';
import { DocsSidebar } from '@/components/docs/sidebars';

export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <SidebarLayout name="docs" sidebar={<DocsSidebar />}>
      {children}
    </SidebarLayout>
  );
}
