import { parse } from 'shell-quote';
import type { HttpRequest } from '../../api/call/api-call';
import { FindingError } from '../../kit/diagnostics/diagnostic';
import { getSite } from '../../site/site-settings';

/** The values of the token variables when a shell sample is parsed. They represent the tokens of three users. */
export const tokenVariables = {
  TOKEN: 'a-token',
  CARRIER_TOKEN: 'a-carrier-token',
  DOCTOR_TOKEN: 'a-doctor-token',
} as const;

/** The paths at which the servers of the settings have the API: `/api/v2`. */
const listApiPaths = (): string[] => [
  ...new Set(getSite().servers.map(({ url }) => new URL(url).pathname.replace(/\/$/, ''))),
];

const apiOrigin = 'https://api.example.com';

/** The values of the variables in shell samples. */
const getVariables = () => ({
  BASE_URL: `${apiOrigin}${listApiPaths()[0] ?? ''}`,
  ...tokenVariables,
});

/** Whether an address is on a host that has nothing to do with the API. */
function isOtherHost(address: string): boolean {
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  const servers = getSite().servers.map(({ url }) => new URL(url).origin);
  const isApiPath = listApiPaths().some((path) => pathname.startsWith(`${path}/`));
  return !isApiPath && ![...servers, apiOrigin].includes(origin);
}

/** The path of a URL below that of the API, with its query: `/appointments/70412?language=EN`. */
function toPath(address: string): string {
  const paths = listApiPaths();
  const base = `${apiOrigin}${paths[0] ?? ''}/`;
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const path = paths.find((candidate) => url?.pathname.startsWith(`${candidate}/`));
  if (!url || path === undefined) {
    const expected = `a URL below ${paths.join(' or ')}`;
    throw new FindingError({ message: 'The call has another URL', found: address, expected });
  }
  return url.pathname.slice(path.length) + url.search;
}

const splitHeader = (line: string): [string, string] => {
  const [name = '', ...rest] = line.split(':');
  return [name.trim(), rest.join(':').trim()];
};

/** The commands of a session in a terminal, whose other lines are output. */
export const readSessionCommands = (text: string): string =>
  text.replace(/^(?:\$ (.*)|.*)$/gm, '$1');

/** Parses an HTTP/1.1 request, whose URL becomes the path below that of the API: the request line, headers, an empty line, and the body. */
export function parseHttpSample(text: string): HttpRequest {
  const [head = '', ...body] = text.split('\n\n');
  const [request = '', ...headers] = head.split('\n');
  const [, method, target] = /^([A-Z]+) (\S+) HTTP\/1\.1$/.exec(request) ?? [];
  if (!method || !target) {
    throw new Error(
      `Expected a request line such as "GET ${listApiPaths()[0] ?? ''}/token HTTP/1.1", found "${request}"`,
    );
  }
  return {
    method,
    url: toPath(target),
    headers: headers.map(splitHeader),
    ...(body.length > 0 && { body: body.join('\n\n') }),
  };
}

/** curl options with a value that does not affect the request. */
const ignoredOptions = new Set(['--output', '-o', '--dump-header', '--max-time']);
/** curl options without a value that do not affect the request. */
const ignoredFlags = new Set([
  '--include',
  '-i',
  '--silent',
  '-s',
  '--fail',
  '--location',
  '--compressed',
]);

/** Splits a shell script into commands and their words. Throws if a command contains a shell operator. */
function parseCommands(text: string): string[][] {
  const script = text.replace(/\\\n\s*/g, ' ');
  return script
    .split(/\n(?=\w)/)
    .map((command) =>
      parse(command, getVariables()).map((word) => {
        if (typeof word === 'string') return word;
        if ('pattern' in word) return word.pattern;
        if ('comment' in word) return '';
        throw new Error(`Shell operators are not supported, found "${word.op}"`);
      }),
    )
    .map((words) => words.filter((word) => word !== ''))
    .filter((words) => words.length > 0);
}

function parseCurlCommand(words: string[]): HttpRequest {
  const call: HttpRequest = { method: '', url: '', headers: [] };
  const encodedData: Array<[string, string]> = [];
  let sendsDataAsQuery = false;
  for (let index = 1; index < words.length; index++) {
    const word = words[index] ?? '';
    const value = words[index + 1] ?? '';
    if (ignoredFlags.has(word)) continue;
    if (word === '--get' || word === '-G') {
      sendsDataAsQuery = true;
      continue;
    }
    if (word === '--head' || word === '-I') {
      call.method = 'HEAD';
      continue;
    }
    if (!word.startsWith('-')) {
      call.url = toPath(word);
      continue;
    }
    index++;
    if (word === '--request' || word === '-X') call.method = value;
    else if (word === '--header' || word === '-H') call.headers.push(splitHeader(value));
    else if (word === '--data-urlencode') {
      const [name = '', ...rest] = value.split('=');
      encodedData.push([name, rest.join('=')]);
    } else if (word === '--data' || word === '-d' || word === '--json') {
      if (!value.startsWith('@')) call.body = value;
      call.method ||= 'POST';
      if (word === '--json') call.headers.push(['Content-Type', 'application/json']);
    } else if (!ignoredOptions.has(word)) throw new Error(`Unsupported curl option ${word}`);
  }
  if (call.url === '') throw new Error('The curl command has no URL');
  if (sendsDataAsQuery && encodedData.length > 0) {
    call.url += `${call.url.includes('?') ? '&' : '?'}${new URLSearchParams(encodedData)}`;
  }
  return { ...call, method: call.method || 'GET' };
}

/** Shell commands that make no API calls. */
const ignoredCommands = new Set([
  'export',
  'echo',
  'npm',
  'npx',
  'node',
  'cd',
  'unzip',
  'openssl',
  'claude',
]);

/**
 * Returns the calls of the API that a shell script makes with curl, and none of other hosts. Throws if it contains
 * something that cannot be checked.
 */
export function parseShellSample(text: string): HttpRequest[] {
  return parseCommands(text).flatMap((words) => {
    if (words[0] === 'curl') return words.some(isOtherHost) ? [] : [parseCurlCommand(words)];
    if (ignoredCommands.has(words[0] ?? '')) return [];
    throw new Error(
      `Unsupported command "${words[0]}". Supported are curl, ${[...ignoredCommands].join(', ')}`,
    );
  });
}
