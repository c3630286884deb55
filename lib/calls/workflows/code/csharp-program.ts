import { quoteDouble as quote } from '../../../api/code/string-literals';
import type {
  ProgramCall,
  ProgramValue,
  ProgramVariable,
  WorkflowProgram,
} from './workflow-program';
import { indentLines, type ValueSyntax, writeValue } from './write-value';

/** A key or a text of a body. Two braces would begin a variable. */
const quoteInRaw = (text: string) =>
  quote(text).replaceAll('{{', '{\\u007b').replaceAll('}}', '}\\u007d');
const types: Record<ProgramVariable['type'], string> = {
  string: 'string',
  number: 'long',
  boolean: 'bool',
};

/** A body as a raw text, in which variables are in two braces. */
function writeBody(body: ProgramValue): string {
  const syntax: ValueSyntax = {
    literal: (value) => (typeof value === 'string' ? quoteInRaw(value) : String(value)),
    variable: ({ name, type }) =>
      `{{${type === 'number' ? name : `JsonSerializer.Serialize(${name})`}}}`,
    key: (name) => `${quoteInRaw(name)}: `,
  };
  return `$$"""\n    ${indentLines(writeValue(body, syntax), '    ')}\n    """`;
}

const writeText = (value: ProgramValue): string => {
  if (value.kind === 'variable') return value.type === 'string' ? value.name : `$"{${value.name}}"`;
  return value.kind === 'literal' ? quote(String(value.value)) : quote('');
};

function writePath({ path, isControl }: ProgramCall): string {
  const base = isControl ? '{controlUrl}' : '{baseUrl}';
  const parts = path.map((part) =>
    typeof part === 'string' ? quote(part).slice(1, -1) : `{${part.name}}`,
  );
  return `$"${base}${parts.join('')}"`;
}

const writePairs = (fields: ReadonlyArray<[string, ProgramValue]>) =>
  fields.length === 0
    ? '[]'
    : `[${fields.map(([name, value]) => `(${quote(name)}, ${writeText(value)})`).join(', ')}]`;

const writeKey = (key: string | number) => `[${typeof key === 'string' ? quote(key) : key}]!`;

function writeCall(call: ProgramCall): string {
  const { title, method, query, headers, body, statuses, outputs } = call;
  const [first] = outputs;
  const result = first && `${first.name}Response`;
  const options = [
    quote(method),
    writePath(call),
    writePairs(query),
    writePairs(headers),
    body ? writeBody(body) : 'null',
    `[${statuses.join(', ')}]`,
  ];
  return [
    `// ${title}`,
    `${result ? `var ${result} = ` : ''}await Call(\n    ${options.join(',\n    ')});`,
    ...outputs.map(
      ({ name, type, path }) =>
        `var ${name} = ${result}!${path.map(writeKey).join('')}.GetValue<${types[type]}>();`,
    ),
  ].join('\n');
}

/** Writes a workflow as a C# program without packages. */
export function writeCSharpProgram(
  { title, notes, inputs, calls }: WorkflowProgram,
  baseUrl: string,
): string {
  const hasControl = calls.some(({ isControl }) => isControl);
  const settings = inputs.map(
    ({ name, type, description, value }) =>
      `${types[type]} ${name} = ${typeof value === 'string' ? quote(value) : value}; // ${description}`,
  );
  return `// ${title} Needs .NET 8.
${notes.map((line) => `// ${line}\n`).join('')}using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

var baseUrl = Environment.GetEnvironmentVariable("BASE_URL") ?? ${quote(baseUrl)};
${hasControl ? 'var controlUrl = baseUrl.Replace("/api/v2", "");\n' : ''}using var http = new HttpClient();
${settings.join('\n')}

${calls.map(writeCall).join('\n\n')}

Console.WriteLine("Done.");

// Sends a request and returns the JSON of the response. Throws unless it has an expected status.
async Task<JsonNode?> Call(
    string method, string url, (string Name, string Value)[] query,
    (string Name, string Value)[] headers, string? body, int[] statuses)
{
    var search = string.Join("&", query.Select(p => $"{p.Name}={Uri.EscapeDataString(p.Value)}"));
    using var request = new HttpRequestMessage(
        new HttpMethod(method), search == "" ? url : $"{url}?{search}");
    foreach (var (name, value) in headers) request.Headers.Add(name, value);
    if (body is not null) request.Content = new StringContent(body, Encoding.UTF8, "application/json");
    using var response = await http.SendAsync(request);
    var text = await response.Content.ReadAsStringAsync();
    if (!statuses.Contains((int)response.StatusCode))
    {
        throw new InvalidOperationException(
            $"Expected {string.Join(" or ", statuses)}, found {(int)response.StatusCode}: {text}");
    }
    var isJson = text != "" && (response.Content.Headers.ContentType?.MediaType?.Contains("json") ?? false);
    return isJson ? JsonNode.Parse(text) : null;
}
`;
}
