import { quoteDouble as quote } from '../../../api/code/string-literals';
import type { ProgramCall, ProgramValue, WorkflowProgram } from './workflow-program';
import { toSnakeCase, type ValueSyntax, writeValue } from './write-value';

const constants: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

const syntax: ValueSyntax = {
  literal: (value) =>
    typeof value === 'string' ? quote(value) : (constants[String(value)] ?? String(value)),
  variable: ({ name }) => toSnakeCase(name),
  key: (name) => `${quote(name)}: `,
};

/** The syntax of values in a query: requests would send `True`. */
const querySyntax: ValueSyntax = {
  ...syntax,
  literal: (value) => syntax.literal(typeof value === 'boolean' ? String(value) : value),
  variable: (variable) =>
    variable.type === 'boolean'
      ? `str(${syntax.variable(variable)}).lower()`
      : syntax.variable(variable),
};

function writePath({ path }: ProgramCall): string {
  const hasVariable = path.some((part) => typeof part !== 'string');
  const text = path
    .map((part) => (typeof part === 'string' ? part : `{${toSnakeCase(part.name)}}`))
    .join('');
  return `${hasVariable ? 'f' : ''}${quote(text)}`;
}

const writeFields = (fields: ReadonlyArray<[string, ProgramValue]>, fieldSyntax = syntax) =>
  writeValue({ kind: 'object', entries: [...fields] }, fieldSyntax, '    ');

const writeKey = (key: string | number) => `[${typeof key === 'string' ? quote(key) : key}]`;

function writeCall(call: ProgramCall): string {
  const { title, method, query, headers, body, statuses, outputs, isControl } = call;
  const [first] = outputs;
  const result = first && `${toSnakeCase(first.name)}_response`;
  const options = [
    quote(method),
    writePath(call),
    `[${statuses.join(', ')}]`,
    ...(query.length > 0 ? [`params=${writeFields(query, querySyntax)}`] : []),
    ...(headers.length > 0 ? [`headers=${writeFields(headers)}`] : []),
    ...(body ? [`json=${writeValue(body, syntax, '    ')}`] : []),
    ...(isControl ? ['base=CONTROL_URL'] : []),
  ];
  return [
    `# ${title}`,
    `${result ? `${result} = ` : ''}call(\n    ${options.join(',\n    ')},\n)`,
    ...outputs.map(
      ({ name, path }) => `${toSnakeCase(name)} = ${result}${path.map(writeKey).join('')}`,
    ),
  ].join('\n');
}

/** Writes a workflow as a Python program with the package `requests`. */
export function writePythonProgram(
  { title, notes, inputs, calls }: WorkflowProgram,
  baseUrl: string,
): string {
  const hasControl = calls.some(({ isControl }) => isControl);
  const settings = inputs.map(
    ({ name, description, value }) =>
      `${toSnakeCase(name)} = ${syntax.literal(value)}  # ${description}`,
  );
  return `# ${title} Needs the package requests.
${notes.map((line) => `# ${line}\n`).join('')}import os

import requests

BASE_URL = os.environ.get("BASE_URL", ${quote(baseUrl)})
${hasControl ? 'CONTROL_URL = BASE_URL.removesuffix("/api/v2")\n' : ''}${settings.join('\n')}


def call(method, path, statuses, base=BASE_URL, **options):
    """Sends a request and returns the JSON of the response. Raises unless the response has an expected status."""
    response = requests.request(method, base + path, timeout=30, **options)
    if response.status_code not in statuses:
        expected = " or ".join(str(status) for status in statuses)
        raise RuntimeError(f"Expected {expected}, found {response.status_code}: {response.text}")
    is_json = "json" in response.headers.get("Content-Type", "")
    return response.json() if is_json and response.content else response.content


${calls.map(writeCall).join('\n\n')}

print("Done.")
`;
}
