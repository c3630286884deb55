import { getSite } from '../site/site-settings';
import { currentVersion } from '../site/urls';
import { areaOfVersion, listDocs } from './docs';
import { listVersions } from './docs-versions';

/** What a page says of its version. */
export type VersionNotice = {
  name: string;
  label: string;
  /** The versions that have this page. */
  availableIn: string[];
  /** Absent on a page of the latest version. */
  banner?: { text: string; latest: { name: string; label: string; path: string } };
};

const find = (version: string, id: string) =>
  listDocs(areaOfVersion(version)).find((doc) => doc.id === id);

/** The page of a doc in the latest version; `undefined` where that has none. */
export function findLatestVersionPath(id: string): string | undefined {
  const latest = listVersions().find(({ status }) => status === 'latest');
  return latest && find(latest.name, id)?.path;
}

/**
 * The version of a page of the docs; `undefined` while there is one version only: nothing to tell apart.
 * @param id the doc's id
 * @param name its version's name
 */
export function findVersionNotice(id: string, name = currentVersion): VersionNotice | undefined {
  const versions = listVersions();
  const version = versions.find((candidate) => candidate.name === name);
  const latest = versions.find(({ status }) => status === 'latest');
  if (versions.length === 1 || !version || !latest) return undefined;
  const { title, mainDoc } = getSite();
  const path = findLatestVersionPath(id) ?? findLatestVersionPath(mainDoc) ?? latest.base;
  return {
    name,
    label: version.label,
    availableIn: versions.filter((other) => find(other.name, id)).map((other) => other.name),
    ...(version !== latest && {
      banner: {
        text:
          version.status === 'unreleased'
            ? `This is unreleased documentation for ${title} ${version.label} version.`
            : `This is documentation for ${title} ${version.label}, which is no longer actively maintained.`,
        latest: { name: latest.name, label: latest.label, path },
      },
    }),
  };
}
