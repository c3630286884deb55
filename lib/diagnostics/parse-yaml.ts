import type { z } from 'zod';
import type { Diagnostic } from './diagnostic';
import { listProblems } from './list-problems';
import { parseYamlSource } from './yaml-source';

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

/**
 * Parses YAML or JSON and validates it.
 * @returns the typed value, or every problem with its line and column in the file
 */
export function parseYaml<S extends z.ZodType>(
  schema: S,
  { file, text, lineOffset }: YamlFile,
): ParseResult<z.output<S>> {
  const source = parseYamlSource(text, lineOffset);
  const { errors } = source.document;
  if (errors.length > 0) {
    return {
      value: undefined,
      diagnostics: errors.map((error) => ({
        severity: 'error',
        file,
        ...source.positionOfOffset(error.pos[0]),
        message: error.message.split(' at line')[0] ?? error.message,
        expected: 'valid YAML',
      })),
    };
  }
  const data: unknown = source.document.toJS() ?? {};
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, diagnostics: [] };
  const diagnostics = listProblems(result.error, data).map(
    ({ path, ...problem }): Diagnostic => ({
      severity: 'error',
      file,
      ...source.positionOfKey(path),
      ...problem,
    }),
  );
  return { value: undefined, diagnostics };
}
