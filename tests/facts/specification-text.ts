import { readText } from '../../lib/kit/files/project-files';

/** Reads the lines of a section or subsection of a text of the specification, up to the next heading of its level. */
export function readSection(file: 'data-reference' | 'portal', heading: string): string[] {
  const lines = readText(`tests/facts/specification/${file}.txt`).split('\n');
  const level = heading.slice(0, heading.indexOf(' ') + 1);
  const start = lines.indexOf(heading) + 1;
  if (start === 0) throw new Error(`${file}.txt has no heading "${heading}"`);
  const end = lines.findIndex((line, index) => index >= start && line.startsWith(level));
  return lines.slice(start, end === -1 ? undefined : end).filter((line) => line !== '');
}

/** Splits a text at a separator, except inside of parentheses. */
export const splitText = (text: string, separator: ', ' | '. ' | '; ' | ' | '): string[] =>
  text.split(new RegExp(`${separator.replace(/[.|]/, '\\$&')}(?![^(]*\\))`));

export type NotedName = { name: string; note: string };

/** Reads `name`, `{name}`, `name (note)`, or `name and name (note)`; undefined if the text has another form. */
export function readNames(text: string): NotedName[] | undefined {
  const match = /^\{?([\w-]+)\}?(?: and ([\w-]+))?(?: \(([^)]*)\))?$/.exec(text);
  if (!match) return undefined;
  const [, first = '', second, note = ''] = match;
  return [first, ...(second ? [second] : [])].map((name) => ({ name, note }));
}

/** The value of `default true`, `false default`, or `default 10`; undefined if the default is a description. */
export function readDefault(note: string): string | number | boolean | undefined {
  const match = /\bdefault (true|false|\d+)\b/.exec(note) ?? /\b([A-Z]+) default\b/.exec(note);
  const text = match?.[1];
  if (text === 'true' || text === 'false') return text === 'true';
  return text && /^\d+$/.test(text) ? Number(text) : text;
}

/** A table that reads the irregular parts of a text. Throws if the text no longer has one of them. */
export function createReader<Value>(values: Record<string, Value>) {
  const unread = new Set(Object.keys(values));
  return {
    read(text: string): Value {
      const value = values[text];
      if (value === undefined) throw new Error(`The specification has an unknown text: "${text}"`);
      unread.delete(text);
      return value;
    },
    has: (text: string) => text in values,
    finish() {
      if (unread.size > 0)
        throw new Error(`The specification has no text ${[...unread].join(', ')}`);
    },
  };
}
