/**
 * `npm run api-diff`: what differs between two descriptions of the API, grouped by operation and schema. Without files,
 * it compares the latest release with openapi/.
 */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openApiRoot } from '../lib/api/description/checks/openapi-sources';
import { compareDescriptions } from '../lib/api/diff/compare-descriptions';
import type { ComparedDescription } from '../lib/api/diff/description';
import { listBreakingIds } from '../lib/api/diff/effects';
import { formatChanges } from '../lib/api/diff/format-changes';
import { parseDescription } from '../lib/api/diff/parse-description';
import {
  getReleaseDescription,
  getReleases,
  parseDescriptionText,
} from '../lib/api/releases/load-releases';
import { declarationsSchema, releasesSchema } from '../lib/api/releases/releases-schema';
import { describeError } from '../lib/kit/diagnostics/describe-error';
import { type Diagnostic, DiagnosticError } from '../lib/kit/diagnostics/diagnostic';
import { parseYaml, requireValue } from '../lib/kit/diagnostics/parse-yaml';
import { readSource } from '../lib/kit/diagnostics/read-source';
import { projectPath, projectRoot } from '../lib/kit/files/project-files';
import { runIfMain } from './run-if-main';

const usage = `Usage: npm run api-diff -- [OLD NEW] [--declared FILE] [--json]

  OLD NEW          Descriptions in OpenAPI 3.1, as JSON or YAML. Without them: the latest
                   release, and openapi/.
  --declared FILE  The declared breaking changes: "breaking" with "change" and "reason".
                   Without it: those in openapi/history/releases.yaml.
  --json           Prints the changes as JSON.

Exits with 1 if a breaking change is not declared, and with 2 if the input is invalid.`;

const fail = (problem: Omit<Diagnostic, 'severity'>): never => {
  throw new DiagnosticError([{ severity: 'error', ...problem }]);
};

/** Whether a text refers to other files. */
const hasFileReferences = (text: string): boolean => /\$ref["']?\s*:\s*["']?[^#"'\s]/.test(text);

/** Combines a file with those that it refers to. */
async function bundleFile(file: string, text: string): Promise<string> {
  if (!hasFileReferences(text)) return text;
  const { bundle, createConfig } = await import('@redocly/openapi-core');
  const config = await createConfig({});
  const { bundle: bundled, problems } = await bundle({ ref: resolve(file), config });
  const problem = problems.find(({ severity }) => severity === 'error');
  if (!problem) return JSON.stringify(bundled.parsed);
  return fail({
    file,
    message: 'The file could not be bundled with the files that it refers to',
    found: problem.message,
    expected: 'references to what exists',
  });
}

/** Reads a file of the command line by its path, which is absolute or relative to the project. */
function readArgument(file: string): string {
  const { text, diagnostics } = readSource(relative(projectRoot, resolve(file)));
  if (text !== undefined) return text;
  throw new DiagnosticError(diagnostics.map((diagnostic) => ({ ...diagnostic, file })));
}

/** The current description, with what settings and content add. Imported late, because the linter starts slowly. */
async function readCurrent(): Promise<ComparedDescription> {
  const { bundleOpenApi } = await import('../lib/api/description/bundle-openapi');
  const { getSite } = await import('../lib/site/site-settings');
  return parseDescription(await bundleOpenApi(getSite()));
}

async function readDescription(file: string): Promise<ComparedDescription> {
  if (resolve(file) === projectPath(openApiRoot)) return readCurrent();
  const text = readArgument(file);
  return requireValue(parseDescriptionText(file, await bundleFile(file, text)));
}

async function readVersions(
  files: readonly string[],
): Promise<[old: ComparedDescription, current: ComparedDescription]> {
  const [oldFile, newFile, ...others] = files;
  if (oldFile !== undefined && newFile !== undefined && others.length === 0) {
    return [await readDescription(oldFile), await readDescription(newFile)];
  }
  const [latest] = getReleases().releases;
  if (files.length > 0 || !latest) {
    return fail({
      file: 'npm run api-diff',
      message: 'Wrong number of files',
      found: String(files.length),
      expected: 'two files, OLD and NEW, or none',
    });
  }
  return [getReleaseDescription(latest.version), await readCurrent()];
}

/** A file with only declarations, or the list of releases. */
const declaredSchema = z.union([z.strictObject({ breaking: declarationsSchema }), releasesSchema]);

/** Reads the ids of the declared breaking changes. */
function readDeclared(file: string | undefined): Set<string> {
  const declared =
    file === undefined
      ? getReleases()
      : requireValue(parseYaml(declaredSchema, { file, text: readArgument(file) }));
  const declarations =
    'breaking' in declared
      ? declared.breaking
      : [declared.unreleased, ...declared.releases].flatMap(({ breaking }) => breaking);
  return new Set(declarations.map(({ change }) => change));
}

const options = {
  declared: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    return fail({
      file: 'npm run api-diff',
      message: 'Unknown argument',
      found: describeError(error),
      expected: 'OLD, NEW, --declared FILE, --json or --help',
    });
  }
}

/** The declarations that are missing, as YAML to copy. */
const formatMissing = (ids: readonly string[]): string =>
  [
    `Breaking changes that are not declared: ${ids.length}. Declare each with its reason under "unreleased" in`,
    'openapi/history/releases.yaml:',
    '',
    ...ids.map((id) => `    - change: ${JSON.stringify(id)}\n      reason: `),
  ].join('\n');

type Result = { exitCode: 0 | 1; output: string; errors?: string };

/** Compares what the arguments name. Throws a DiagnosticError if the input is invalid. */
export async function compareFiles(args: string[]): Promise<Result> {
  const { values, positionals } = readArguments(args);
  if (values.help) return { exitCode: 0, output: usage };
  const [old, current] = await readVersions(positionals);
  const declared = readDeclared(values.declared);
  const groups = compareDescriptions(old, current);
  const undeclared = listBreakingIds(groups).filter((id) => !declared.has(id));
  const exitCode = undeclared.length > 0 ? 1 : 0;
  if (values.json) return { exitCode, output: JSON.stringify({ groups, undeclared }, null, 2) };
  const output = formatChanges(groups, declared);
  return exitCode === 0
    ? { exitCode, output }
    : { exitCode, output, errors: formatMissing(undeclared) };
}

await runIfMain(import.meta.url, 'api-diff', async () => {
  try {
    const { exitCode, output, errors } = await compareFiles(process.argv.slice(2));
    console.log(output);
    if (errors !== undefined) console.error(`\n${errors}`);
    process.exitCode = exitCode;
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    console.error(`\napi-diff:\n\n${error.message}\n`);
    process.exitCode = 2;
  }
});
