import type { ReactNode } from 'react';
import { SidebarLayout } from '@/components/docs/docs-frame';
import { getNavigation } from '@/lib/content/docs';

export default function DocsLayout({ children }: { children: ReactNode }) {
  return <SidebarLayout navigation={getNavigation()}>{children}</SidebarLayout>;
}
