import { versionSidebars } from '@/.generated/sidebars/versions';
import { Sidebar } from './sidebar';

/** The sidebar of a snapshot of the docs. */
export const VersionSidebar = ({ version }: { version: string }) => (
  <Sidebar label="Docs sidebar" navigation={versionSidebars[version] ?? []} />
);
