import type { FindingAt } from '../kit/diagnostics/diagnostic';

/** A finding in an element, a screen or an override, at a JSON Pointer. A missing field is at the object that lacks it. */
export type Issue = FindingAt<string> & {
  /**
   * `unknown-element`: a type that this version of the contract does not define. Apps render its fallback.
   * `unknown-field`: a field that it does not define. Apps ignore it.
   * `value`: a missing field or an invalid value. Apps cannot render the element.
   */
  kind: 'unknown-element' | 'unknown-field' | 'value';
  /** The valid name that is most similar to the one found. */
  suggestion?: string | undefined;
};

/** Whether the name of the field is wrong, instead of its value. */
export const isAboutName = ({ kind }: Pick<Issue, 'kind'>): boolean => kind === 'unknown-field';

/** An issue's suggestion as a sentence with a leading space, to append to its message; empty if it has none. */
export const formatSuggestion = ({ suggestion }: Pick<Issue, 'suggestion'>): string =>
  suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;

/**
 * An issue as sentences. What the message already names is not repeated, and of an unknown name's alternatives only the
 * most similar one is listed, if there is one.
 */
export function describeIssue({ message, found, expected, suggestion }: Issue): string {
  const isNamed = (part: string) => message.includes(part.replace('the field ', ''));
  const hasFound = !isNamed(found) && !isNamed(expected);
  const hasExpected = !isNamed(expected) && (hasFound || suggestion === undefined);
  const details = [hasFound && `found ${found}`, hasExpected && `expected ${expected}`]
    .filter((detail) => detail !== false)
    .join(', ');
  const sentence = details && ` ${details.charAt(0).toUpperCase()}${details.slice(1)}.`;
  return `${message}.${sentence}${formatSuggestion({ suggestion })}`;
}

/** An issue on one line. */
export const formatIssue = (issue: Issue): string => `${issue.at || '/'}: ${describeIssue(issue)}`;
