import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Diagnostic, describeValue } from './diagnostic';

type YamlSource = {
  /** Path from the project's root, for messages. */
  file: string;
  text: string;
  /** Lines that stand in the file above `text`, for YAML inside another file. Default 0. */
  lineOffset?: number;
};

export type ParseResult<T> =
  | { value: T; diagnostics: [] }
  | { value: undefined; diagnostics: Diagnostic[] };

type Path = readonly PropertyKey[];

/** What a mapping says to be found at `path`, or the closest place above it that exists. */
function findOffset(document: Document, path: Path): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => String(item.key) === String(key));
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return isNode(document.contents) ? document.contents.range?.[0] : undefined;
}

/** What zod wanted, in words an author understands. */
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

/** What is wrong, with the way to it in the file. */
function describeFault(issue: z.core.$ZodIssue, path: Path): string {
  if (issue.code === 'unrecognized_keys') return `Unknown key "${String(path.at(-1))}"`;
  const place = path.length > 0 ? path.map(String).join('.') : 'The file';
  const unknown = issue.code === 'invalid_union' && 'discriminator' in issue;
  return `${place}: ${unknown ? `Unknown ${issue.discriminator}` : issue.message}`;
}

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** How far a member of a union is from what was found: another type altogether is farther than any fault inside. */
const distance = (issues: readonly z.core.$ZodIssue[]) =>
  issues.length +
  (issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 1000 : 0);

/** A union reports one list of faults per member: keep the member that came closest. */
function flattenUnions(issues: readonly z.core.$ZodIssue[], base: Path = []): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
    const closest = [...issue.errors].sort((a, b) => distance(a) - distance(b))[0] ?? [];
    return flattenUnions(closest, path);
  });
}

/** Where `path` stands in a YAML text: 1-based line and column. */
export function findYamlPosition(text: string, path: Path): { line: number; column: number } {
  const lines = new LineCounter();
  const offset = findOffset(parseDocument(text, { lineCounter: lines }), path) ?? 0;
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/**
 * Reads YAML (or JSON) and validates it.
 * @returns the typed value, or every fault with its line and column in the file.
 */
export function parseYaml<S extends z.ZodType>(
  schema: S,
  source: YamlSource,
): ParseResult<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines });
  const place = (offset: number | undefined) => {
    const position = offset === undefined ? { line: 1, col: 1 } : lines.linePos(offset);
    return { line: position.line + (source.lineOffset ?? 0), column: position.col };
  };
  if (document.errors.length > 0) {
    return {
      value: undefined,
      diagnostics: document.errors.map((error) => ({
        severity: 'error',
        file: source.file,
        ...place(error.pos[0]),
        message: error.message.split(' at line')[0] ?? error.message,
        expected: 'valid YAML',
      })),
    };
  }
  const data: unknown = document.toJS() ?? {};
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, diagnostics: [] };
  const diagnostics = flattenUnions(result.error.issues).flatMap((issue): Diagnostic[] => {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((k) => [...issue.path, k]) : [issue.path];
    return paths.map((path) => ({
      severity: 'error',
      file: source.file,
      ...place(findOffset(document, path)),
      message: describeFault(issue, path),
      found: describeValue(valueAt(data, path)),
      expected: describeExpectation(issue),
    }));
  });
  return { value: undefined, diagnostics };
}
