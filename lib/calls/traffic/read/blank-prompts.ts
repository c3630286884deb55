import { splitLines } from './text-lines';

/** A prompt with the user and the computer. It can start like a list of JSON. */
const hostPrompt = /^[ \t]*(?:\[[\w.-]+@[^\]\n]*\]|[\w.-]+@[\w.-]+:[^\n$#%>]{0,80})[$#%](?= |$)/;
const commandPrompt = /^[ \t]*(?:[$%#]|PS [^\n>]*>|[A-Z]:[^\n>]*>)[ \t]/;
const command =
  /^[ \t]*(?:\w+=\S*[ \t]+)*(?:curl|wget|https?|xh|Invoke-\w+|irm|iwr|cat|echo|\$\w+ *=)/i;

/** What a shell prints before a line that continues a command; zsh says of what. */
const continuation =
  /^[ \t]*(?:(?:(?:[db]?quote|heredoc|cmdand|cmdor|cmdsubst|pipe|subsh) )*(?:[db]?quote|heredoc|cmdand|cmdor|cmdsubst|pipe|subsh)>|>{1,2})(?: |$)/;

/** What a shell still waits for at the end of a line. */
type Open = { quote: string; tag: string; isContinued: boolean };

function readLine(line: string, { quote, tag }: Open): Open {
  if (tag !== '') return { quote, tag: line.trim() === tag ? '' : tag, isContinued: false };
  let open = quote;
  for (let index = 0; index < line.length; index++) {
    const character = line[index] ?? '';
    if ((character === '\\' || character === '`') && open !== "'") index++;
    else if (character === open) open = '';
    else if (open === '' && (character === "'" || character === '"')) open = character;
  }
  const [, heredoc = ''] = open === '' ? (/<<-?\s*["']?(\w+)/.exec(line) ?? []) : [];
  return { quote: open, tag: heredoc, isContinued: /[\\`|^]$|&&$/.test(line.trimEnd()) };
}

const isOpen = ({ quote, tag, isContinued }: Open) => quote !== '' || tag !== '' || isContinued;

/** What a mail or a chat has before the lines that it quotes: a quoted head of a mail, or a quotation in a quotation. */
const quotation = /^(?:>\s?)+(?:From|Date|Sent|To|Subject|On [^\n]{5,80} wrote):?|^>\s?>/m;

/** What the tools of Flutter, Android, and Docker print before a line. */
const devicePrefix = /^(?:flutter: ?|[VDIWEF]\/[\w.-]+ *\( *\d+\): |[\w.-]+[-_]\d+ +\| )/gm;

/** A text without the marks of quotations, and a session of a shell without its prompts. All become spaces, so that offsets stay as they are. */
export function blankPrompts(source: string): string {
  const marks = quotation.test(source) ? /^(?:>[ \t]?)+/gm : devicePrefix;
  const text = source.replace(marks, (mark) => ' '.repeat(mark.length));
  if (!/^[\w \t]*>|@/m.test(text)) return text;
  const none = { quote: '', tag: '', isContinued: false };
  let open: Open = none;
  let result = '';
  let position = 0;
  for (const line of splitLines(text)) {
    const prompt = isOpen(open) ? continuation.exec(line.text) : hostPrompt.exec(line.text);
    const length = prompt?.[0].length ?? 0;
    const rest = line.text.slice(length);
    const own = rest.replace(commandPrompt, '');
    if (isOpen(open)) {
      // Without a prompt of its own, a line of such a session ends the command.
      open = readLine(rest, open);
    } else open = length > 0 || command.test(own) ? readLine(own, none) : none;
    result += text.slice(position, line.offset) + ' '.repeat(length);
    position = line.offset + length;
  }
  return result + text.slice(position);
}
