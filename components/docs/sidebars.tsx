import { apiSidebar } from '@/.generated/sidebars/api';
import { docsSidebar } from '@/.generated/sidebars/docs';
import { versionSidebars } from '@/.generated/sidebars/versions';
import { Sidebar } from './sidebar';

/** The sidebar of the API reference. */
export const ApiSidebar = () => <Sidebar label="API sidebar" navigation={apiSidebar} />;

/** The sidebar of the current docs. */
export const DocsSidebar = () => <Sidebar label="Docs sidebar" navigation={docsSidebar} />;

/** The sidebar of a snapshot of the docs. */
export const VersionSidebar = ({ version }: { version: string }) => (
  <Sidebar label="Docs sidebar" navigation={versionSidebars[version] ?? []} />
);
