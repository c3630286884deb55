import { currentVersion } from '../site/page-paths';
import { getSite } from '../site/site-settings';
import { areaOfVersion, listDocs } from './docs';
import { listVersions } from './docs-versions';

/** The notice of a page about its docs version. */
export type VersionNotice = {
  name: string;
  label: string;
  /** The names of the versions that have this page. */
  availableIn: string[];
  /** Absent on a page of the latest version. */
  banner?: { text: string; latest: { name: string; label: string; path: string } };
};

const findDoc = (version: string, id: string) =>
  listDocs(areaOfVersion(version)).find((doc) => doc.id === id);

/** Finds the path of a doc in the latest version; undefined if that version does not have it. */
export function findLatestVersionPath(id: string): string | undefined {
  const latest = listVersions().find(({ status }) => status === 'latest');
  return latest && findDoc(latest.name, id)?.path;
}

/**
 * Returns the version notice of a doc; undefined if there is only one version.
 * @param id the id of the doc
 * @param name the name of its version
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
    availableIn: versions.filter((other) => findDoc(other.name, id)).map((other) => other.name),
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
