import type { Word } from './shell-words';

/** An option of a command, or a word that is none. */
export type CurlOption = {
  /** The long name of an option of a request, and otherwise the name as it was written; undefined if it is no option. */
  name: string | undefined;
  /** The value of the option; undefined if it has none, or if the value is missing. */
  value: Word | undefined;
  /** Whether the value is missing. */
  isIncomplete: boolean;
  word: Word;
};

/** The short names of the options that are part of a request. */
const longNames = new Map<string, string>([
  ...([
    ['-X', '--request'],
    ['-H', '--header'],
    ['-d', '--data'],
    ['-F', '--form'],
  ] as const),
  ...([
    ['-G', '--get'],
    ['-I', '--head'],
    ['-u', '--user'],
    ['-b', '--cookie'],
  ] as const),
  ...([
    ['-A', '--user-agent'],
    ['-e', '--referer'],
    ['-T', '--upload-file'],
    ['-:', '--next'],
  ] as const),
]);

/** The options with a value, whether it is part of a request or not. */
const valueOptions = new Set([
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

type NamedValue = { name: string; inline: string | undefined };

/** The options in a word: several short ones such as `-sSd`, or a long one, each with a value in the same word. */
function splitWord(word: string): NamedValue[] {
  if (word.startsWith('--')) {
    const [name = '', ...rest] = word.split('=');
    const hasInline = rest.length > 0 && valueOptions.has(name);
    return [hasInline ? { name, inline: rest.join('=') } : { name: word, inline: undefined }];
  }
  const options: NamedValue[] = [];
  for (let index = 1; index < word.length; index++) {
    const name = longNames.get(`-${word[index]}`) ?? `-${word[index]}`;
    if (valueOptions.has(name)) {
      return [...options, { name, inline: word.slice(index + 1) || undefined }];
    }
    options.push({ name, inline: undefined });
  }
  return options;
}

/** Reads the options in the words of a command, without its name. */
export function readOptions(words: readonly Word[]): CurlOption[] {
  const options: CurlOption[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word) break;
    if (!/^-[\w#:-]/.test(word.value)) {
      options.push({ name: undefined, value: word, isIncomplete: false, word });
      continue;
    }
    for (const { name, inline } of splitWord(word.value)) {
      const needsNext = valueOptions.has(name) && inline === undefined;
      const value = needsNext
        ? words[++index]
        : inline === undefined
          ? undefined
          : { ...word, value: inline, isVerbatim: false };
      options.push({ name, value, isIncomplete: needsNext && !value, word });
    }
  }
  return options;
}
