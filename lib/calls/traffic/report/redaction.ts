import type { ReportableData } from '../../../api/description/reportable-data';
import { escapeRegExp } from '../../../kit/text/escape-reg-exp';
import { removedText, replaceSecrets } from '../secret-patterns';

/** What was removed from a call, and from where: `firstName` from `request body /patient/firstName`. */
export type RemovedItem = { what: string; where: string };

/** Removes values from the parts of a call, and records which. */
export type Redaction = {
  removed: RemovedItem[];
  /** The values that were removed. */
  values: Set<string>;
  remove: (value: string, what: string, where: string) => string;
  /** A text without secrets, and without the values that are removed elsewhere in the call. */
  clean: (text: string, where: string) => string;
  /** Whether reports can have the value of a field or parameter. */
  isReportable: (name: string | undefined, value: string) => boolean;
  /** The value of a field or parameter as a report can have it. */
  redactText: (value: string, name: string | undefined, where: string) => string;
  /** Whether a segment of a path is that of the API. */
  isPathSegment: (segment: string) => boolean;
};

/** Ids, times, and names of values are shorter. */
const maxTextLength = 2_000;

/** Whether a value is specific enough to look for it in other texts. A house number or a country is not. */
const isSpecific = (value: string): boolean =>
  value.length >= 3 && (/\p{L}/u.test(value) || /\d{5}/.test(value));

/** A pattern for values, where they are whole words; undefined if there are none. */
function createPattern(values: readonly string[]): RegExp | undefined {
  if (values.length === 0) return undefined;
  const longestFirst = [...values].sort((a, b) => b.length - a.length).map(escapeRegExp);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/**
 * Creates the redaction of a call.
 * @param known values that are removed from every text, such as those that an earlier redaction removed
 */
export function createRedaction(
  reportable: ReportableData,
  known: ReadonlySet<string> = new Set(),
): Redaction {
  const fields = new Set(reportable.fields);
  const constants = new Set(reportable.constants);
  const segments = new Set([...reportable.pathSegments, 'api', '']);
  const removed: RemovedItem[] = [];
  const values = new Set<string>();
  const knownValues = createPattern(
    [...known].filter((value) => isSpecific(value) && !constants.has(value) && !fields.has(value)),
  );

  const remove = (value: string, what: string, where: string): string => {
    if (value === removedText) return value;
    if (!removed.some((item) => item.what === what && item.where === where)) {
      removed.push({ what, where });
    }
    values.add(value);
    return removedText;
  };

  const clean = (text: string, where: string): string => {
    // Whatever names the call has.
    if (reportable.hosts.includes(text.toLowerCase())) return text;
    if (text.length > maxTextLength) return remove(text, 'long text', where);
    const cleaned = replaceSecrets(text, (found, what) => remove(found, what, where));
    if (!knownValues) return cleaned;
    return cleaned.replace(knownValues, (found) => remove(found, 'value of another field', where));
  };

  const isReportable = (name: string | undefined, value: string): boolean => {
    if (name === undefined) return constants.has(value);
    const allowed = Object.hasOwn(reportable.values, name) ? reportable.values[name] : undefined;
    return fields.has(name) || (allowed ?? []).includes(value);
  };

  return {
    removed,
    values,
    remove,
    clean,
    isReportable,
    redactText: (value, name, where) => {
      // With the trace, the provider can look up an error. A long one looks like a token.
      if (value === '') return value;
      if (name === 'trace' && /^[\w-]{1,64}$/.test(value)) return value;
      // Ids, times, and the names of values have no spaces between words: a sentence in their place can be about a person.
      const isSentence = /\p{L}\S*\s+\S*\p{L}/u.test(value);
      if (isSentence || !isReportable(name, value)) return remove(value, name ?? 'text', where);
      // An id of a form is no account number.
      return /^\d{1,19}$/.test(value) ? value : clean(value, where);
    },
    isPathSegment: (segment) =>
      segments.has(segment) || /^(?:v?\d+|\{\w+\}|%7B\w+%7D)$/i.test(segment),
  };
}
