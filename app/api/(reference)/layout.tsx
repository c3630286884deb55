import type { ReactNode } from 'react';
import { ApiSidebar } from '@/components/docs/api-sidebar';
import { SidebarLayout } from '@/components/docs/sidebar-layout';

export default function ReferenceLayout({ children }: { children: ReactNode }) {
  return (
    <SidebarLayout name="api" sidebar={<ApiSidebar />}>
      {children}
    </SidebarLayout>
  );
}
