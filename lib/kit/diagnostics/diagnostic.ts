import { pluralize } from '../text/pluralize';

/** What is wrong, what was found, and what was expected instead. Every report of a problem has these three texts. */
export type Finding = { message: string; found: string; expected: string };

/**
 * What is wrong for a reader stops the build (`error`) or is printed by it (`warning`). Matters of style are printed by
 * `npm run check` only: `advice` fails it, and with it a pull request, and a `hint` fails nothing.
 */
export type Severity = 'error' | 'warning' | 'advice' | 'hint';

/** A finding at a place of some data: a JSON Pointer, the path of a key in YAML, an offset, or a node of a tree. */
export type FindingAt<Place> = Finding & {
  at: Place;
  /** Default: `error`. */
  severity?: Severity | undefined;
};

/** A finding at a line of a source file: of the content, the settings, or the API description. */
export type Diagnostic = Finding & {
  severity: Severity;
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based; absent if only the file is known. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
};

/**
 * Creates a diagnostic for each finding in a file.
 * @param positionOf returns the position of a place, such as `positionOfValue` of a YAML source
 */
export const locateFindings = <Place>(
  file: string,
  findings: readonly FindingAt<Place>[],
  positionOf: (place: Place) => Pick<Diagnostic, 'line' | 'column'> | undefined,
): Diagnostic[] =>
  findings.map(({ at, severity = 'error', message, found, expected }) => {
    const { line, column } = positionOf(at) ?? {};
    return { severity, file, line, column, message, found, expected };
  });

/** Thrown by what needs something that is not there. A check catches it, and reports the finding at its place. */
export class FindingError extends Error {
  override name = 'FindingError';
  constructor(readonly finding: Finding) {
    super(`${finding.message}; expected ${finding.expected}`);
  }
}

/** Thrown by build steps. Carries every diagnostic of the run, not only the first. */
export class DiagnosticError extends Error {
  override name = 'DiagnosticError';
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics));
  }
}

/** `file:line:column`, the form that editors and terminals turn into a link. */
function formatLocation({ file, line, column }: Diagnostic): string {
  return [file, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
}

/** Formats a diagnostic: its location and message, then what was found and what was expected. */
export const formatDiagnostic = (diagnostic: Diagnostic): string =>
  [
    `${diagnostic.severity}: ${formatLocation(diagnostic)}`,
    `  ${diagnostic.message}`,
    `  found:    ${diagnostic.found}`,
    `  expected: ${diagnostic.expected}`,
  ].join('\n');

const compareLocations = (a: Diagnostic, b: Diagnostic) =>
  a.file.localeCompare(b.file) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0);

/** The severities with their names in a summary, the most severe first. */
const severities: ReadonlyArray<[severity: Severity, format: (count: number) => string]> = [
  ['error', (count) => pluralize(count, 'error')],
  ['warning', (count) => pluralize(count, 'warning')],
  ['advice', (count) => `${count} of advice`],
  ['hint', (count) => pluralize(count, 'hint')],
];

/** Formats diagnostics, sorted by location. The last line has the number of each severity. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const sorted = [...diagnostics].sort(compareLocations);
  const summary = severities.flatMap(([severity, format]) => {
    const count = sorted.filter((diagnostic) => diagnostic.severity === severity).length;
    return count > 0 ? [format(count)] : [];
  });
  return [...sorted.map(formatDiagnostic), summary.join(', ')].join('\n\n');
}

/** Whether a diagnostic stops the build. */
export const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/** Whether a diagnostic is a matter of style, which a build does not print. */
export const isStyle = ({ severity }: Diagnostic): boolean =>
  severity === 'advice' || severity === 'hint';

/** Throws a {@link DiagnosticError} with all diagnostics if one of them is an error. */
export function throwOnErrors(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.some(isError)) throw new DiagnosticError(diagnostics);
}

/** Shortens a text for a diagnostic: to one line of at most 80 characters. */
export function abbreviate(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** Formats a value for a diagnostic: on one line, at most 80 characters. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  return abbreviate(
    typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value)),
  );
}
