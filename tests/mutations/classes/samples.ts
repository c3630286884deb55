import { append, defineClasses, type MutationClass } from '../mutation';

const files = /\.mdx$/;
const samples = { files, steps: ['check-samples'] } as const;

const fence = (meta: string, ...code: readonly string[]) => append(`\`\`\`${meta}`, ...code, '```');

/** Code samples that do not fit the API or the contract. */
export const sampleClasses: MutationClass[] = [
  // biome-ignore format: a table
  ...defineClasses('sample', samples, [
    ['without a language', fence('', 'x'), /Unsupported language.*one of json/],
    ['unknown language', fence('jsn title="x"', '{}'), /Unsupported language "jsn"/],
    ['JSON without a schema', fence('json title="x"', '{}'), /does not declare its schema/],
    ['unknown schema', fence('json title="x" schema="Nope"', '{}'), /no schema "Nope"/],
    ['unknown operation', fence('json title="x" body="nope"', '{}'), /no operation "nope".*createToken/],
    ['operation without a body', fence('json title="x" body="getAppointment"', '{}'), /no JSON request body/],
    ['invalid JSON', fence('json title="x" schema="Token"', '{', '  "token":', '}'), /valid JSON/],
    ['duplicate field', fence('json title="x" schema="Token"', '{ "token": "a", "token": "b" }'), /Duplicate key/],
    ['wrong type', fence('json title="x" schema="Appointment"', '{ "appointmentId": "x" }'), /must be integer/],
    ['unknown field', fence('json title="x" schema="Appointment"', '{ "apointmentId": 1 }'), /unknown field "apointmentId"/],
    ['unknown command', fence('bash title="x"', 'rm -rf x'), /Unsupported command "rm"/],
    ['shell operator', fence('bash title="x"', 'curl "$BASE_URL/token" | jq'), /Shell operators/],
    ['call to an unknown operation', fence('bash title="x"', 'curl "$BASE_URL/nope"'), /no operation GET \/nope/],
    ['curl without a URL', fence('bash title="x"', 'curl'), /no URL/],
    ['unknown option', fence('bash title="x"', 'curl --nope x "$BASE_URL/token"'), /Unsupported curl option/],
    ['body that is not JSON', fence('bash title="x"', `curl "$BASE_URL/token" --json '{ "email": }'`), /not JSON/],
    ['body with a wrong type', fence('bash title="x"', `curl "$BASE_URL/token" --json '{ "email": 1 }'`), /must be string/],
    ['no request line', fence('http title="x"', 'GET /token'), /request line/],
    ['unknown operation over HTTP', fence('http title="x"', 'GET /api/v2/nope HTTP/1.1'), /no operation GET \/nope/],
    ['URL of another site', fence('http title="x"', 'GET http:// HTTP/1.1'), /a URL below/],
    ['Python with a syntax error', fence('python title="x"', 'def a(:'), /not valid Python/],
    ['Python that calls an unknown operation', fence('python title="x"', `requests.get(f"{os.environ['BASE_URL']}/nope")`), /no operation GET \/nope/],
    ['diagram with a syntax error', fence('dot title="x"', 'digraph { a -> }'), /syntax error/],
    ['TypeScript with a wrong type', fence('typescript title="x"', '', 'const a: number = "x";'), /not assignable/, { samples: 1 }],
    ['TypeScript with a syntax error', fence('typescript title="x"', 'const a = ;'), /Expression expected/, { samples: 1 }],
  ]),
  // biome-ignore format: a table
  ...defineClasses('live code', { files, steps: ['check-elements'] }, [
    ['invalid JSON', fence('json title="x" live', '{', '  "type":', '}'), /valid JSON/],
    ['unknown element', fence('json title="x" live', '{ "type": "titel" }'), /"titel".*title/],
    ['unknown field', fence('json title="x" live', '{ "type": "title", "txt": "x" }'), /txt/],
    ['missing field', fence('json title="x" live', '{ "type": "title" }'), /text/],
    ['null', fence('json title="x" live', 'null'), /null.*object/],
    ['another language', fence('bash title="x" live', 'echo a'), /Live code must be JSON/],
  ]),
  // biome-ignore format: a table
  ...defineClasses('prose', { files, steps: ['check-prose'] }, [
    ['long sentence', append(`${'One more word and '.repeat(11)}the end.`), /words.*at most 40/],
    ['word to avoid', append('Then sign in.'), /sign in.*log in/],
    ['repeated word', append('This is is twice.'), /repeated/],
    ['wrong article', append('It is a error.'), /an/],
  ]),
];
