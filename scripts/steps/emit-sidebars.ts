import { areaOfVersion, getNavigation } from '../../lib/content/docs';
import { listSnapshots } from '../../lib/content/docs-versions';
import { removeDescriptions } from '../../lib/site/navigation/sidebar-navigation';
import { writeModule } from '../write-files';

const type = "import('../../lib/site/navigation/sidebar-navigation').SidebarNavigation";

/** Writes the sidebars as modules, which the browser loads once, and not again with the payload of every page. */
export function run(): undefined {
  const docsSidebar = removeDescriptions(getNavigation());
  const apiSidebar = removeDescriptions(getNavigation('api'));
  const versionSidebars = Object.fromEntries(
    listSnapshots().map((name) => [name, removeDescriptions(getNavigation(areaOfVersion(name)))]),
  );
  const folder = '.generated/sidebars';
  writeModule(`${folder}/docs.ts`, { docsSidebar }, { docsSidebar: type });
  writeModule(`${folder}/api.ts`, { apiSidebar }, { apiSidebar: type });
  const versionsType = `Readonly<Record<string, ${type}>>`;
  writeModule(`${folder}/versions.ts`, { versionSidebars }, { versionSidebars: versionsType });
}
