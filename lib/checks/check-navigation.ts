import { snapshotFolder } from '../content/content-areas.mjs';
import { areaOfVersion, listDocs } from '../content/docs';
import { getSnapshot, listSnapshots } from '../content/docs-versions';
import { checkNavbar } from '../content/site-navbar';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { describeValue } from '../diagnostics/diagnostic';
import { parseYamlSource } from '../diagnostics/yaml-source';
import { readText } from '../files/project-files';
import type { SidebarItem } from '../site/settings/sidebar-schema';
import { getSite, siteFiles } from '../site/site-settings';

/** Finds the position of a text in a YAML file. */
const findText = (file: string, text: string) =>
  parseYamlSource(readText(file))
    .listTexts()
    .find((found) => found.text === text)?.position;

/** Lists the doc ids of a sidebar, in categories of any depth. */
const listSidebarDocs = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if ('to' in item) return [];
    return [...(item.doc === undefined ? [] : [item.doc]), ...listSidebarDocs(item.items)];
  });

/** Reports unknown doc ids in the sidebars and the settings, and navbar items that refer to something unknown. */
export function checkNavigation(): Diagnostic[] {
  const site = getSite();
  const docs = listDocs().map((doc) => doc.id);
  const topics = listDocs('api').map((doc) => doc.id);
  const references = [
    ...listSidebarDocs(site.sidebar).map((id) => ({ id, file: siteFiles.sidebar, known: docs })),
    ...site.apiTopics.map((id) => ({ id, file: siteFiles.sidebar, known: topics })),
    { id: site.mainDoc, file: siteFiles.settings, known: docs },
    ...listSnapshots().flatMap((name) => {
      const ids = listDocs(areaOfVersion(name)).map((doc) => doc.id);
      return listSidebarDocs(getSnapshot(name).sidebar).map((id) => ({
        id,
        file: `${snapshotFolder(name)}/version.yaml`,
        known: ids,
      }));
    }),
  ];
  const unknown: Diagnostic[] = references
    .filter(({ id, known }) => !known.includes(id))
    .map(({ id, file, known }) => ({
      severity: 'error',
      file,
      ...findText(file, id),
      message: 'Unknown doc id',
      found: describeValue(id),
      expected: `one of ${known.join(', ')}`,
    }));
  // The navbar links to the first pages of the sidebars, so it cannot be checked with an invalid sidebar.
  return unknown.length > 0 ? unknown : checkNavbar();
}
