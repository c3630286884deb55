import type { z } from 'zod';
import { readText } from '../files/project-files';
import { type Diagnostic, DiagnosticError, type FindingAt, locateFindings } from './diagnostic';
import { listProblems } from './list-problems';
import { readSource } from './read-source';
import { listSyntaxProblems } from './syntax-problems';
import { parseYamlSource, type YamlPath } from './yaml-source';

type YamlFile = {
  /** The path from the project's root. */
  file: string;
  text: string;
  /** The number of lines above `text`, for YAML inside another file. */
  lineOffset?: number | undefined;
};

export type ParseResult<T> =
  | { value: T; diagnostics: [] }
  | { value: undefined; diagnostics: Diagnostic[] };

/** Returns the value of a result. Throws a DiagnosticError with the problems if there is none. */
export function requireValue<T>({ value, diagnostics }: ParseResult<T>): T {
  if (value === undefined) throw new DiagnosticError(diagnostics);
  return value;
}

/**
 * Parses YAML or JSON and validates it.
 * @param prepare changes the value before it is validated
 * @returns the typed value, or every problem with its line and column in the file
 */
export function parseYaml<S extends z.ZodType>(
  schema: S,
  { file, text, lineOffset }: YamlFile,
  prepare: (data: unknown) => unknown = (data) => data,
): ParseResult<z.output<S>> {
  const source = parseYamlSource(text, lineOffset);
  const syntaxProblems = listSyntaxProblems(source, file);
  if (syntaxProblems.length > 0) return { value: undefined, diagnostics: syntaxProblems };
  const data = prepare(source.document.toJS() ?? {});
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, diagnostics: [] };
  const findings = listProblems(result.error, data, schema);
  return {
    value: undefined,
    diagnostics: locateFindings(file, findings, source.positionOfKey),
  };
}

/**
 * Reads a YAML or JSON file and validates it.
 * @param file the path from the project's root
 * @returns the typed value, or every problem; also that the file is missing or is not a text
 */
export function parseYamlFile<S extends z.ZodType>(
  schema: S,
  file: string,
): ParseResult<z.output<S>> {
  const { text, diagnostics } = readSource(file);
  return text === undefined ? { value: undefined, diagnostics } : parseYaml(schema, { file, text });
}

/**
 * Creates an error for each finding in a YAML or JSON file. Reads the file only if there is one.
 * @param file the path from the project's root
 */
export const locateInYaml = (
  file: string,
  findings: readonly FindingAt<YamlPath>[],
): Diagnostic[] =>
  findings.length === 0
    ? []
    : locateFindings(file, findings, parseYamlSource(readText(file)).positionOfValue);
