import { type Diagnostic, formatDiagnostic } from '../../lib/kit/diagnostics/diagnostic';

/** The texts of exceptions, which say nothing to an author. */
const rawError =
  /\b(?:ZodError|TypeError|SyntaxError|RangeError|ReferenceError|ENOENT|EISDIR|YAMLParseError)\b|^\s+at .+:\d+|Invalid input|\[object Object\]|node_modules/m;

/** Whether a diagnostic lacks what every one must have, or has the text of an exception. */
export const isUnclear = (diagnostic: Diagnostic): boolean =>
  !(diagnostic.found && diagnostic.expected && diagnostic.message) ||
  rawError.test(formatDiagnostic(diagnostic));
