import type { Diagnostic, FindingAt } from '../../kit/diagnostics/diagnostic';
import { locateInYaml } from '../../kit/diagnostics/parse-yaml';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import type { YamlPath } from '../../kit/diagnostics/yaml-source';
import { compareDescriptions } from '../diff/compare-descriptions';
import { listBreakingIds } from '../diff/effects';
import type { ReportedGroup } from './change-report';
import {
  getReleases,
  listReleaseFiles,
  readReleaseDescription,
  readReleases,
  releaseFile,
  releasesFile,
} from './load-releases';
import type { Declaration, Release } from './releases-schema';

/**
 * Reports declarations of changes that are not there, or break nothing.
 * @param ids the ids of the breaking changes
 */
function checkDeclarations(
  declarations: readonly Declaration[],
  ids: readonly string[],
  path: YamlPath,
): FindingAt<YamlPath>[] {
  return declarations.flatMap(({ change }, index) => {
    if (ids.includes(change)) return [];
    const expected = ids.length === 0 ? 'no declaration' : describeNames(change, ids);
    const message = 'The declared change is not a breaking change of the release';
    return [{ at: [...path, 'breaking', index, 'change'], message, found: change, expected }];
  });
}

/** Checks that a release declares exactly what breaks clients of the one before. */
function checkRelease(release: Release, index: number, previous: Release): FindingAt<YamlPath>[] {
  const [old, current] = [previous, release].map(({ version }) => readReleaseDescription(version));
  if (!old?.value || !current?.value) return [];
  const ids = listBreakingIds(compareDescriptions(old.value, current.value));
  const declared = new Set(release.breaking.map(({ change }) => change));
  const path = ['releases', index];
  return [
    ...checkDeclarations(release.breaking, ids, path),
    ...ids
      .filter((id) => !declared.has(id))
      .map((id) => ({
        at: [...path, 'version'],
        message: `Version ${release.version} has a breaking change that is not declared`,
        found: id,
        expected: 'its reason in "breaking"',
      })),
  ];
}

/** Checks that the file of a release is the description of its version. */
function checkVersion({ version }: Release): Diagnostic[] {
  const { value, diagnostics } = readReleaseDescription(version);
  if (!value || value.info.version === version) return diagnostics;
  const message = 'info.version: The file has the description of another version';
  const found = value.info.version;
  return locateInYaml(releaseFile(version), [
    { at: ['info', 'version'], message, found, expected: version },
  ]);
}

/** Checks the released descriptions and what is declared about them. */
export function checkReleases(): Diagnostic[] {
  const { value, diagnostics } = readReleases();
  if (!value) return diagnostics;
  const { releases } = value;
  const files = releases.map(({ version }) => releaseFile(version));
  return [
    ...releases.flatMap(checkVersion),
    ...locateInYaml(
      releasesFile,
      releases.flatMap((release, index) => {
        const previous = releases[index + 1];
        return previous ? checkRelease(release, index, previous) : [];
      }),
    ),
    ...listReleaseFiles()
      .filter((file) => !files.includes(file))
      .map(
        (file): Diagnostic => ({
          severity: 'error',
          file,
          message: `No release in ${releasesFile} has this file`,
          found: file,
          expected: files.join(', '),
        }),
      ),
  ];
}

/**
 * Checks what is declared for the next release.
 * @param groups what has changed since the latest one
 */
export const checkUnreleased = (groups: readonly ReportedGroup[]): Diagnostic[] =>
  locateInYaml(
    releasesFile,
    checkDeclarations(getReleases().unreleased.breaking, listBreakingIds(groups), ['unreleased']),
  );
