import { quoteSingle as quote } from '../../../api/code/string-literals';
import type {
  ProgramCall,
  ProgramValue,
  ProgramVariable,
  WorkflowProgram,
} from './workflow-program';
import { type ValueSyntax, writeValue } from './write-value';

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

const syntax: ValueSyntax = {
  literal: (value) => (typeof value === 'string' ? quote(value) : String(value)),
  variable: ({ name }) => name,
  // As a plain key, it would be the prototype.
  key: (name) =>
    `${name === '__proto__' ? `['${name}']` : isIdentifier(name) ? name : quote(name)}: `,
};

function writePath({ path }: ProgramCall): string {
  const hasVariable = path.some((part) => typeof part !== 'string');
  const text = path.map((part) => (typeof part === 'string' ? part : `\${${part.name}}`)).join('');
  return hasVariable ? `\`${text}\`` : quote(text);
}

const writeFields = (fields: ReadonlyArray<[string, ProgramValue]>, indent: string) =>
  writeValue({ kind: 'object', entries: [...fields] }, syntax, indent);

const types: Record<ProgramVariable['type'], string> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
};

const writeKey = (key: string | number) =>
  typeof key === 'string' && isIdentifier(key)
    ? `.${key}`
    : `[${typeof key === 'string' ? quote(key) : key}]`;

function writeCall(call: ProgramCall): string {
  const { title, method, query, headers, body, statuses, outputs, isControl } = call;
  const options = [
    `method: '${method}'`,
    `statuses: [${statuses.join(', ')}]`,
    ...(query.length > 0 ? [`query: ${writeFields(query, '  ')}`] : []),
    ...(headers.length > 0 ? [`headers: ${writeFields(headers, '  ')}`] : []),
    ...(body ? [`body: ${writeValue(body, syntax, '  ')}`] : []),
  ];
  const result = outputs.length > 0 ? `const ${toResultName(call)} = ` : '';
  const request = `${result}await call(${writePath(call)}, {\n  ${options.join(',\n  ')},\n}${isControl ? ', controlUrl' : ''});`;
  return [
    `// ${title}`,
    request,
    ...outputs.map(
      ({ name, type, path }) =>
        `const ${name}: ${types[type]} = ${toResultName(call)}${path.map(writeKey).join('')};`,
    ),
  ].join('\n');
}

/** The name of the variable with a response, which starts with the first output that is read from it. */
const toResultName = ({ outputs: [first] }: ProgramCall): string => `${first?.name}Response`;

/** Writes a workflow as a TypeScript program for Node.js. */
export function writeTypeScriptProgram(
  { title, notes, inputs, calls }: WorkflowProgram,
  baseUrl: string,
): string {
  const hasControl = calls.some(({ isControl }) => isControl);
  const settings = inputs.map(
    ({ name, description, value }) =>
      `/** ${description.replaceAll('*/', '*\\/')} */\nconst ${name} = ${syntax.literal(value)};`,
  );
  return `// ${title} Run it with Node.js 22.18 or newer: node workflow.ts
${notes.map((line) => `// ${line}\n`).join('')}const baseUrl = process.env.BASE_URL ?? ${quote(baseUrl)};
${hasControl ? "const controlUrl = baseUrl.replace(/\\/api\\/v2$/, '');\n" : ''}${settings.join('\n')}

type Options = {
  method: string;
  /** The expected statuses. The response has one of them. */
  statuses: number[];
  query?: Record<string, string | number | boolean>;
  headers?: Record<string, string>;
  body?: unknown;
};

/** Sends a request and returns the JSON of the response. Throws unless the response has an expected status. */
async function call(path: string, options: Options, base = baseUrl): Promise<any> {
  const { method, statuses, query = {}, headers = {}, body } = options;
  const url = new URL(base + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!statuses.includes(response.status)) {
    throw new Error(\`Expected \${statuses.join(' or ')}, found \${response.status}: \${text}\`);
  }
  const isJson = text !== '' && response.headers.get('Content-Type')?.includes('json');
  return isJson ? JSON.parse(text) : text;
}

${calls.map(writeCall).join('\n\n')}

console.log('Done.');
`;
}
