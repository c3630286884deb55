import type { ReactNode } from 'react';
import { SidebarLayout } from '@/components/docs/sidebar-layout';
import { getNavigation } from '@/lib/content/docs';

export default function ReferenceLayout({ children }: { children: ReactNode }) {
  return (
    <SidebarLayout label="API sidebar" navigation={getNavigation('api')}>
      {children}
    </SidebarLayout>
  );
}
