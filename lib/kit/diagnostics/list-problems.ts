import type { z } from 'zod';
import { describeValue, type Finding, type FindingAt } from './diagnostic';
import { listKeys } from './schema-keys';
import { describeNames } from './suggest-name';
import type { YamlPath } from './yaml-source';

/** The names of types, where Zod's own differ from those of YAML and JSON. */
const typeNames: Record<string, string> = {
  record: 'object',
  tuple: 'array',
  int: 'integer',
  nonoptional: 'a value',
};

const formatNames: Record<string, string> = { url: 'a URL', date: 'a date such as 2026-01-31' };

const limitWords: Record<string, { unit: string; less: string; more: string }> = {
  string: { unit: ' characters', less: 'Too short', more: 'Too long' },
  array: { unit: ' items', less: 'Too few items', more: 'Too many items' },
};

/** Describes a value that is below a minimum or above a maximum. */
function describeLimit({ code, origin, exact }: LimitIssue, limit: number | bigint): Description {
  const words = limitWords[origin] ?? { unit: '', less: 'Too small', more: 'Too large' };
  const bound = exact ? 'exactly' : code === 'too_small' ? 'at least' : 'at most';
  const message = code === 'too_small' ? words.less : words.more;
  return { message, expected: `${bound} ${limit}${words.unit}` };
}

type LimitIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;
type Description = Omit<Finding, 'found'>;

/**
 * Describes what is wrong and what the schema expected.
 * @param key the key of the wrong value, and `knownKeys` those that an object can have if it is unknown
 */
function describeIssue(
  issue: z.core.$ZodIssue,
  key: string,
  knownKeys: readonly string[],
): Description {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { message: 'Unknown key', expected: describeNames(key, knownKeys) };
    case 'invalid_type':
      return { message: 'Wrong type', expected: typeNames[issue.expected] ?? issue.expected };
    case 'invalid_value':
      return {
        message: 'Unknown value',
        expected: issue.values.map((value) => describeValue(value)).join(' or '),
      };
    case 'invalid_union':
      return {
        message: `Unknown ${issue.discriminator ?? 'value'}`,
        expected: `one of ${('options' in issue ? (issue.options ?? []) : []).map(String).join(', ')}`,
      };
    case 'too_small':
      return describeLimit(issue, issue.minimum);
    case 'too_big':
      return describeLimit(issue, issue.maximum);
    case 'invalid_format': {
      const isDefaultMessage = issue.message.startsWith('Invalid ');
      const form = issue.pattern ? `text of the form ${issue.pattern}` : issue.format;
      return {
        message: 'Wrong format',
        expected: isDefaultMessage ? (formatNames[issue.format] ?? form) : issue.message,
      };
    }
    case 'invalid_key':
      return { message: 'Wrong key', expected: issue.issues[0]?.message ?? 'another key' };
    default:
      return { message: 'Wrong value', expected: issue.message };
  }
}

/** Adds the path of the value to a message. */
function formatMessage(message: string, path: YamlPath, found: unknown): string {
  const isMissing = found === undefined && path.length > 0;
  const subject = path.length > 0 ? path.map(String).join('.') : 'The file';
  if (message === 'Unknown key') return `${message} "${String(path.at(-1))}"`;
  return isMissing ? `Missing key "${subject}"` : `${subject}: ${message}`;
}

function getAtPath(data: unknown, path: YamlPath): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

/** Scores how much a value differs from a union member. A different type counts more than any other issues. */
const scoreIssues = (issues: readonly z.core.$ZodIssue[]) =>
  issues.length +
  (issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 1000 : 0);

/** Zod reports the issues of all members of a union. Returns only those of the member that is closest to the value. */
function flattenUnions(
  issues: readonly z.core.$ZodIssue[],
  base: YamlPath = [],
): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
    const closest = [...issue.errors].sort((a, b) => scoreIssues(a) - scoreIssues(b))[0] ?? [];
    return flattenUnions(closest, path);
  });
}

/**
 * Describes everything that a schema found wrong with a value. A finding is at a path from that value.
 * @param schema the schema, for the keys that it expected
 */
export const listProblems = (
  error: z.ZodError,
  data: unknown,
  schema: z.ZodType,
): FindingAt<YamlPath>[] =>
  flattenUnions(error.issues).flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    const knownKeys = issue.code === 'unrecognized_keys' ? listKeys(schema, issue.path) : [];
    return paths.map((path) => {
      const found = getAtPath(data, path);
      const { message, expected } = describeIssue(issue, String(path.at(-1)), knownKeys);
      return {
        at: path,
        message: formatMessage(message, path, found),
        found: describeValue(found),
        expected,
      };
    });
  });
