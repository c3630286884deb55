import type { ReactNode } from 'react';
import { SidebarLayout } from '@/components/docs/sidebar-layout';
import { getNavigation } from '@/lib/content/docs';

export default function DocsLayout({ children }: { children: ReactNode }) {
  return <SidebarLayout navigation={getNavigation()}>{children}</SidebarLayout>;
}
