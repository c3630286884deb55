import { findHeader } from '../find-header';
import type { ReadNote, RecordedCall, RecordedHeader } from '../recorded-call';
import { anyOf, createBodyReader, findMediaType, findPlaces, type Part } from './code-body';
import { createObjectReader, type ReadObject } from './code-object';
import { type Code, type CodeText, readCode } from './code-text';
import { findOutcome, isServer } from './http-message';
import { addQuery, getText, toQuery } from './literal-values';

/** What code has that sends a request, but a stack trace doesn't. */
const library = new RegExp(
  `^(?![ \\t]*at ).*(?:${
    anyOf([
      String.raw`\bhttp\.(?:NewRequest\w*|Get|Post|Head)\(`,
      String.raw`\bHttpRequest\.newBuilder\(|\bRequest\.Builder\(|\bHttpURLConnection\b|\bHttpClient\(`,
      String.raw`\bnew (?:Http(?:Client|RequestMessage|Get|Post|Put|Patch|Delete)|Rest(?:Template|Client|Request))\b`,
      String.raw`\brestTemplate\.|\.(?:get|post|put|patch|delete)For(?:Object|Entity)\(|\b(?:WebClient|RestClient)\.\w+\(|\bwebClient\b`,
      String.raw`\.(?:Get|Post|Put|Patch|Delete|Send)\w*Async\(`,
      String.raw`\bcurl_(?:init|setopt)|->(?:request|get|post|put|patch|delete)\(|\bHttp::\w+\(|\bnew HttpRequest\(|\bhttp\\Client\b`,
      String.raw`\bNet::HTTP|\b(?:Faraday|HTTParty)\b`,
      String.raw`\bcurl_easy_setopt\(|\bXMLHttpRequest\b|\b(?:superagent|supertest|unirest|Unirest)\b|\bAsyncHttpClient\b`,
      String.raw`\bURLRequest\b|\bNSMutableURLRequest\b|\b(?:AF|Alamofire)\.\w+\(|\bdio\.\w+\(|\bDio\(|\bhttp\.\w+\(\s*Uri\.parse\b`,
      String.raw`\breqwest\b|\.(?:get|post|put|patch|delete)\(\s*&?format!|\bsetBody\(|\bCohttp|\bhttr\b|\bclj-http\b`,
      // Retrofit, and Refit.
      String.raw`@(?:GET|POST|PUT|PATCH|DELETE)\("|^[ \t]*\[(?:Get|Post|Put|Patch|Delete)\("`,
    ]).source
  })`,
  'm',
);

const verb = '(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)';
const verbOnly = new RegExp(`^${verb}$`);
/** A method whose argument is the address: `http.Post(`, `->get(`, `restTemplate.postForObject(`. */
const called = String.raw`(?:\.|->|::)${verb}(?:For\w+|_\w+)?(?:\(|[ \t])\s*(?:&?[\w.:]+!?\(\s*)*(?:[\w$]+\(["'][^"']*["']\)\s*\.\s*)?`;
const calledHere = new RegExp(`${called}["']?$`, 'i');
/** How libraries write a method elsewhere. */
const methods = [
  new RegExp(String.raw`\b(?:http\.Method|(?:Http)?Method\.)${verb}\b`, 'i'),
  new RegExp(`["'\`]${verb}\\b`),
  new RegExp(String.raw`\bmethod:\s*\.${verb}\b`, 'i'),
  new RegExp(String.raw`\bHTTP_METH_${verb}\b`),
  new RegExp(String.raw`[@[]${verb}\("`, 'i'),
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
  // That of Swift is a GET until its method is set.
  const isPlain = /\bURLRequest\(/.test(code.source) && !code.source.includes('httpMethod');
  return isSent || isBuilt || isPlain ? 'GET' : undefined;
}

/** Where a call has its address: the name of a method, and the arguments before the address. */
const addressPlace =
  /(?:[@[](?:get|post|put|patch|delete)|(?:Get|Post|Put|Patch|Delete|Send)\w*Async|Request(?!Mapping)\w*|\bur[il]|(?:\.|->)(?:request|path|get|post|put|patch|delete|exchange|\w+For\w+)|\bNet::HTTP::\w+\.new)\(\s*(?:(?:[\w.$()]+|"_+")\s*,\s*){0,2}(?:\w+:\s*)?(?:new\s+)?(?:&?[\w.$]+!?\(\s*(?:\w+:\s*)?)*(?:[\w$]+\("_*"\)\s*\.\s*)?$/i;
/** What precedes the address of a server, to which paths are added. */
const basePlace =
  /(?:BaseAddress\s*=\s*|\bbase_?ur[il]["']?\s*(?:=>|[(:])\s*|\bRestClient(?:Options)?\(\s*|\bFaraday\.new\(\s*(?:url:\s*)?)(?:new\s+Uri\(\s*)?$/i;

/** A header's name, and what sets it, up to its value: `Header.Set("X-Token", `, `request["X-Token"] = `. */
const headerName = String.raw`(?:["']([\w-]+)["']|\w*Headers\.([A-Z_]+))`;
const setter = anyOf(
  [
    String.raw`\w*headers?\w*(?:\(\))?(?:\.|->)(?:set|add|append|put|TryAddWithoutValidation)\(\s*${headerName}\s*,\s*`,
    String.raw`@Header\(\s*${headerName}\s*\)\s*`,
    String.raw`(?:header|RequestProperty|\bappend)\(\s*${headerName}\s*,\s*`,
    String.raw`\b(?:\w*req\w*|\w*headers?)\[\s*${headerName}\s*\]\s*=(?![=>~])\s*`,
    String.raw`["'](X-[\w-]+|\w+-(?:Token|Key)|Authorization|Content-Type|Accept)["']\s*(?:=>|[:,=]|\bto\b)\s*`,
  ],
  'gi',
);
/** What precedes an object of headers. */
const headerObject = /\b\w*headers?\w*(?:\(\s*|["']?\s*(?::|=>|=(?!=))\s*)(?=[\w$[{<@])/g;
/** Swift has the value first. */
const swiftHeader = /\b(?:setValue|addValue)\(\s*([^,\n]+),\s*forHTTPHeaderField:\s*"([\w-]+)"/g;
/** The media type that clients of Java accept by a constant. */
const acceptedJson = /(?<=\.accept\()MediaType\.APPLICATION_JSON\b/g;
/** Headers that a call gets as they are. */
const headerArgument = /[(,:]\s*(?:this\.|self\.|\$this->|&|\$)?\w*headers?\w*(?:\(\))?\s*[,)}]/i;
const bearer = /\b(?:AuthenticationHeaderValue\(\s*"(\w+)"\s*,|(?:setBearerAuth|withToken)\()\s*/g;

export const unknownMethod = "The code doesn't show the method of this call. Select it";

function readHeaders(part: Part, readObject: ReadObject): RecordedHeader[] {
  const { code, start, end } = part;
  const headers = new Map<number, RecordedHeader>();
  const add = (name: string, offset: number, prefix = '') => {
    const { value, at } = code.readValue(offset);
    headers.set(at.offset, { name: name.replaceAll('_', '-'), value: prefix + value, at });
  };
  const source = code.source.slice(start, end);
  for (const { offset } of findPlaces(part, headerObject)) {
    const literal = readObject(offset);
    if (literal?.type !== 'object') continue;
    for (const { name, value } of literal.properties) {
      const text = getText(value);
      if (text !== undefined) headers.set(value.at.offset, { name, value: text, at: value.at });
    }
  }
  for (const { name, offset } of findPlaces(part, setter)) add(name, offset);
  for (const { 0: found, index } of source.matchAll(acceptedJson)) {
    const at = { offset: start + index, length: found.length };
    headers.set(at.offset, { name: 'Accept', value: 'application/json', at });
  }
  for (const { 0: found, 1: value = '', 2: name = '', index } of source.matchAll(swiftHeader)) {
    add(name, start + index + found.indexOf(value));
  }
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

/** Names of query parameters that code adds to an address one by one, and pairs of Ruby. */
const addedParameter =
  /\b(?:q|qs|query\w*|params|values)\.(?:Set|Add|append)\(\s*"([\w.-]+)"|\.(?:queryParam|addQueryParameter|AddQueryParameter|SetQueryParam)\(\s*"([\w.-]+)"/gi;
const parameterPairs = /encode_www_form\(([^)]*)\)/g;
/** What precedes an object of query parameters. */
const queryObject =
  /(?:\bquery(?:Parameters|Params)?["']?\s*(?::|=>|\()|\bset(?:QueryData|Query)\(|\bQueryString\()\s*(?=[\w$[{<])/g;

/** The query that code adds to an address. Of what is added one by one, only the names are read. */
function readAddedQuery(part: Part, readObject: ReadObject): string {
  const { code, start, end } = part;
  const source = code.source.slice(start, end);
  const pairs = [...source.matchAll(parameterPairs)].flatMap(([, list = '']) => [
    ...list.matchAll(/["']?([\w.-]+)["']?\s*(?:=>|:)/g),
  ]);
  const names = [...source.matchAll(addedParameter), ...pairs].map(
    ([, one, other]) => one ?? other ?? '',
  );
  const objects = findPlaces(part, queryObject).map(({ offset }) => toQuery(readObject(offset)));
  return [...names.map((name) => `${name}={${name}}`), ...objects].filter(Boolean).join('&');
}

/** Whether a function that sends a request has a variable among its arguments. */
const isSent = (variable: string, masked: string): boolean =>
  new RegExp(
    String.raw`(?:Request\w*|Async|(?:\.|->)(?:get|post|put|patch|delete|request|exchange|\w+For\w+))\((?:[^()\n]*,)?\s*${variable}\s*[,)]`,
    'i',
  ).test(masked);

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
    if (isAbsolute(url)) return isServer(url) ? [] : [{ url, item }];
    const isPath = base
      ? /^[\w/$%{][^\s:]*$/.test(url)
      : /^(?:(?:\$\{[^}]*\})?\/|(?:[\w-]+\/)?v\d+\/)[^\s:]+$/.test(url);
    const { variable } = item;
    const isAssigned =
      variable !== undefined &&
      (base !== undefined || url.startsWith('${')) &&
      (/ur[il]|endpoint/i.test(variable) || isSent(variable, masked));
    return isPath && (isAssigned || addressPlace.test(head)) ? [{ url: complete(url), item }] : [];
  });
  // The base of other addresses is none of its own.
  const parts = found.flatMap(({ item }) =>
    [...item.value.matchAll(/[{$][\w.>$-]*?(\w+)(?!\w)/g)].map(([, name]) => name),
  );
  const calls = found.filter(
    ({ item }) => item.variable === undefined || !parts.includes(item.variable),
  );
  // A client can also have the whole address.
  return calls.length === 0 && base && !isServer(base.value)
    ? [{ url: base.value, item: base }]
    : calls;
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
  const readObject = createObjectReader(code, notes);
  const readBody = createBodyReader(code, readObject, notes);
  const addresses = findAddresses(code);
  const starts = addresses.map(({ item }, index) => {
    const previous = addresses[index - 1]?.item;
    return previous ? findPartStart(code, previous.end, item.start) : 0;
  });
  let lastEnd = 0;
  const calls = addresses.map(({ url, item }, index): RecordedCall => {
    const part = { code, start: starts[index] ?? 0, end: starts[index + 1] ?? text.length };
    const added = readAddedQuery(part, readObject);
    const method = findMethod(part, item);
    const own = readHeaders(part, readObject);
    // What is set before the first call can be that of all.
    const isShared = index > 0 && (own.length === 0 || /\bDefault\w*Header|AddDefault/.test(text));
    const first = { code, start: 0, end: addresses[0]?.item.start ?? 0 };
    const headers = isShared ? [...own, ...readHeaders(first, readObject)] : own;
    const mediaType = findHeader(headers, 'content-type')?.value ?? findMediaType(part);
    const body = method === 'GET' || method === 'HEAD' ? undefined : readBody(part, mediaType);
    const at = { offset: item.start, length: item.end - item.start };
    if (method === undefined) notes.push({ message: unknownMethod, at, about: 'method' });
    const ends = [...own, body].map((sent) => (sent?.at ? sent.at.offset + sent.at.length : 0));
    lastEnd = Math.max(item.end, ...ends);
    return {
      request: {
        method: method ?? '',
        url: addQuery(url, added),
        headers,
        at,
        ...(method === undefined && { isMethodAssumed: true }),
        // Another function, or a variable, has them.
        ...(own.length === 0 &&
          headerArgument.test(code.source.slice(part.start, part.end)) && {
            hasUnknownHeaders: true,
          }),
        ...(body && { body }),
      },
    };
  });
  const last = calls.at(-1);
  // A block of code is no JSON, and a comment can follow code.
  const outcome = text
    .replace(/^[ \t]*\{(?!\s*["'}])/gm, (block) => ' '.repeat(block.length))
    .replace(/[ \t](?=(?:\/\/|#) )/g, '\n');
  const response = last && findOutcome(outcome, lastEnd, notes, calls.length === 1);
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
