import { areaOfVersion, getNavigation } from '../../lib/content/docs';
import { listSnapshots } from '../../lib/content/docs-versions';
import { writeText } from '../../lib/kit/files/project-files';
import { removeDescriptions } from '../../lib/site/navigation/sidebar-navigation';

const writeModule = (name: string, constant: string, type: string, value: unknown) =>
  writeText(
    `.generated/sidebars/${name}.ts`,
    [
      "import type { SidebarNavigation } from '../../lib/site/navigation/sidebar-navigation';",
      '',
      `export const ${constant}: ${type} = ${JSON.stringify(value)};`,
      '',
    ].join('\n'),
  );

/** Writes the sidebars as modules, which the browser loads once, and not again with the payload of every page. */
export function run() {
  const versions = listSnapshots().map((name) => [
    name,
    removeDescriptions(getNavigation(areaOfVersion(name))),
  ]);
  writeModule('docs', 'docsSidebar', 'SidebarNavigation', removeDescriptions(getNavigation()));
  writeModule('api', 'apiSidebar', 'SidebarNavigation', removeDescriptions(getNavigation('api')));
  writeModule(
    'versions',
    'versionSidebars',
    'Readonly<Record<string, SidebarNavigation>>',
    Object.fromEntries(versions),
  );
  return undefined;
}
