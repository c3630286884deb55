import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic';
import { listProblems } from '../diagnostics/list-problems';
import { type ParseResult, parseYamlFile } from '../diagnostics/parse-yaml';
import { readSource } from '../diagnostics/read-source';
import { listSyntaxProblems } from '../diagnostics/syntax-problems';
import { parseYamlSource } from '../diagnostics/yaml-source';
import { cached, cachedBy } from '../files/cached';
import { parseJson } from '../files/parse-json';
import { listFiles } from '../files/project-files';
import { type ComparedDescription, descriptionSchema } from '../openapi-diff/description';
import { prepareDescription } from '../openapi-diff/parse-description';
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
  if (result?.success) return { value: result.data, diagnostics: [] };
  const source = parseYamlSource(text);
  const syntaxProblems = listSyntaxProblems(source, file);
  if (syntaxProblems.length > 0) return { value: undefined, diagnostics: syntaxProblems };
  const data = prepareDescription(source.document.toJS());
  const parsed = descriptionSchema.safeParse(data);
  if (parsed.success) return { value: parsed.data, diagnostics: [] };
  const diagnostics = listProblems(parsed.error, data, descriptionSchema).map(
    ({ path, ...problem }): Diagnostic => ({
      severity: 'error',
      file,
      ...source.positionOfKey(path),
      ...problem,
    }),
  );
  return { value: undefined, diagnostics };
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

const getValue = <T>({ value, diagnostics }: ParseResult<T>): T => {
  if (value === undefined) throw new DiagnosticError(diagnostics);
  return value;
};

/** The releases, the newest first. Throws a DiagnosticError with the problems of the file. */
export const getReleases = (): ReleasesFile => getValue(readReleases());

/** The description of a release. Throws a DiagnosticError with the problems of its file. */
export const getReleaseDescription = (version: string): ComparedDescription =>
  getValue(readReleaseDescription(version));
