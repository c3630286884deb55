import { findHeader } from '../find-header';
import type { ReadNote, RecordedBody, RecordedCall, RecordedHeader } from '../recorded-call';
import type { Literal } from './literal';
import { getLiteral, getText, toJson, toTextBody } from './literal-values';
import { readPowerShellLiteral } from './powershell-literal';
import { findStatus } from './status-phrase';

/** The name of a command, but not where an error message repeats it. */
const command =
  /(?<!\[|^[ \t]*\+[ \t].*)\b(?:Invoke-RestMethod|Invoke-WebRequest)\b(?!\s*:)|^[ \t]*(?:irm|iwr)(?=\s)/gim;

/** Replaces the prompts of a console with spaces: they hide what starts a line. Ranges stay the same. */
const blankPrompts = (text: string): string =>
  text.replace(/^(?:(?:\[[^\]\n]*\]: )?PS\b[^>\n]*>+|>>)/gm, (prompt) => ' '.repeat(prompt.length));

export const hasWebCommand = (text: string): boolean => blankPrompts(text).search(command) !== -1;

/** A command, which PowerShell writes without quotes: its result is not in the text. */
const isCommand = (literal: Literal): boolean =>
  literal.type === 'string' && literal.isVerbatim && /^[a-z]+-[a-z]+$/i.test(literal.value);

/** The values of `$name = …`, and of `$name.Add("name", "value")`. */
function readVariables(text: string): Map<string, Literal> {
  const variables = new Map<string, Literal>();
  for (const found of text.matchAll(/^[ \t]*\$(?:\w+:)?(\w+)\s*=\s*/gm)) {
    const { literal } = readPowerShellLiteral(text, found.index + found[0].length);
    if (literal && !isCommand(literal)) variables.set((found[1] ?? '').toLowerCase(), literal);
  }
  for (const found of text.matchAll(/^[ \t]*\$(\w+)\.Add\(\s*["'](.*?)["']\s*,\s*/gm)) {
    const name = (found[1] ?? '').toLowerCase();
    const { literal: value } = readPowerShellLiteral(text, found.index + found[0].length);
    const known = variables.get(name);
    const properties = known?.type === 'object' ? known.properties : [];
    if (!value) continue;
    const added = [...properties, { name: found[2] ?? '', value }];
    variables.set(name, { type: 'object', properties: added, at: value.at });
  }
  return variables;
}

/** The parameters of a command, by their names in lowercase. The first one without a name is the URI. */
function readParameters(
  text: string,
  start: number,
): { parameters: Map<string, Literal>; end: number } {
  const parameters = new Map<string, Literal>();
  const separator =
    /(?:[ \t]|`[ \t]*\r?\n)*(?:-([A-Za-z]+)(?::|(?=\s|$)))?(?:[ \t]|`[ \t]*\r?\n)*/y;
  let position = start;
  for (;;) {
    separator.lastIndex = position;
    const [found = '', name] = separator.exec(text) ?? [];
    position += found.length;
    const isSwitch = /^(?:-[A-Za-z]|[\r\n|;)}]|$)/.test(text.slice(position, position + 2));
    if (isSwitch && name !== undefined) continue;
    if (isSwitch) return { parameters, end: position };
    const { literal, end } = readPowerShellLiteral(text, position);
    if (!literal || end === position) return { parameters, end: position };
    parameters.set(name?.toLowerCase() ?? 'uri', literal);
    position = end;
  }
}

/** Reads the `Invoke-RestMethod` and `Invoke-WebRequest` commands of a PowerShell script. */
export function readPowerShell(source: string): { calls: RecordedCall[]; notes: ReadNote[] } {
  const text = blankPrompts(source);
  const notes: ReadNote[] = [];
  const variables = readVariables(text);
  const resolve = (literal: Literal | undefined): Literal | undefined =>
    literal?.type === 'code'
      ? (variables.get(literal.text.replace(/^\$/, '').toLowerCase()) ?? literal)
      : literal;
  const fill = (literal: Literal | undefined): string =>
    (getText(resolve(literal)) ?? '').replace(
      /\$\{?(\w+)\}?/g,
      (found, name) => getText(variables.get(name.toLowerCase())) ?? found,
    );

  function readBody(literal: Literal | undefined): RecordedBody | undefined {
    const body = resolve(literal);
    if (!literal || !body) return undefined;
    if (body.type !== 'object' && body.type !== 'array') {
      return body.type === 'string'
        ? { ...toTextBody(body), content: fill(body), encoding: 'text', isVerbatim: false }
        : undefined;
    }
    const rest = text.slice(body.at.offset + body.at.length);
    if (!/^\s*\)?\s*\|\s*ConvertTo-Json/i.test(rest) && !/ConvertTo-Json/i.test(text)) {
      notes.push({
        message: 'PowerShell sends a hashtable as a form. Use ConvertTo-Json',
        at: literal.at,
      });
    }
    return { content: toJson(body), encoding: 'text', at: body.at, isVerbatim: false };
  }

  let lastEnd = 0;
  const calls = [...text.matchAll(command)].flatMap((found): RecordedCall[] => {
    if (found.index < lastEnd) return [];
    const { parameters, end } = readParameters(text, found.index + found[0].length);
    lastEnd = end;
    const url = fill(parameters.get('uri'));
    if (url === '') return [];
    const table = resolve(parameters.get('headers'));
    const headers: RecordedHeader[] =
      table?.type === 'object'
        ? table.properties.map(({ name, value }) => ({ name, value: fill(value), at: value.at }))
        : [];
    const type = parameters.get('contenttype');
    if (type) headers.push({ name: 'Content-Type', value: fill(type), at: type.at });
    const body = readBody(parameters.get('body'));
    if (body && findHeader(headers, 'content-type')?.value === undefined) {
      headers.push({ name: 'Content-Type', value: 'application/x-www-form-urlencoded' });
    }
    const method = parameters.get('method') ?? getLiteral(table, 'method');
    return [
      {
        request: {
          method: (fill(method) || 'GET').replace(/^\$\{(.*)\}$/, '$1').toUpperCase(),
          url,
          headers,
          ...(body && { body: { ...body, mediaType: findHeader(headers, 'content-type')?.value } }),
          at: { offset: found.index, length: end - found.index },
        },
      },
    ];
  });
  const last = calls.at(-1);
  const status = findStatus(text.slice(lastEnd));
  if (last && status !== undefined) last.response = { status, headers: [] };
  return { calls, notes };
}
