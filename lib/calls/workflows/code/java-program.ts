import { quoteDouble as quote } from '../../../api/code/string-literals';
import type {
  ProgramCall,
  ProgramValue,
  ProgramVariable,
  WorkflowProgram,
} from './workflow-program';
import { indentLines, type ValueSyntax, writeValue } from './write-value';

/** A text of a comment. Java reads escapes there too. */
const toComment = (text: string) => text.replaceAll('\\u', '\\\\u');

/** A key or a text of a body, in a text block that is a format. */
const quoteInBlock = (text: string) => quote(text).replaceAll('\\', '\\\\').replaceAll('%', '%%');
const types: Record<ProgramVariable['type'], string> = {
  string: 'String',
  number: 'long',
  boolean: 'boolean',
};
const readers: Record<ProgramVariable['type'], string> = {
  string: 'asText()',
  number: 'asLong()',
  boolean: 'asBoolean()',
};

/** A body as a text block, in which variables are placeholders. */
function writeBody(body: ProgramValue): string {
  const variables: string[] = [];
  const syntax: ValueSyntax = {
    literal: (value) => (typeof value === 'string' ? quoteInBlock(value) : String(value)),
    variable: ({ name, type }) => {
      variables.push(type === 'string' ? `JSON.writeValueAsString(${name})` : name);
      return '%s';
    },
    key: (name) => `${quoteInBlock(name)}: `,
  };
  const text = writeValue(body, syntax);
  const block = `"""\n      ${indentLines(text, '      ')}\n      """`;
  return text.includes('%') ? `${block}.formatted(${variables.join(', ')})` : block;
}

const writeText = (value: ProgramValue): string => {
  if (value.kind === 'variable')
    return value.type === 'string' ? value.name : `String.valueOf(${value.name})`;
  return value.kind === 'literal' ? quote(String(value.value)) : quote('');
};

const writePath = ({ path }: ProgramCall): string =>
  path.map((part) => (typeof part === 'string' ? quote(part) : part.name)).join(' + ');

const writePairs = (fields: ReadonlyArray<[string, ProgramValue]>) =>
  `Map.of(${fields.map(([name, value]) => `${quote(name)}, ${writeText(value)}`).join(', ')})`;

const writeKey = (key: string | number) => `.path(${typeof key === 'string' ? quote(key) : key})`;

function writeCall(call: ProgramCall): string {
  const { title, method, query, headers, body, statuses, outputs, isControl } = call;
  const [first] = outputs;
  const result = first && `${first.name}Response`;
  const options = [
    quote(method),
    `${isControl ? 'CONTROL_URL' : 'BASE_URL'} + ${writePath(call)}`,
    writePairs(query),
    writePairs(headers),
    body ? writeBody(body) : 'null',
    `List.of(${statuses.join(', ')})`,
  ];
  return [
    `// ${toComment(title)}`,
    `${result ? `JsonNode ${result} = ` : ''}call(\n    ${options.join(',\n    ')});`,
    ...outputs.map(
      ({ name, type, path }) =>
        `${types[type]} ${name} = ${result}${path.map(writeKey).join('')}.${readers[type]};`,
    ),
  ].join('\n');
}

/** Writes a workflow as a Java program with Jackson. */
export function writeJavaProgram(
  { title, notes, inputs, calls }: WorkflowProgram,
  baseUrl: string,
): string {
  const settings = inputs.map(
    ({ name, type, description, value }) =>
      `    // ${toComment(description)}\n    ${types[type]} ${name} = ${typeof value === 'string' ? quote(value) : value}${type === 'number' ? 'L' : ''};`,
  );
  return `// ${toComment(title)} Needs Java 17 and the library jackson-databind.
${notes.map((line) => `// ${line}\n`).join('')}import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

class Workflow {
  static final String BASE_URL = System.getenv().getOrDefault("BASE_URL", ${quote(baseUrl)});
  static final String CONTROL_URL = BASE_URL.replaceFirst("/api/v2$", "");
  static final HttpClient HTTP = HttpClient.newHttpClient();
  static final ObjectMapper JSON = new ObjectMapper();

  /** Sends a request and returns the JSON of the response. Throws unless it has an expected status. */
  static JsonNode call(
      String method, String url, Map<String, String> query, Map<String, String> headers,
      String body, List<Integer> statuses) throws Exception {
    String search = query.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + URLEncoder.encode(entry.getValue(), StandardCharsets.UTF_8))
        .collect(Collectors.joining("&"));
    HttpRequest.Builder request = HttpRequest.newBuilder(
        URI.create(search.isEmpty() ? url : url + "?" + search));
    headers.forEach(request::header);
    if (body != null) request.header("Content-Type", "application/json");
    request.method(method, body == null
        ? HttpRequest.BodyPublishers.noBody()
        : HttpRequest.BodyPublishers.ofString(body));
    HttpResponse<String> response =
        HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (!statuses.contains(response.statusCode())) {
      throw new IllegalStateException(
          "Expected one of " + statuses + ", found " + response.statusCode() + ": " + response.body());
    }
    boolean isJson = response.headers().firstValue("Content-Type").orElse("").contains("json");
    return isJson && !response.body().isEmpty() ? JSON.readTree(response.body()) : JSON.nullNode();
  }

  public static void main(String[] args) throws Exception {
${settings.join('\n')}

    ${calls.map((item) => indentLines(writeCall(item), '    ')).join('\n\n    ')}

    System.out.println("Done.");
  }
}
`;
}
