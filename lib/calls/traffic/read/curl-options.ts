/** The options of curl that are part of a request, by their short and long names. */
const requestOptions = {
  '-X': '--request',
  '-H': '--header',
  '-d': '--data',
  '-F': '--form',
  '-G': '--get',
  '-I': '--head',
  '-u': '--user',
  '-b': '--cookie',
  '-A': '--user-agent',
  '-e': '--referer',
  '-T': '--upload-file',
} as const;

/** Options whose value is not part of a request. */
const valueOptions = new Set([
  ...[
    '-o',
    '--output',
    '-w',
    '--write-out',
    '-m',
    '--max-time',
    '--connect-timeout',
    '-x',
    '--proxy',
  ],
  ...[
    '-D',
    '--dump-header',
    '-c',
    '--cookie-jar',
    '-K',
    '--config',
    '-r',
    '--range',
    '-E',
    '--cert',
  ],
  ...[
    '--cacert',
    '--capath',
    '--key',
    '--pass',
    '--resolve',
    '--connect-to',
    '--retry',
    '--retry-delay',
  ],
  ...[
    '--retry-max-time',
    '--limit-rate',
    '--max-redirs',
    '--interface',
    '--ciphers',
    '--tls-max',
    '-U',
  ],
  ...[
    '--proxy-user',
    '--noproxy',
    '--unix-socket',
    '--trace',
    '--trace-ascii',
    '--stderr',
    '-y',
    '-Y',
  ],
  ...[
    '--proto',
    '--aws-sigv4',
    '--doh-url',
    '--output-dir',
    '--expect100-timeout',
    '--keepalive-time',
  ],
]);

/** Options with a value that are part of a request. */
const requestValues = new Set([
  ...['--request', '--header', '--data', '--data-raw', '--data-ascii', '--data-binary', '--json'],
  ...[
    '--data-urlencode',
    '--form',
    '--form-string',
    '--user',
    '--cookie',
    '--user-agent',
    '--referer',
  ],
  ...['--upload-file', '--url', '--url-query', '--oauth2-bearer'],
]);

const toLongName = (name: string): string =>
  Object.entries(requestOptions).find(([short]) => short === name)?.[1] ?? name;

const hasValue = (name: string): boolean => valueOptions.has(name) || requestValues.has(name);

/** An option with the part of its word that is its value, if it has one: `-XPOST`, `--url=…`. */
export type CurlOption = { name: string; needsValue: boolean; inline?: string | undefined };

/** Reads the options of a word: several short ones such as `-sS`, a long one, or none. */
export function readOptions(word: string): CurlOption[] {
  if (word.startsWith('--')) {
    const [name = '', ...inline] = word.split('=');
    const needsValue = hasValue(name);
    if (inline.length === 0 || !needsValue) return [{ name: word, needsValue: hasValue(word) }];
    return [{ name, needsValue, inline: inline.join('=') }];
  }
  if (!/^-[A-Za-z#0-9:]/.test(word)) return [];
  const options: CurlOption[] = [];
  for (let index = 1; index < word.length; index++) {
    const name = toLongName(`-${word[index]}`);
    const needsValue = hasValue(name);
    const inline = needsValue && index + 1 < word.length ? word.slice(index + 1) : undefined;
    options.push({ name, needsValue, inline });
    if (needsValue) break;
  }
  return options;
}
