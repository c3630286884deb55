import type { ReadInput, ReadNote, RecordedCall, RecordedResponse } from '../recorded-call';
import { readCurl } from './curl';
import { findOutcome } from './http-message';
import { isVerboseOutput, readVerboseOutput } from './verbose-output';

/** The name of a command at the start of a line, after a prompt, or within other text, but not `$curl = …` of PHP. */
const commandName =
  /(?<=^|[\n`$>%#;&|(]|[\\/])[ \t]*(?:(?:curl(?:\.exe)?|wget)(?=\s)(?!\s*=)|(?:https?|xh)(?=[ \t]+(?:-\S+[ \t]+(?:[^\s-]\S*[ \t]+)?)*(?:[A-Z]+[ \t]+)?["']?(?:https?:\/\/|localhost|:\d|:\/|[\w-]+\.[\w.-]+[/:])))/g;

const listStarts = (text: string): number[] =>
  [...text.matchAll(commandName)].map(
    ({ 0: found, index }) => index + found.length - found.trimStart().length,
  );

/** The response that a terminal shows after a command. */
function readOutput(text: string, start: number, notes: ReadNote[]): RecordedResponse | undefined {
  const output = text.slice(start);
  if (isVerboseOutput(output)) return readVerboseOutput(text, start).call.response;
  return findOutcome(text, start, notes);
}

/** Reads the commands of curl, wget, and HTTPie in a text, each with the response that follows it; undefined if the text has none. */
export function readCurlCommands(text: string): ReadInput | undefined {
  const notes: ReadNote[] = [];
  const calls: RecordedCall[] = [];
  const starts = listStarts(text);
  let end = 0;
  for (const [index, start] of starts.entries()) {
    if (start < end) continue;
    const command = readCurl(text, start);
    end = command.end;
    const requests = command.requests.filter(({ url }) => url !== '');
    // An error message can repeat a part of a command.
    if (requests.length === 0 && index > 0) continue;
    notes.push(...command.notes);
    calls.push(...requests.map((request) => ({ request })));
    const next = starts.find((other) => other >= command.end);
    const response = readOutput(text.slice(0, next), end, notes);
    const last = calls.at(-1);
    if (last && response) last.response = response;
  }
  // A text that only mentions curl can be something else.
  if (calls.length === 0 && !/^\s*curl(?:\.exe)?\s+-/.test(text)) return undefined;
  return { kind: 'curl', calls, notes };
}
