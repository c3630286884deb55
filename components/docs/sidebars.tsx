import type { Area } from '@/lib/content/content-areas.mjs';
import { getNavigation } from '@/lib/content/docs';
import { removeDescriptions } from '@/lib/site/navigation/sidebar-navigation';
import { Sidebar } from './sidebar';

const AreaSidebar = ({ label, area }: { label: string; area: Area }) => (
  <Sidebar label={label} navigation={removeDescriptions(getNavigation(area))} />
);

/** The sidebar of the API reference. */
export const ApiSidebar = () => <AreaSidebar label="API sidebar" area="api" />;

/** The sidebar of the current docs, or of a snapshot of them. */
export const DocsSidebar = ({ area = 'docs' }: { area?: Area }) => (
  <AreaSidebar label="Docs sidebar" area={area} />
);
