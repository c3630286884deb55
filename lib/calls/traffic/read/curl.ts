import { escapeRegExp } from '../../../kit/text/escape-reg-exp';
import type { ReadNote, RecordedRequest } from '../recorded-call';
import { readOptions } from './curl-options';
import { applyFlag, applyOption, completeRequest, createCurlRequest } from './curl-request';
import { detectShell } from './detect-shell';
import { readHereDocument } from './here-document';
import { readLiteral } from './literal';
import { translateCommand } from './other-commands';
import { readCommand, type Word } from './shell-words';

export type CurlCommand = {
  /** Several if the command has `--next`. */
  requests: RecordedRequest[];
  /** The offset after the command. */
  end: number;
  notes: ReadNote[];
};

const methods = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** PowerShell 5 removes quotes from an argument, so people write them as `\"` or twice. */
function readPowerShellQuotes(word: Word): Word {
  const { value } = word;
  const isEscaped = value.includes('\\"');
  const isDoubled = value.includes('""') && !value.replaceAll('""', '').includes('"');
  if (!isEscaped && !isDoubled) return word;
  return { ...word, value: value.replaceAll(isEscaped ? '\\"' : '""', '"'), isVerbatim: false };
}

/** Reads a word such as `@booking.json` as what a session shows of the file before the command: with `cat`, or below its name. */
function readFile(text: string, word: Word, start: number): Word[] {
  const [, name] = /^@(?:.*[\\/])?([\w.-]+)$/.exec(word.value) ?? [];
  if (name === undefined) return [word];
  const title = new RegExp(
    String.raw`^.*(?:\bcat\b.*|^\W*)${escapeRegExp(name)}\W*(?:<<.*)?\r?\n\s*(?=[[{])`,
    'gm',
  );
  const shown = [...text.slice(0, start).matchAll(title)].at(-1);
  if (!shown) return [word];
  const offset = shown.index + shown[0].length;
  const length = readLiteral(text, offset).end - offset;
  const value = text.slice(offset, offset + length);
  // It is no name of a file any more.
  return [{ value, at: { offset, length }, isVerbatim: true }];
}

/** What a pipe sends to a command. */
const piped =
  /(?:\becho[ \t]+(?:-\w+[ \t]+)?|\bprintf[ \t]+(?:["']%s["'][ \t]+)?)('[^']*'|"(?:\\[\s\S]|[^"\\])*")\s*\|\s*(?:\\\r?\n\s*)?$/;

/** Adds the text that a pipe sends to a command: to curl in place of `@-`, and to HTTPie as its body. */
function readPiped(text: string, words: Word[], start: number): Word[] {
  const found = piped.exec(text.slice(0, start));
  if (!found?.[1]) return words;
  const offset = found.index + found[0].indexOf(found[1]);
  const [body] = readCommand(text.slice(0, offset + found[1].length), offset, 'bash').words;
  if (!body) return words;
  const index = words.findIndex(({ value }) => value === '@-');
  const option = words[index - 1];
  if (option) return words.with(index - 1, { ...option, value: '--data-raw' }).with(index, body);
  return words[0] && /^(?:https?|xh)$/.test(words[0].value)
    ? [...words, { ...body, value: '--raw' }, body]
    : words;
}

/** Reads the words of a curl command, with the body of a here-document in place of `@-`. */
function readWords(text: string, start: number): { words: Word[]; end: number; notes: ReadNote[] } {
  const shell = detectShell(text, start);
  const { words, end, notes } = readCommand(text, start, shell);
  const redirection = words.find(({ value }) => value.startsWith('<<'));
  if (redirection) {
    const { body, end: bodyEnd } = readHereDocument(text, end, redirection);
    const others = words.filter((word) => word !== redirection);
    // As the value of --data-binary, a text that starts with @ would be the name of a file.
    const index = others.findIndex(({ value }) => value === '@-');
    const option = others[index - 1];
    if (option) others.splice(index - 1, 2, { ...option, value: '--data-raw' }, body);
    return { words: others, end: bodyEnd, notes };
  }
  const own = shell === 'powershell' ? words.map(readPowerShellQuotes) : words;
  const all = readPiped(text, own, start);
  return { words: all.flatMap((word) => readFile(text, word, start)), end, notes };
}

/**
 * Reads a command of curl, wget, or HTTPie.
 * @param start the offset of its name
 */
export function readCurl(text: string, start: number): CurlCommand {
  const { words, end, notes } = readWords(text, start);
  let request = createCurlRequest();
  const requests = [request];
  for (const { name, value, isIncomplete, word } of readOptions(translateCommand(words).slice(1))) {
    const { at } = word;
    if (isIncomplete) notes.push({ message: `${name} needs a value`, at });
    else if (name === '--next') {
      request = createCurlRequest();
      requests.push(request);
    } else if (name !== undefined) {
      const note = value ? applyOption(request, name, value) : applyFlag(request, name);
      if (note) notes.push(note);
    } else if (request.url) notes.push({ message: 'This is no option and no value of one', at });
    else if (methods.test(word.value)) {
      request.method = word.value;
      notes.push({ message: `curl needs -X before ${word.value}`, at });
    } else request.url = word;
  }
  if (requests.some(({ url }) => !url)) {
    notes.push({ message: 'The command has no URL', at: { offset: start, length: 4 } });
  }
  const at = { offset: start, length: end - start };
  return { requests: requests.map((each) => ({ ...completeRequest(each), at })), end, notes };
}
