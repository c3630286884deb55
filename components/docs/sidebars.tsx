import type { Area } from '@/lib/content/content-areas.mjs';
import { getNavigation } from '@/lib/content/docs';
import { removeDescriptions } from '@/lib/site/navigation/sidebar-navigation';
import { routes } from '@/lib/site/page-paths';
import { Sidebar } from './sidebar';

/** The sidebar of the API reference. The docs link to its pages, so it begins with the way back. */
export const ApiSidebar = () => (
  <Sidebar
    label="API sidebar"
    navigation={[
      { label: 'Documentation', path: routes.docs, links: [] },
      ...removeDescriptions(getNavigation('api')),
    ]}
  />
);

/** The sidebar of the current docs, or of a snapshot of them. */
export const DocsSidebar = ({ area = 'docs' }: { area?: Area }) => (
  <Sidebar label="Docs sidebar" navigation={removeDescriptions(getNavigation(area))} />
);
