import { pluralize } from '../text/pluralize';

/** A problem in the content, the settings or the API description, with its position in a source file. */
export type Diagnostic = {
  severity: 'error' | 'warning';
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based; absent if only the file is known. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
  message: string;
  found?: string | undefined;
  expected?: string | undefined;
};

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
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, message, found, expected } = diagnostic;
  const lines = [`${severity}: ${formatLocation(diagnostic)}`, `  ${message}`];
  if (found !== undefined) lines.push(`  found:    ${found}`);
  if (expected !== undefined) lines.push(`  expected: ${expected}`);
  return lines.join('\n');
}

const compareLocations = (a: Diagnostic, b: Diagnostic) =>
  a.file.localeCompare(b.file) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0);

/** Formats diagnostics, sorted by location. The last line has the number of errors and warnings. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const sorted = [...diagnostics].sort(compareLocations);
  const errors = sorted.filter(isError).length;
  const warnings = sorted.length - errors;
  const summary = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
  ];
  return [...sorted.map(formatDiagnostic), summary.join(', ')].join('\n\n');
}

/** Whether a diagnostic stops the build. */
export const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

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
