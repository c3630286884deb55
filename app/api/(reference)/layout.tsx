import type { ReactNode } from 'react';
import { SidebarLayout } from '@/components/docs/sidebar-layout';
import { ApiSidebar } from '@/components/docs/sidebars';

export default function ReferenceLayout({ children }: { children: ReactNode }) {
  return (
    <SidebarLayout name="api" sidebar={<ApiSidebar />}>
      {children}
    </SidebarLayout>
  );
}
