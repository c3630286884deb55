import type { ReactNode } from 'react';
import { SidebarLayout } from '@/components/docs/sidebar-layout';
import { DocsSidebar } from '@/components/docs/sidebars';
import { areaOfVersion } from '@/lib/content/docs';

type Props = { params: Promise<{ version: string }>; children: ReactNode };

export default async function VersionLayout({ params, children }: Props) {
  const { version } = await params;
  return (
    <SidebarLayout
      name={`version-${version}`}
      sidebar={<DocsSidebar area={areaOfVersion(version)} />}
    >
      {children}
    </SidebarLayout>
  );
}
