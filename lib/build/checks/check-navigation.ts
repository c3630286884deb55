import { snapshotFolder } from '../../content/content-areas.mjs';
import { areaOfVersion, listDocIds } from '../../content/docs';
import { getSnapshot, listSnapshots } from '../../content/docs-versions';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { describeValue } from '../../kit/diagnostics/diagnostic';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { readText } from '../../kit/files/project-files';
import type { SidebarItem } from '../../site/settings/sidebar-schema';
import { getSite, siteFiles } from '../../site/site-settings';

/** Finds the first position of a text in a YAML file. */
const findText = (file: string, text: string) =>
  parseYamlSource(readText(file))
    .listTexts()
    .find((found) => found.text === text)?.position;

/** Lists the doc ids of a sidebar, in categories of any depth. */
const listSidebarDocs = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if ('to' in item || 'href' in item) return [];
    return [...(item.doc === undefined ? [] : [item.doc]), ...listSidebarDocs(item.items)];
  });

type DocReference = { id: string; file: string; known: readonly string[] };

const createDiagnostic = ({ id, file, known }: DocReference, message: string): Diagnostic => ({
  severity: 'error',
  file,
  ...findText(file, id),
  message,
  found: describeValue(id),
  expected: describeNames(id, known),
});

/** Reports unknown doc ids in the sidebars and the settings. */
export function checkNavigation(): Diagnostic[] {
  const site = getSite();
  const docs = listDocIds('docs');
  const topics = listDocIds('api');
  const sidebars: DocReference[][] = [
    listSidebarDocs(site.sidebar).map((id) => ({ id, file: siteFiles.sidebar, known: docs })),
    listSidebarDocs(site.apiTopics).map((id) => ({ id, file: siteFiles.sidebar, known: topics })),
    ...listSnapshots().map((name) => {
      const known = listDocIds(areaOfVersion(name));
      const file = `${snapshotFolder(name)}/version.yaml`;
      return listSidebarDocs(getSnapshot(name).sidebar).map((id) => ({ id, file, known }));
    }),
  ];
  const mainDoc = { id: site.mainDoc, file: siteFiles.settings, known: docs };
  const unknown = [...sidebars.flat(), mainDoc].filter(({ id, known }) => !known.includes(id));
  return unknown.map((reference) => createDiagnostic(reference, 'Unknown doc id'));
}
