import { parseJson } from '../../../kit/files/parse-json';
import { findHeader } from '../find-header';
import type { ReadNote, RecordedBody, RecordedCall, RecordedHeader } from '../recorded-call';
import { createLiteralReader } from './code-literal';
import { type Code, type CodeText, readCode } from './code-text';
import { findOutcome } from './http-message';
import { toFormBody, toJsonBody } from './literal-values';

const anyOf = (sources: readonly string[], flags = ''): RegExp =>
  new RegExp(sources.map((source) => `(?:${source})`).join('|'), flags);

/** What code has that sends a request, but a stack trace doesn't. */
const library = new RegExp(
  `^(?![ \\t]*at ).*(?:${
    anyOf([
      String.raw`\bhttp\.(?:NewRequest\w*|Get|Post|Head)\(`,
      String.raw`\bHttpRequest\.newBuilder\(|\bRequest\.Builder\(|\bHttpURLConnection\b|\bHttpClient\(`,
      String.raw`\bnew (?:Http(?:Client|RequestMessage|Get|Post|Put|Patch|Delete)|Rest(?:Template|Client|Request))\b`,
      String.raw`\brestTemplate\.|\.(?:get|post|put|patch|delete)For(?:Object|Entity)\(|\b(?:WebClient|RestClient)\.\w+\(|\bwebClient\b`,
      String.raw`\.(?:Get|Post|Put|Patch|Delete|Send)\w*Async\(`,
      String.raw`\bcurl_(?:init|setopt)|->(?:request|get|post|put|patch|delete)\(|\bHttp::\w+\(`,
      String.raw`\bNet::HTTP|\b(?:Faraday|HTTParty)\b`,
    ]).source
  })`,
  'm',
);

/** A part of code with one call. */
type Part = { code: Code; start: number; end: number };

const verb = '(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)';
const verbOnly = new RegExp(`^${verb}$`);
/** A method whose argument is the address: `http.Post(`, `->get(`, `restTemplate.postForObject(`. */
const called = String.raw`(?:\.|->|::)${verb}(?:For\w+|_\w+)?(?:\(|[ \t])\s*(?:[\w.:]+\(\s*)*(?:[\w$]+\(["'][^"']*["']\)\s*\.\s*)?`;
const calledHere = new RegExp(`${called}["']?$`, 'i');
/** How libraries write a method elsewhere. */
const methods = [
  new RegExp(String.raw`\b(?:http\.Method|(?:Http)?Method\.)${verb}\b`, 'i'),
  new RegExp(`["']${verb}["']`),
  new RegExp(String.raw`\b(?:Net::HTTP::|new Http)${verb}\b`, 'i'),
  new RegExp(String.raw`\.${verb}(?:String|AsJson|FromJson|Stream|ByteArray)?Async\b`, 'i'),
  new RegExp(String.raw`\.${verb}\(\)\s*\.uri\(`, 'i'),
  new RegExp(
    String.raw`Request\.(?:Builder|newBuilder)\([^;]{0,2000}?\.${verb}\((?!\s*["']\w*["']\s*,)`,
    'i',
  ),
  new RegExp(String.raw`${called}[\w$]*(?:ur[il]|endpoint)`, 'i'),
];

/** The method of the request in a part; undefined if the code doesn't show it. */
function findMethod({ code, start, end }: Part, address: CodeText): string | undefined {
  const source = code.source.slice(start, end);
  const here = calledHere.exec(code.source.slice(start, address.start));
  const found = [here, ...methods.map((method) => method.exec(source))].find(Boolean)?.[1];
  if (found !== undefined) return found.toUpperCase();
  if (/\bCURLOPT_POST(?:FIELDS)?\b/.test(source)) return 'POST';
  // A request that is complete without a method is a GET.
  const isSent =
    source.includes('curl_exec(') &&
    !/CURLOPT_(?:CUSTOMREQUEST|PUT|UPLOAD)|setopt_array/.test(source);
  const isBuilt =
    /Request\.(?:Builder|newBuilder)\([^;]{0,2000}\.build\(\)/.test(source) &&
    !/\.(?:method|post|put|patch|delete|head)\(/i.test(source);
  return isSent || isBuilt ? 'GET' : undefined;
}

/** Where a call has its address: the name of a method, and the arguments before the address. */
const addressPlace =
  /(?:(?:Get|Post|Put|Patch|Delete|Send)\w*Async|Request(?!Mapping)\w*|\bur[il]|(?:\.|->)(?:request|get|post|put|patch|delete|exchange|\w+For\w+)|\bNet::HTTP::\w+\.new)\(\s*(?:(?:[\w.$()]+|"_+")\s*,\s*){0,2}(?:new\s+)?(?:[\w.$]+\(\s*)*(?:[\w$]+\("_*"\)\s*\.\s*)?$/i;
/** What precedes the address of a server, to which paths are added. */
const basePlace =
  /(?:BaseAddress\s*=\s*|\bbase_?ur[il]["']?\s*(?:=>|\()\s*|\bRestClient(?:Options)?\(\s*|\bFaraday\.new\(\s*(?:url:\s*)?)(?:new\s+Uri\(\s*)?$/i;

/** A header's name, and what sets it, up to its value: `Header.Set("X-Token", `, `request["X-Token"] = `. */
const headerName = String.raw`(?:["']([\w-]+)["']|\w*Headers\.([A-Z_]+))`;
const setter = anyOf(
  [
    String.raw`\w*headers?\w*(?:\(\))?(?:\.|->)(?:set|add|append|put|TryAddWithoutValidation)\(\s*${headerName}\s*,\s*`,
    String.raw`(?:header|RequestProperty|\bappend)\(\s*${headerName}\s*,\s*`,
    String.raw`\b(?:\w*req\w*|\w*headers?)\[\s*${headerName}\s*\]\s*=(?![=>~])\s*`,
    String.raw`["'](X-[\w-]+|\w+-(?:Token|Key)|Authorization|Content-Type|Accept)["']\s*(?:=>|[:,])\s*`,
  ],
  'gi',
);
const bearer = /\b(?:AuthenticationHeaderValue\(\s*"(\w+)"\s*,|(?:setBearerAuth|withToken)\()\s*/g;

/** What precedes a value that is sent as JSON, or as a form. */
const serializer =
  /(?:json\.Marshal(?:Indent)?|\.Encode|json_encode|JSON\.(?:generate|dump)|JsonSerializer\.Serialize|JsonConvert\.SerializeObject|JsonContent\.Create|AddJsonBody)\(\s*|["']json["']\s*=>\s*|AsJsonAsync\([^,;]{0,300},\s*|\bHttp::[^;]{0,500}->(?:post|put|patch)\([^,;]{0,300},\s*/;
const formSerializer = /http_build_query\(\s*|["']form_params["']\s*=>\s*|set_form_data\(\s*/;
const rubyJson = /(\w+|(?:\[\s*)?\{(?:[^{}]|\{[^{}]*\}){0,2000}\}(?:\s*\])?)\.to_json\b/;
/** What sends a body, whatever it is. */
const bodyPlace =
  /\bBodyPublishers\.of|For(?:Object|Entity)\([^,)\n]+,\s*\w+\(|\bRequestBody\b|\bnew \w+Content\(|AsJsonAsync\(|Add\w*Body\(|POSTFIELDS|\bNew(?:Reader|Buffer)\w*\(|\bHttpEntity\b|\bbodyValue\(|\bset(?:Body|Entity)\(|OutputStream\b|\.body(?:\((?!\))|\s*=(?!=))|["'](?:json|body|form_params)["']\s*=>|\bbody:|\.to_json\b|set_form_data/;
const jsonStart = /^\s*(?:\{\s*"|\[\s*[[{"\d])/;
const sendsJson =
  /AsJson|JsonContent|AddJsonBody|APPLICATION_JSON|DataFormat\.Json|["']json["']\s*=>|\bHttp::/;

export const unknownMethod = "The code doesn't show the method of this call. Select it";
const unreadBody =
  "The body is built by code that isn't read. Paste the request as it was sent, for example as curl or HAR";

type Place = { index: number; name: string; offset: number };

/** What a pattern finds in a part, but not in its texts: its first group, and the offset after it. */
const findPlaces = ({ code, start, end }: Part, pattern: RegExp): Place[] =>
  [...code.source.slice(start, end).matchAll(new RegExp(pattern, 'gi'))].flatMap((found) => {
    const index = start + found.index;
    if (code.masked[index] === '_' && code.source[index] !== '_') return [];
    const name = found.slice(1).find(Boolean) ?? '';
    return [{ index, name, offset: index + found[0].length }];
  });

function readHeaders(part: Part): RecordedHeader[] {
  const { code, start, end } = part;
  const headers = new Map<number, RecordedHeader>();
  const add = (name: string, offset: number, prefix = '') => {
    const { value, at } = code.readValue(offset);
    headers.set(at.offset, { name: name.replaceAll('_', '-'), value: prefix + value, at });
  };
  for (const { name, offset } of findPlaces(part, setter)) add(name, offset);
  for (const { name, offset } of findPlaces(part, bearer)) {
    add('Authorization', offset, `${name || 'Bearer'} `);
  }
  if (!code.source.includes('CURLOPT_HTTPHEADER')) return [...headers.values()];
  for (const item of code.texts) {
    const [, name, value] = /^([A-Za-z][\w-]*):\s*([^/\s][\s\S]*)$/.exec(code.fill(item)) ?? [];
    if (name === undefined || item.start < start || item.start >= end) continue;
    headers.set(item.start, { name, value: value ?? '', at: item.at });
  }
  return [...headers.values()];
}

/** The media type that a part names next to its body, or that its library has for JSON. */
function findMediaType({ code, start, end }: Part): string | undefined {
  const item = code.texts.find(
    (text) =>
      text.start >= start &&
      text.start < end &&
      /^(?:application|multipart|text)\/[\w.+-]+/.test(text.value) &&
      !/accept"?\W*$/i.test(code.source.slice(Math.max(0, text.start - 20), text.start)),
  );
  return (
    item?.value ?? (sendsJson.test(code.source.slice(start, end)) ? 'application/json' : undefined)
  );
}

/** JSON with the names that .NET writes for a call. */
const toCamelCase = (json: string): string =>
  json.replace(/(?<=[{,]")[A-Z](?=\w*":)/g, (letter) => letter.toLowerCase());

function createBodyReader(code: Code, notes: ReadNote[]) {
  const readLiteral = createLiteralReader(code);

  /** The literal at an offset, or that of the variable there. */
  function readObject(offset: number) {
    const [, name] = /^[&$@]*(?:this->)?([A-Za-z_]\w*)/.exec(code.masked.slice(offset)) ?? [];
    const literal = readLiteral(offset, notes);
    if (literal || name === undefined) return literal;
    const declarations = [
      ...code.masked.matchAll(new RegExp(`(?<![\\w.])${name}\\s*:?=(?![=>])\\s*`, 'g')),
    ].map(({ 0: match, index }) => index + match.length);
    const declared = declarations.findLast((position) => position < offset);
    return declared === undefined ? undefined : readLiteral(declared, notes);
  }

  function readJsonText({ start, end }: Part): RecordedBody | undefined {
    const item = code.texts.find(
      (text) => text.start >= start && text.start < end && jsonStart.test(text.value),
    );
    if (!item) return undefined;
    const { value: content, at, isVerbatim } = item;
    // A text that is formatted has no values in their places.
    const isComplete =
      parseJson(content) !== undefined || !/%[sdvq]|[$#]\{?\w|\{\w+\}/.test(content);
    return isComplete ? { content, encoding: 'text', at, isVerbatim } : undefined;
  }

  return (part: Part, mediaType: string | undefined): RecordedBody | undefined => {
    const [form] = findPlaces(part, formSerializer);
    const [json] = [...findPlaces(part, serializer), ...findPlaces(part, rubyJson)];
    const place = form ?? json;
    const literal = place && readObject(place.name === '' ? place.offset : place.index);
    if (literal && form) return toFormBody(literal);
    if (literal) {
      const { content, ...body } = toJsonBody(literal, mediaType);
      const isWeb = /AsJsonAsync|JsonContent/.test(code.source.slice(place.index, place.offset));
      return { ...body, content: isWeb ? toCamelCase(content) : content };
    }
    const body = place ? undefined : readJsonText(part);
    if (body) return { ...body, mediaType };
    const [unread] = place ? [place] : findPlaces(part, bodyPlace);
    if (!unread) return undefined;
    const at = { offset: unread.index, length: unread.offset - unread.index };
    notes.push({ message: unreadBody, at });
    return { content: '', encoding: 'text', mediaType, at, isVerbatim: false, isTruncated: true };
  };
}

/** Names of query parameters that code adds to an address: one by one, or as a list of pairs. */
const addedParameter =
  /\b(?:q|qs|query\w*|params|values)\.(?:Set|Add|append)\(\s*"([\w.-]+)"|\.(?:queryParam|addQueryParameter|AddQueryParameter|SetQueryParam)\(\s*"([\w.-]+)"/gi;
const parameterPairs = /encode_www_form\(([^)]*)\)|["']query["']\s*=>\s*\[([^\]]*)\]/g;

/** The query that code adds to an address. Its values are not read, only which parameters there are. */
function readAddedQuery({ code, start, end }: Part): string {
  const source = code.source.slice(start, end);
  const pairs = [...source.matchAll(parameterPairs)].flatMap(([, one, other]) => [
    ...(one ?? other ?? '').matchAll(/["']?([\w.-]+)["']?\s*(?:=>|:)/g),
  ]);
  const names = [...source.matchAll(addedParameter), ...pairs].map(
    ([, one, other]) => one ?? other ?? '',
  );
  return names.map((name) => `${name}={${name}}`).join('&');
}

/** How far before a text is looked for what it is. */
const maxHead = 160;

type Address = { url: string; item: CodeText };

/** Finds the addresses of calls. */
function findAddresses({ source, masked, texts, fill }: Code): Address[] {
  const headOf = ({ start }: CodeText, code: string) =>
    code.slice(Math.max(0, start - maxHead), start);
  const isAbsolute = (url: string) => /^https?:\/\/[^\s/]\S*$/.test(url);
  const base = texts.find((item) => isAbsolute(item.value) && basePlace.test(headOf(item, source)));
  const isResolved = base && /BaseAddress|base_uri/.test(headOf(base, source));
  const complete = (path: string): string => {
    if (!base || path.startsWith('$')) return path;
    if (!isResolved) return `${base.value.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
    if (!URL.canParse(path, base.value)) return path;
    return new URL(path, base.value).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  };
  const found = texts.flatMap((item): Address[] => {
    const url = fill(item);
    const head = headOf(item, masked);
    if (verbOnly.test(item.value)) return [];
    if (item === base || /(?:origin|referer)\W*$/i.test(headOf(item, source))) return [];
    if (isAbsolute(url)) return [{ url, item }];
    const isPath = base ? /^[\w/$%{][^\s:]*$/.test(url) : /^(?:\$\{[^}]*\})?\/[^\s:]+$/.test(url);
    const isAssigned =
      (base !== undefined || url.startsWith('${')) && /ur[il]|endpoint/i.test(item.variable ?? '');
    return isPath && (isAssigned || addressPlace.test(head)) ? [{ url: complete(url), item }] : [];
  });
  // The base of other addresses is none of its own.
  const parts = found.flatMap(({ item }) =>
    [...item.value.matchAll(/[{$][\w.>$-]*?(\w+)(?!\w)/g)].map(([, name]) => name),
  );
  return found.filter(({ item }) => item.variable === undefined || !parts.includes(item.variable));
}

/** Where the part of a call starts: after the function before it, after an empty line, or with its statement. */
function findPartStart({ masked }: Code, from: number, to: number): number {
  const gap = masked.slice(from, to);
  const [indent = ''] = /^[ \t]*/.exec(gap.slice(gap.lastIndexOf('\n') + 1)) ?? [];
  const ends = [...gap.matchAll(/\n([ \t]*)(?:\}|end\b)/g)].filter(
    ([, space = '']) => space.length < indent.length,
  );
  const empty = [...gap.matchAll(/\n[ \t]*\r?(?=\n)/g)];
  const statements = [...gap.matchAll(/;|\n[ \t]*(?![ \t.]|->)(?=[^\n]*[:=(])/g)];
  const cut = ends.at(-1) ?? empty.at(-1) ?? statements.at(-1);
  return cut ? from + cut.index + cut[0].length : to;
}

/** Reads calls in code of Go, Java, Kotlin, C#, PHP, and Ruby, by what the libraries of these languages have in common. */
export function readCodeCalls(text: string): { calls: RecordedCall[]; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  if (!library.test(text)) return { calls: [], notes };
  const code = readCode(text);
  const readBody = createBodyReader(code, notes);
  const addresses = findAddresses(code);
  const starts = addresses.map(({ item }, index) => {
    const previous = addresses[index - 1]?.item;
    return previous ? findPartStart(code, previous.end, item.start) : 0;
  });
  let lastEnd = 0;
  const calls = addresses.map(({ url, item }, index): RecordedCall => {
    const part = { code, start: starts[index] ?? 0, end: starts[index + 1] ?? text.length };
    const added = readAddedQuery(part);
    const method = findMethod(part, item);
    const own = readHeaders(part);
    // What is set before the first call can be that of all.
    const isShared = index > 0 && (own.length === 0 || /\bDefault\w*Header|AddDefault/.test(text));
    const first = { code, start: 0, end: addresses[0]?.item.start ?? 0 };
    const headers = isShared ? [...own, ...readHeaders(first)] : own;
    const mediaType = findHeader(headers, 'content-type')?.value ?? findMediaType(part);
    const body = method === 'GET' || method === 'HEAD' ? undefined : readBody(part, mediaType);
    const at = { offset: item.start, length: item.end - item.start };
    if (method === undefined) notes.push({ message: unknownMethod, at, about: 'method' });
    const ends = [...own, body].map((sent) => (sent?.at ? sent.at.offset + sent.at.length : 0));
    lastEnd = Math.max(item.end, ...ends);
    return {
      request: {
        method: method ?? '',
        url: added === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${added}`,
        headers,
        at,
        ...(method === undefined && { isMethodAssumed: true }),
        ...(body && { body }),
      },
    };
  });
  const last = calls.at(-1);
  // A block of code is no JSON, and a comment can follow code.
  const outcome = text
    .replace(/^[ \t]*\{(?!\s*["'}])/gm, (block) => ' '.repeat(block.length))
    .replace(/[ \t](?=(?:\/\/|#) )/g, '\n');
  const response = last && findOutcome(outcome, lastEnd, notes);
  if (!response) return { calls, notes };
  const { at } = response.body ?? {};
  last.response = {
    ...response,
    ...(response.body &&
      at && {
        body: { ...response.body, content: text.slice(at.offset, at.offset + at.length) },
      }),
  };
  return { calls, notes };
}
