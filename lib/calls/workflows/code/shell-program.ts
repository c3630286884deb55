import { quoteForShell as quote } from '../../../api/code/string-literals';
import type {
  ProgramCall,
  ProgramValue,
  ProgramVariable,
  WorkflowProgram,
} from './workflow-program';
import { indentLines, toUpperSnakeCase, writeValue } from './write-value';

const expand = ({ name }: ProgramVariable) => `$${toUpperSnakeCase(name)}`;
/** A text within double quotes. */
const escapeText = (text: string) => text.replace(/["$`\\]/g, '\\$&');

const interpolate = (value: ProgramValue): string => {
  if (value.kind === 'variable') return expand(value);
  return value.kind === 'literal' ? escapeText(String(value.value)) : '';
};

/** Has jq write the body, because a text in a variable of the shell can have any characters. */
function writeBody(body: ProgramValue): string {
  const variables = new Map<string, ProgramVariable>();
  const filter = writeValue(body, {
    literal: (value) => JSON.stringify(value),
    variable: (variable) => {
      variables.set(variable.name, variable);
      return `$${variable.name}`;
    },
    key: (name) => `${JSON.stringify(name)}: `,
  });
  if (variables.size === 0) return quote(filter);
  const options = [...variables.values()].map(
    (variable) =>
      ` ${variable.type === 'string' ? '--arg' : '--argjson'} ${variable.name} "${expand(variable)}"`,
  );
  return `"$(jq -n${options.join('')} ${quote(filter)})"`;
}

const writeKey = (key: string | number) => `[${JSON.stringify(key)}]`;

/** A parameter in a URL within double quotes. jq encodes what a text in a variable can have. */
function writeParameter([name, value]: [name: string, value: ProgramValue]): string {
  if (value.kind === 'literal') return `${name}=${encodeURIComponent(String(value.value))}`;
  if (value.kind !== 'variable') return `${name}=`;
  return value.type === 'string'
    ? `${name}=$(jq -rn --arg text "${expand(value)}" '$text | @uri')`
    : `${name}=${expand(value)}`;
}

/** Several statuses are a regular expression. */
const quoteStatuses = (statuses: readonly number[]): string =>
  statuses.length > 1 ? quote(statuses.join('|')) : statuses.join('');

function writeCall(call: ProgramCall): string {
  const { title, method, path, query, headers, body, statuses, outputs, isControl } = call;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: The shell expands it.
  const base = isControl ? '${BASE_URL%/api/v2}' : '$BASE_URL';
  const url = path.map((part) => (typeof part === 'string' ? part : expand(part))).join('');
  // --get puts all data into the query, also a body, whose query is a part of the URL then.
  const isInUrl = body !== undefined && query.length > 0;
  const search = isInUrl ? `?${query.map(writeParameter).join('&')}` : '';
  const hasGet = query.length > 0 && !isInUrl;
  const options = [
    `${hasGet ? '--get ' : ''}--request ${method} "${base}${url}${search}"`,
    ...headers.map(([name, value]) => `--header "${name}: ${interpolate(value)}"`),
    ...(hasGet
      ? query.map(([name, value]) => `--data-urlencode "${name}=${interpolate(value)}"`)
      : []),
    ...(body ? ['--header "Content-Type: application/json"', `--data ${writeBody(body)}`] : []),
  ];
  const lines = options.map((option) => indentLines(option, '  '));
  return [
    `# ${title}`,
    `call ${quoteStatuses(statuses)} ${lines.join(' \\\n  ')}`,
    ...outputs.map(
      ({ name, path: keys }) =>
        `${toUpperSnakeCase(name)}=$(jq --raw-output ${quote(`.${keys.map(writeKey).join('')}`)} response.json)`,
    ),
  ].join('\n');
}

/** Writes a workflow as a script for a shell with curl and jq. */
export function writeShellProgram(
  { title, notes, inputs, calls }: WorkflowProgram,
  baseUrl: string,
): string {
  const settings = inputs.map(
    ({ name, description, value }) =>
      `${toUpperSnakeCase(name)}="${escapeText(String(value))}" # ${description}`,
  );
  return `#!/usr/bin/env bash
# ${title} Needs curl and jq.
${notes.map((line) => `# ${line}\n`).join('')}set -euo pipefail

BASE_URL="\${BASE_URL:-${baseUrl}}"
${settings.join('\n')}

# Sends a request and stops unless the response has an expected status.
call() {
  local expected=$1 status
  shift
  status=$(curl --silent --output response.json --write-out '%{http_code}' "$@")
  if ! [[ "$status" =~ ^($expected)$ ]]; then
    echo "Expected \${expected/|/ or }, found $status:" >&2
    cat response.json >&2
    exit 1
  fi
}

${calls.map(writeCall).join('\n\n')}

echo "Done."
`;
}
