import type { ReactNode } from 'react';
import { SidebarLayout } from '@/components/docs/sidebar-layout';
import { areaOfVersion, getNavigation } from '@/lib/content/docs';

type Props = { params: Promise<{ version: string }>; children: ReactNode };

export default async function VersionLayout({ params, children }: Props) {
  const navigation = getNavigation(areaOfVersion((await params).version));
  return <SidebarLayout navigation={navigation}>{children}</SidebarLayout>;
}
