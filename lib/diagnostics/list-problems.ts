import type { z } from 'zod';
import { describeValue } from './diagnostic';
import type { YamlPath } from './yaml-source';

/** What a schema found wrong with a value. */
type Problem = {
  /** The keys and indexes that lead to the value, from the validated value. */
  path: YamlPath;
  message: string;
  found: string;
  expected: string;
};

/** Describes what the schema expected. */
function describeExpectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'only the known keys';
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => describeValue(value)).join(' or ');
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? `one of ${issue.options.map(String).join(', ')}`
        : issue.message;
    case 'too_small':
      return `at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    default:
      return issue.message;
  }
}

/** Returns the message of an issue, preceded by the path of the value. */
function describeIssue(issue: z.core.$ZodIssue, path: YamlPath): string {
  if (issue.code === 'unrecognized_keys') return `Unknown key "${String(path.at(-1))}"`;
  const subject = path.length > 0 ? path.map(String).join('.') : 'The file';
  const isUnknownVariant = issue.code === 'invalid_union' && 'discriminator' in issue;
  return `${subject}: ${isUnknownVariant ? `Unknown ${issue.discriminator}` : issue.message}`;
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

/** Describes everything that a schema found wrong with a value. */
export const listProblems = (error: z.ZodError, data: unknown): Problem[] =>
  flattenUnions(error.issues).flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    return paths.map((path) => ({
      path,
      message: describeIssue(issue, path),
      found: describeValue(getAtPath(data, path)),
      expected: describeExpectation(issue),
    }));
  });
