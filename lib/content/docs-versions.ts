import { type Diagnostic, DiagnosticError, describeValue } from '../kit/diagnostics/diagnostic';
import { locateInYaml, parseYamlFile } from '../kit/diagnostics/parse-yaml';
import { describeNames } from '../kit/diagnostics/suggest-name';
import { cached } from '../kit/files/cached';
import { isFile, listFiles } from '../kit/files/project-files';
import { currentVersion, versionBase } from '../site/page-paths';
import { type SidebarItem, snapshotSchema } from '../site/settings/sidebar-schema';
import { getSite, siteFiles } from '../site/site-settings';
import { snapshotFolder } from './content-areas.mjs';

type DocsVersion = {
  name: string;
  label: string;
  base: string;
  /** Relative to the latest version: newer is unreleased, older is unmaintained. */
  status: 'latest' | 'unreleased' | 'unmaintained';
};

const fileOf = (name: string) => `${snapshotFolder(name)}/version.yaml`;

/** Lists the names of the snapshots, newest first: 2.10 before 2.9. Each is a folder of content/versions. */
export function listSnapshots(): string[] {
  const names = listFiles('content/versions', '')
    .filter(isFile)
    .flatMap((file) => /^content\/versions\/([^./][^/]*)\/./.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

const parseVersion = (name: string) => parseYamlFile(snapshotSchema, fileOf(name));

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

/** Reports the problems of the snapshots' files. */
export const checkSnapshots = (): Diagnostic[] =>
  listSnapshots().flatMap((name) => parseVersion(name).diagnostics);

/** Reports a latest version that does not exist. Throws a DiagnosticError if the settings are invalid. */
export function checkLatestVersion(): Diagnostic[] {
  const names = [currentVersion, ...listSnapshots()];
  const { latest } = getSite().versions;
  if (names.includes(latest)) return [];
  const message = 'versions.latest: Unknown docs version';
  const expected = describeNames(latest, names);
  return locateInYaml(siteFiles.settings, [
    { at: ['versions', 'latest'], message, found: describeValue(latest), expected },
  ]);
}
