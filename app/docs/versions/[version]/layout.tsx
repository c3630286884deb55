import type { ReactNode } from 'react';
import { SidebarLayout } from '@/components/docs/sidebar-layout';
import { VersionSidebar } from '@/components/docs/sidebars';

type Props = { params: Promise<{ version: string }>; children: ReactNode };

export default async function VersionLayout({ params, children }: Props) {
  const { version } = await params;
  return (
    <SidebarLayout name={`version-${version}`} sidebar={<VersionSidebar version={version} />}>
      {children}
    </SidebarLayout>
  );
}
