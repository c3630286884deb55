import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic';
import { parseYaml } from '../diagnostics/parse-yaml';
import { cached } from '../files/cached';
import { listFiles, readText } from '../files/project-files';
import { type SidebarItem, snapshotSchema } from '../site/settings/sidebar-schema';
import { getSite, siteFiles } from '../site/site-settings';
import { currentVersion, versionBase } from '../site/urls';
import { snapshotFolder } from './content-areas.mjs';

type DocsVersion = {
  name: string;
  label: string;
  base: string;
  /** Relative to the latest version: newer is unreleased, older is unmaintained. */
  status: 'latest' | 'unreleased' | 'unmaintained';
};

const fileOf = (name: string) => `${snapshotFolder(name)}/version.yaml`;

/** Lists the names of the snapshots, newest first: 2.10 before 2.9. */
export function listSnapshots(): string[] {
  return listFiles('content/versions', '/version.yaml')
    .map((file) => file.split('/')[2] ?? '')
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

const parseVersion = (name: string) =>
  parseYaml(snapshotSchema, { file: fileOf(name), text: readText(fileOf(name)) });

/** Returns a snapshot's label and sidebar. Throws a DiagnosticError if its file is invalid. */
export function getSnapshot(name: string): { label: string; sidebar: SidebarItem[] } {
  const { value, diagnostics } = parseVersion(name);
  if (!value) throw new DiagnosticError(diagnostics);
  return value;
}

/** Lists all versions of the docs: the current one, then the snapshots from the newest to the oldest. */
export const listVersions = cached(['content/site', 'content/versions'], (): DocsVersion[] => {
  const { currentLabel, latest } = getSite().versions;
  const all = [
    { name: currentVersion, label: currentLabel },
    ...listSnapshots().map((name) => ({ name, label: getSnapshot(name).label })),
  ];
  const latestIndex = all.findIndex(({ name }) => name === latest);
  return all.map(({ name, label }, index) => ({
    name,
    label,
    base: versionBase(name),
    status: index === latestIndex ? 'latest' : index < latestIndex ? 'unreleased' : 'unmaintained',
  }));
});

/** Reports problems of the snapshots' files, and a latest version that does not exist. */
export function checkVersions(): Diagnostic[] {
  const names = [currentVersion, ...listSnapshots()];
  const { latest } = getSite().versions;
  const unknown: Diagnostic[] = names.includes(latest)
    ? []
    : [
        {
          severity: 'error',
          file: siteFiles.settings,
          message: 'versions.latest: Unknown docs version',
          found: latest,
          expected: `one of ${names.join(', ')}`,
        },
      ];
  return [...listSnapshots().flatMap((name) => parseVersion(name).diagnostics), ...unknown];
}
