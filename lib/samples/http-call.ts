import { parse } from 'shell-quote';

/** A call of the API as a sample shows it. */
export type HttpCall = {
  method: string;
  /** Without server and query, as in the document: `/appointments/70412`. */
  path: string;
  query: Array<[name: string, value: string]>;
  headers: Array<[name: string, value: string]>;
  /** Undefined where there is none, or where it stands in a file of the reader's. */
  body?: string;
};

const apiRoot = '/api/v2';

/** Stands for the reader's token while a sample is read. */
export const placeholderToken = 'a-token';

/** The variables of the samples, and what stands for them. */
const env = { BASE_URL: `https://api.example.com${apiRoot}`, TOKEN: placeholderToken };

function splitUrl(address: string): Pick<HttpCall, 'path' | 'query'> {
  const url = new URL(address, `https://api.example.com${apiRoot}/`);
  if (!url.pathname.startsWith(`${apiRoot}/`)) {
    throw new Error(`${address} is not below ${apiRoot}`);
  }
  return { path: url.pathname.slice(apiRoot.length), query: [...url.searchParams] };
}

const splitHeader = (line: string): [string, string] => {
  const [name = '', ...rest] = line.split(':');
  return [name.trim(), rest.join(':').trim()];
};

/** Reads a request as HTTP/1.1 writes it: request line, headers, an empty line, the body. */
export function parseHttpSample(text: string): HttpCall {
  const [head = '', ...body] = text.split('\n\n');
  const [request = '', ...headers] = head.split('\n');
  const [, method, target] = /^([A-Z]+) (\S+) HTTP\/1\.1$/.exec(request) ?? [];
  if (!method || !target) throw new Error(`«${request}» is no request line of HTTP/1.1`);
  return {
    method,
    ...splitUrl(target),
    headers: headers.map(splitHeader),
    ...(body.length > 0 && { body: body.join('\n\n') }),
  };
}

/** curl's options that take a value and say nothing about the call itself. */
const otherOptions = new Set(['--output', '-o', '--max-time']);
const flags = new Set([
  '--include',
  '-i',
  '--silent',
  '-s',
  '--fail',
  '--location',
  '--compressed',
]);

/** The words of each command of a shell script. Throws where a word is no plain text. */
function readCommands(text: string): string[][] {
  const script = text.replace(/\\\n\s*/g, ' ');
  return script
    .split(/\n(?=\w)/)
    .map((command) =>
      parse(command, env).map((word) => {
        if (typeof word === 'string') return word;
        if ('pattern' in word) return word.pattern;
        if ('comment' in word) return '';
        throw new Error(`«${word.op}» is more than one command`);
      }),
    )
    .map((words) => words.filter((word) => word !== ''))
    .filter((words) => words.length > 0);
}

function readCurl(words: string[]): HttpCall {
  const call: HttpCall = { method: '', path: '', query: [], headers: [] };
  const encoded: Array<[string, string]> = [];
  let asQuery = false;
  for (let index = 1; index < words.length; index++) {
    const word = words[index] ?? '';
    const value = words[index + 1] ?? '';
    if (flags.has(word)) continue;
    if (word === '--get' || word === '-G') {
      asQuery = true;
      continue;
    }
    if (!word.startsWith('-')) {
      Object.assign(call, splitUrl(word));
      continue;
    }
    index++;
    if (word === '--request' || word === '-X') call.method = value;
    else if (word === '--header' || word === '-H') call.headers.push(splitHeader(value));
    else if (word === '--data-urlencode') {
      const [name = '', ...rest] = value.split('=');
      encoded.push([name, rest.join('=')]);
    } else if (word === '--data' || word === '-d' || word === '--json') {
      if (!value.startsWith('@')) call.body = value;
      call.method ||= 'POST';
      if (word === '--json') call.headers.push(['Content-Type', 'application/json']);
    } else if (!otherOptions.has(word)) throw new Error(`curl’s option ${word} is not known here`);
  }
  if (call.path === '') throw new Error('The command calls no address');
  if (asQuery) call.query.push(...encoded);
  return { ...call, method: call.method || 'GET' };
}

/** Commands of a shell that call nothing. */
const plainCommands = new Set(['export', 'echo', 'npm', 'npx', 'node', 'cd', 'unzip', 'openssl']);

/** The calls that a shell script makes with curl. Throws where it does something that cannot be checked. */
export function parseShellSample(text: string): HttpCall[] {
  return readCommands(text).flatMap((words) => {
    if (words[0] === 'curl') return [readCurl(words)];
    if (plainCommands.has(words[0] ?? '')) return [];
    throw new Error(`The command «${words[0]}» is not known here`);
  });
}
