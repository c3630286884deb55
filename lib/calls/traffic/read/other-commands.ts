import { writeExactJson } from '../../../kit/json/exact-json';
import { readLiteral } from './literal';
import { toValue } from './literal-values';
import type { Word } from './shell-words';

/** Commands of wget and HTTPie, in the options of curl: what they send is read from these. */

const toWord = (word: Word, value: string): Word => ({ ...word, value, isVerbatim: false });

const wgetNames: ReadonlyMap<string, string> = new Map([
  ['--method', '--request'],
  ['--post-data', '--data-raw'],
  ['--body-data', '--data-raw'],
  ['--post-file', '--data'],
  ['--body-file', '--data'],
  ['--output-document', '--output'],
]);

function translateWget(word: Word): Word {
  const { value } = word;
  if (/^-\w*O/.test(value)) return toWord(word, value.replace(/^-\w*O/, '-o'));
  const [name = '', ...rest] = value.split('=');
  const option = wgetNames.get(name);
  if (option === undefined) return word;
  const isFile = option === '--data';
  return toWord(
    word,
    [option, ...(rest.length > 0 ? [(isFile ? '@' : '') + rest.join('=')] : [])].join('='),
  );
}

const httpieItem = /^([\w.[\]-]+)(:=|==|=|:)([\s\S]*)$/;
const httpieFlags: ReadonlyMap<string, string> = new Map([
  ['-a', '--user'],
  ['--auth', '--user'],
  ['--raw', '--json'],
]);

/** The words of HTTPie after its name: an optional method, the URL, and items such as `name=text` and `name:=1`. */
function translateHttpie(words: readonly Word[]): Word[] {
  const isForm = words.some(({ value }) => /^(?:-f|--form)$/.test(value));
  const isBearer = words.some(({ value }) => value === 'bearer');
  const fields: Array<[string, unknown]> = [];
  const translated: Word[] = [];
  let body: Word | undefined;
  let hasUrl = false;
  for (const [index, word] of words.entries()) {
    const { value } = word;
    const option = httpieFlags.get(value);
    const isValue = httpieFlags.has(words[index - 1]?.value ?? '');
    const [, name = '', separator, text = ''] = httpieItem.exec(value) ?? [];
    if (isValue) translated.push(word);
    else if (option !== undefined) {
      translated.push(toWord(word, option === '--user' && isBearer ? '--oauth2-bearer' : option));
    } else if (value.startsWith('-') || value === 'bearer') continue;
    else if (!hasUrl && /^[A-Z]+$/.test(value)) translated.push(toWord(word, `--request=${value}`));
    else if (!hasUrl) {
      hasUrl = true;
      translated.push(
        toWord(word, value.replace(/^:(?=\d|\/)/, 'localhost:').replace(/:(?=\/(?!\/))/, '')),
      );
    } else if (separator === ':') translated.push(toWord(word, `--header=${name}: ${text}`));
    else if (separator === '==') translated.push(toWord(word, `--url-query=${name}=${text}`));
    else if (separator !== undefined && isForm) {
      translated.push(toWord(word, `--data-urlencode=${name}=${text}`));
    } else if (separator !== undefined) {
      const { literal } = readLiteral(text);
      fields.push([name, separator === ':=' && literal ? toValue(literal) : text]);
      const { at } = body ?? word;
      const length = word.at.offset + word.at.length - at.offset;
      body = { ...word, at: { offset: at.offset, length }, isVerbatim: false };
    }
  }
  if (!body) return translated;
  return [
    ...translated,
    toWord(body, '--json'),
    toWord(body, writeExactJson(Object.fromEntries(fields))),
  ];
}

/** The words of a command as those of curl. */
export function translateCommand(words: readonly Word[]): Word[] {
  const [name, ...rest] = words;
  if (!name) return [];
  if (name.value === 'wget') return [name, ...rest.map(translateWget)];
  return /^(?:https?|xh)$/.test(name.value) ? [name, ...translateHttpie(rest)] : [...words];
}
