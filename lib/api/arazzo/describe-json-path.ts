const code = (text: string) => `\`${text}\``;

const path = String.raw`((?:\.\w+|\[\d+\])+)`;
const absence = new RegExp(`^!@${path}$`);
const comparison = new RegExp(String.raw`^@${path} == (?:'([^']*)'|(-?\d+(?:\.\d+)?|true|false))$`);
const patternMatch = new RegExp(String.raw`^match\(@${path}, '([^']*)'\)$`);
const itemFilter = new RegExp(String.raw`^@${path}?\[\?(.+)\]$`);

/** The characters with a special meaning in a regular expression. */
const special = /[\\^$.*+?()[\]{}|]/;

/** `.profiles[0].name` → `profiles.0.name`. */
const formatPath = (text: string): string => text.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '');

/** Splits a filter at `&&` outside of its own filters. */
function splitTests(filter: string): string[] {
  const tests: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of filter.matchAll(/[[\]]| && /g)) {
    if (token === '[') depth += 1;
    else if (token === ']') depth -= 1;
    else if (depth === 0) {
      tests.push(filter.slice(start, index));
      start = index + token.length;
    }
  }
  return [...tests, filter.slice(start)];
}

function describeTest(test: string): string | undefined {
  const [, field = '', text, literal] = comparison.exec(test) ?? [];
  const value = text ?? literal;
  if (value !== undefined) return `${code(formatPath(field))} is ${code(value || '""')}`;
  const [, subject = '', pattern] = patternMatch.exec(test) ?? [];
  if (pattern !== undefined) {
    const verb = special.test(pattern) ? 'matches' : 'is';
    return `${code(formatPath(subject))} ${verb} ${code(pattern)}`;
  }
  const [, list = '', filter] = itemFilter.exec(test) ?? [];
  if (filter === undefined) return undefined;
  const tests = splitTests(filter).map(describeTest);
  const name = list === '' ? 'the list' : code(formatPath(list));
  return tests.includes(undefined)
    ? undefined
    : `${name} has an item whose ${tests.join(' and whose ')}`;
}

/**
 * Describes a JSONPath query of a criterion, whose `@` is the whole body, in words: "no `passportNumber`", or "`profiles`
 * has an item whose `profileId` is `5120`". Undefined if it asks for something else than fields and their values.
 */
export function describeJsonPath(query: string): string | undefined {
  const [, filter = ''] = /^\$\[\?(.+)\]$/.exec(query) ?? [];
  const [, missing] = absence.exec(filter) ?? [];
  return missing === undefined ? describeTest(filter) : `no ${code(formatPath(missing))}`;
}
