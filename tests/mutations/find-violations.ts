import { type Diagnostic, formatDiagnostic, isError } from '../../lib/diagnostics/diagnostic';
import type { CheckResponse } from './check-protocol';
import { isElsewhere, type Mutation } from './generate-mutations';

/** The texts of exceptions, which say nothing to an author. */
const rawError =
  /\b(?:ZodError|TypeError|SyntaxError|RangeError|ReferenceError|ENOENT|EISDIR|YAMLParseError)\b|^\s+at .+:\d+|Invalid input|\[object Object\]|node_modules/m;

const textOf = ({ message, found, expected }: Diagnostic) => `${message} | ${found} | ${expected}`;

/** What every diagnostic must have. */
function checkForm(diagnostic: Diagnostic): string[] {
  const { found, expected, message } = diagnostic;
  const text = formatDiagnostic(diagnostic);
  return [
    ...(found && expected && message
      ? []
      : [`It does not say what was found and expected: ${text}`]),
    ...(rawError.test(text) ? [`It has the text of an exception: ${text}`] : []),
  ];
}

/** Whether the fault is the file itself: it is new, missing or a folder. */
const isWholeFile = ({ content, mutationClass }: Mutation) =>
  !(mutationClass.files instanceof RegExp) || (typeof content === 'object' && 'is' in content);

/** Whether a diagnostic has the position of the mutation. */
function hasPosition(mutation: Mutation, line: number | undefined) {
  if (line === undefined) return isWholeFile(mutation);
  const [first, last] = mutation.mutationClass.elsewhere ? [1, mutation.lineCount] : mutation.lines;
  return line >= first - 1 && line <= last + 1;
}

/** Whether a diagnostic reports a mutation: its file, its line and its text. */
function reports(diagnostic: Diagnostic, { ...mutation }: Mutation): boolean {
  const isInFile = diagnostic.file === mutation.file && hasPosition(mutation, diagnostic.line);
  return (
    (isInFile || isElsewhere(mutation, diagnostic.file)) &&
    mutation.mutationClass.reports.test(textOf(diagnostic))
  );
}

/** Lists what is wrong with the response to the mutations of one run: empty if it reports all of them. */
export function findViolations(mutations: readonly Mutation[], response: CheckResponse): string[] {
  if ('crash' in response) return [`The check failed with a stack trace:\n${response.crash}`];
  const { diagnostics } = response;
  const isKnownFile = ({ file }: Diagnostic) =>
    mutations.some((mutation) => mutation.file === file || isElsewhere(mutation, file));
  const missing = mutations.filter(
    (mutation) => !diagnostics.some((diagnostic) => reports(diagnostic, mutation)),
  );
  return [
    ...missing.map((mutation) => {
      const found = diagnostics.filter(({ file }) => file === mutation.file).map(formatDiagnostic);
      const [first, last] = mutation.lines;
      const pattern = String(mutation.mutationClass.reports);
      return `${mutation.id}: expected ${pattern} at lines ${first} to ${last}, found:\n${found.join('\n') || 'nothing'}`;
    }),
    ...diagnostics
      .filter(isError)
      .filter((diagnostic) => !isKnownFile(diagnostic))
      .map((diagnostic) => `Another file: ${formatDiagnostic(diagnostic)}`),
    ...diagnostics.flatMap(checkForm),
  ];
}
