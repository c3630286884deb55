import type { Diagnostic } from '../diagnostics/diagnostic';
import { DiagnosticError } from '../diagnostics/diagnostic';
import { parseYaml } from '../diagnostics/parse-yaml';
import { listFiles, readText } from '../files/project-files';
import { type SidebarItem, snapshotSchema } from '../site/settings-schemas';
import { getSite, siteFiles } from '../site/site-settings';
import { currentVersion, versionBase } from '../site/urls';

/** Where a snapshot's files stand. */
export const snapshotFolder = (name: string) => `content/versions/${name}`;

export type DocsVersion = {
  name: string;
  label: string;
  base: string;
  /** Newer than the latest: unreleased. Older: no longer maintained. */
  status: 'latest' | 'unreleased' | 'unmaintained';
};

const fileOf = (name: string) => `${snapshotFolder(name)}/version.yaml`;

/** The snapshots' names, newest first: 2.10 stands before 2.9. */
export function listSnapshots(): string[] {
  return listFiles('content/versions', '/version.yaml')
    .map((file) => file.split('/')[2] ?? '')
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

const parseVersion = (name: string) =>
  parseYaml(snapshotSchema, { file: fileOf(name), text: readText(fileOf(name)) });

/** A snapshot's label and its sidebar. Throws a DiagnosticError where its file is wrong. */
export function getSnapshot(name: string): { label: string; sidebar: SidebarItem[] } {
  const { value, diagnostics } = parseVersion(name);
  if (!value) throw new DiagnosticError(diagnostics);
  return value;
}

let versions: DocsVersion[] | undefined;

/** All versions of the docs: today's first, then the snapshots from the newest to the oldest. */
export function listVersions(): DocsVersion[] {
  if (versions && process.env.NODE_ENV === 'production') return versions;
  const { currentLabel, latest } = getSite().versions;
  const all = [
    { name: currentVersion, label: currentLabel },
    ...listSnapshots().map((name) => ({ name, label: getSnapshot(name).label })),
  ];
  const latestIndex = all.findIndex(({ name }) => name === latest);
  versions = all.map(({ name, label }, index) => ({
    name,
    label,
    base: versionBase(name),
    status: index === latestIndex ? 'latest' : index < latestIndex ? 'unreleased' : 'unmaintained',
  }));
  return versions;
}

/** Faults of the snapshots' files, and a latest version that there is not. */
export function checkVersions(): Diagnostic[] {
  const names = [currentVersion, ...listSnapshots()];
  const { latest } = getSite().versions;
  const unknown: Diagnostic[] = names.includes(latest)
    ? []
    : [
        {
          severity: 'error',
          file: siteFiles.settings,
          message: 'versions.latest: no docs version has this name',
          found: latest,
          expected: `one of ${names.join(', ')}`,
        },
      ];
  return [...listSnapshots().flatMap((name) => parseVersion(name).diagnostics), ...unknown];
}
