import {
  type ParseResult,
  parseYaml,
  parseYamlFile,
  requireValue,
} from '../../kit/diagnostics/parse-yaml';
import { readSource } from '../../kit/diagnostics/read-source';
import { cached, cachedBy } from '../../kit/files/cached';
import { parseJson } from '../../kit/files/parse-json';
import { listFiles, readText } from '../../kit/files/project-files';
import { type ComparedDescription, descriptionSchema } from '../diff/description';
import { prepareDescription } from '../diff/parse-description';
import { changeReportSchema } from './change-report';
import { type ReleasesFile, releasesSchema } from './releases-schema';

export const historyFolder = 'openapi/history';
export const releasesFile = `${historyFolder}/releases.yaml`;

/** The file with the description of a release. */
export const releaseFile = (version: string): string => `${historyFolder}/${version}.json`;

/** The heading of a release. */
export const toReleaseTitle = ({ version }: { version: string }): string => `Version ${version}`;

/** Lists the files with descriptions, whether or not a release has them. */
export const listReleaseFiles = (): string[] => listFiles(historyFolder, '.json');

/** Reads the list of releases. */
export const readReleases = cached([releasesFile], () =>
  parseYamlFile(releasesSchema, releasesFile),
);

/** Parses a description, bundled, in JSON or YAML. Positions are computed only if there are problems. */
export function parseDescriptionText(file: string, text: string): ParseResult<ComparedDescription> {
  const json = parseJson(text);
  const result =
    json === undefined ? undefined : descriptionSchema.safeParse(prepareDescription(json));
  return result?.success
    ? { value: result.data, diagnostics: [] }
    : parseYaml(descriptionSchema, { file, text }, prepareDescription);
}

/** Reads the description of a release. */
export const readReleaseDescription = cachedBy(
  (version: string) => [releaseFile(version)],
  (version) => {
    const file = releaseFile(version);
    const { text, diagnostics } = readSource(file);
    return text === undefined
      ? { value: undefined, diagnostics }
      : parseDescriptionText(file, text);
  },
);

/** The releases, the newest first. Throws a DiagnosticError with the problems of the file. */
export const getReleases = (): ReleasesFile => requireValue(readReleases());

/** The description of a release. Throws a DiagnosticError with the problems of its file. */
export const getReleaseDescription = (version: string): ComparedDescription =>
  requireValue(readReleaseDescription(version));

/** File that scripts/steps/emit-api-changes.ts writes the report to. */
export const changeReportFile = '.generated/openapi/changes.json';

/** The changes of all releases. Throws if the build has not written them. */
export const getChangeReport = cached([changeReportFile], () =>
  changeReportSchema.parse(JSON.parse(readText(changeReportFile))),
);
