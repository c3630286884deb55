/** One fault in the content, the settings or the API description, at its place in a source file. */
export type Diagnostic = {
  severity: 'error' | 'warning';
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based; absent where only the file is known. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
  message: string;
  found?: string | undefined;
  expected?: string | undefined;
};

/** Thrown by build steps: carries every fault of the run, not only the first. */
export class DiagnosticError extends Error {
  override name = 'DiagnosticError';
  constructor(readonly diagnostics: Diagnostic[]) {
    super(formatDiagnostics(diagnostics));
  }
}

/** `file:line:column`, the form that editors and terminals turn into a link. */
export function formatLocation({ file, line, column }: Diagnostic): string {
  return [file, line, line === undefined ? undefined : column]
    .filter((p) => p !== undefined)
    .join(':');
}

/** One fault as text: the place and the message, then what was found and what was expected. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const lines = [
    `${diagnostic.severity}: ${formatLocation(diagnostic)}`,
    `  ${diagnostic.message}`,
  ];
  if (diagnostic.found !== undefined) lines.push(`  found:    ${diagnostic.found}`);
  if (diagnostic.expected !== undefined) lines.push(`  expected: ${diagnostic.expected}`);
  return lines.join('\n');
}

/** All faults as text, sorted by place, with a last line that counts them. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const sorted = [...diagnostics].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  const errors = sorted.filter((d) => d.severity === 'error').length;
  const warnings = sorted.length - errors;
  const summary = [
    errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : '',
    warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '',
  ].filter(Boolean);
  return [...sorted.map(formatDiagnostic), summary.join(', ')].join('\n\n');
}

/** Throws a {@link DiagnosticError} with all of `diagnostics` if one of them is an error. */
export function throwOnErrors(diagnostics: Diagnostic[]): void {
  if (diagnostics.some((d) => d.severity === 'error')) throw new DiagnosticError(diagnostics);
}

/** A value as it should stand in a fault's text: short, on one line. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  const oneLine = text.replace(/\s+/g, ' ');
  return oneLine.length > 80 ? `${oneLine.slice(0, 79)}…` : oneLine;
}
