import type { TextRange } from '../recorded-call';
import { decodeEscapes } from './quoted-text';

/** A text in code: a string literal, or several with what is joined to them, which is in `${…}`. */
export type CodeText = {
  value: string;
  /** The range of the expression. */
  start: number;
  end: number;
  /** The content if that is verbatim, and otherwise the expression. */
  at: TextRange;
  isVerbatim: boolean;
  /** The variable that has it as its value. */
  variable?: string | undefined;
};

/** Comments, and fences of Markdown; here-documents of PHP and Ruby; texts of Java, C#, Go, and PHP with line breaks; other texts. */
const token = new RegExp(
  [
    /(```[^\n]*|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|(?<=^|\s)#(?!\{)[^\n]*)/,
    /<<[~<-]?["']?([A-Z]\w*)["']?\r?\n([\s\S]*?)\r?\n[ \t]*\2\b/,
    /\$*"""([\s\S]*?)"""/,
    /(?:\$@|@\$?)"((?:[^"]|"")*)"/,
    /`([^`]*)`/,
    // A single quote can also be an apostrophe, which nothing closes in its line.
    /\$?(?:"((?:\\[\s\S]|[^"\\\n])*)"|'((?:\\[\s\S]|[^'\\\n])*|[[{](?:\\[\s\S]|[^'\\])*)')/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

const operand = String.raw`\$?[A-Za-z_@][\w.@]*(?:->\w+)*(?:\([^()\n]*\)|\[[^\]\n]*\])?`;
/** PHP joins texts with a point, which is elsewhere followed by the name of a method. */
const between = new RegExp(String.raw`^\s*[+.]\s*(?:(${operand})\s*[+.]\s*)?$`);
const before = new RegExp(String.raw`(${operand})\s*(?:\+|(?<=\$[\w>-]+\s*)\.)\s*$`);
const after = new RegExp(String.raw`^\s*(?:\+|\.(?=\s*\$))\s*(${operand})`);
/** What precedes the value of a variable: its name, its type in Kotlin or Go, and calls such as `new URI(`. */
const assignment =
  /([A-Za-z_]\w*)(?:\s*:\s*[\w?]+|[ \t]+string)?\s*:?=\s*(?:(?:new\s+)?[\w.:[\]]+!?\(\s*(?:\w+:\s*)?)*$/;

/** How far around a text is looked for what is joined to it. */
const maxOperand = 120;

function readToken(found: RegExpExecArray): CodeText {
  const [source, , , document, block, verbatim, raw, double, single] = found;
  const quoted = double ?? single;
  const content = document ?? block ?? verbatim ?? raw ?? quoted ?? '';
  const start = found.index;
  const end = start + source.length;
  // Swift has expressions in texts.
  const isSwift = /\\\([\w.]+\)/.test(double ?? '');
  const value =
    verbatim !== undefined
      ? content.replaceAll('""', '"')
      : (quoted ?? block ?? '').includes('\\')
        ? decodeEscapes(
            isSwift
              ? content.replace(/\\\(([\w.]+)\)/g, (_found, name: string) => `\${${name}}`)
              : content,
            single === undefined ? '"' : "'",
          )
        : content;
  const isVerbatim = value === content;
  const at = isVerbatim
    ? { offset: start + source.lastIndexOf(content), length: content.length }
    : { offset: start, length: end - start };
  return { value, start, end, at, isVerbatim };
}

/** A text with what is joined to it. */
const extend = (value: string, start: number, end: number): CodeText => ({
  ...{ value, start, end, isVerbatim: false },
  at: { offset: start, length: end - start },
});

/** Adds what is before and after a text. */
function complete(item: CodeText, masked: string): CodeText {
  const head = masked.slice(Math.max(0, item.start - maxOperand), item.start);
  const first = before.exec(head);
  const last = after.exec(masked.slice(item.end, item.end + maxOperand));
  const start = item.start - (first ? head.length - first.index : 0);
  const end = item.end + (last?.[0].length ?? 0);
  const value = `${first ? `\${${first[1]}}` : ''}${item.value}${last ? `\${${last[1]}}` : ''}`;
  const [, variable] = assignment.exec(masked.slice(Math.max(0, start - maxOperand), start)) ?? [];
  return { ...(first || last ? extend(value, start, end) : item), variable };
}

/** Code with its texts and variables. */
export type Code = {
  /** The text with spaces instead of comments. */
  source: string;
  /** The source with underscores instead of texts. */
  masked: string;
  texts: CodeText[];
  /** A text with the values of its variables. Those that the code doesn't have are in `${…}`. */
  fill: (item: CodeText) => string;
  /** The value at an offset: a text, or an expression in `${…}`. */
  readValue: (offset: number) => { value: string; at: TextRange; end: number };
};

function findTexts(text: string): Pick<Code, 'source' | 'masked' | 'texts'> {
  const texts: CodeText[] = [];
  let source = '';
  let masked = '';
  for (const found of text.matchAll(token)) {
    const start = masked.length;
    const isComment = found[1] !== undefined;
    const blank = found[0].replace(/[^\n]/g, ' ');
    masked += text.slice(start, found.index);
    masked += isComment ? blank : `"${'_'.repeat(found[0].length - 2)}"`;
    source += text.slice(start, found.index) + (isComment ? blank : found[0]);
    if (isComment) continue;
    const next = readToken(found);
    const last = texts.at(-1);
    const isNear = last !== undefined && next.start - last.end < maxOperand;
    const joined = isNear ? between.exec(masked.slice(last.end, next.start)) : null;
    if (!last || !joined) texts.push(next);
    else {
      const middle = joined[1] === undefined ? '' : `\${${joined[1]}}`;
      texts[texts.length - 1] = extend(`${last.value}${middle}${next.value}`, last.start, next.end);
    }
  }
  const rest = text.slice(masked.length);
  return { source: source + rest, masked: masked + rest, texts };
}

/** The name of a function that formats a text, or a bracket before the only value of a list. */
const valuePrefix = /&?(?:[\w.]*(?:format!?|printf)\(|\[\]string\{|[[{])?\s*/iy;
const expression = /[\w$@:.>-]+(?:\([^()\n]*\)|\[[^\]\n]*\])*/y;
const maxDepth = 5;

/** Reads the texts in code of languages like C, of PHP, and of Ruby. */
export function readCode(text: string): Code {
  const { source, masked, texts: found } = findTexts(text);
  const texts = found.map((item) => complete(item, masked));
  const variables = new Map(
    texts.flatMap((item) => (item.variable ? [[item.variable, item]] : [])),
  );

  const byStart = new Map(texts.map((item) => [item.start, item]));

  function resolve(name: string, depth = 0): string | undefined {
    const item = variables.get(name.replace(/[[(].*$/s, '').replace(/^.*[.>@$]/s, ''));
    return item && depth < maxDepth ? fill(item, depth + 1) : undefined;
  }

  function fill({ value, start, end }: CodeText, depth = 0): string {
    const isFormat = /(?:format!?|printf)\(\s*$/i.test(
      masked.slice(Math.max(0, start - 20), start),
    );
    const [, list = ''] = /^\s*,([^;\n]*)/.exec(source.slice(end, end + maxOperand)) ?? [];
    const args = isFormat ? list.split(/[,)]/) : [];
    return value
      .replace(/%[sdv]|\{\}/g, (placeholder) => {
        const name = args.shift()?.trim();
        return name === undefined ? placeholder : `\${${name}}`;
      })
      .replace(/[#$]?\{\$?([\w.>$-]+)\}|\$(\w+)/g, (_found, braced, plain) => {
        const name = braced ?? plain;
        return resolve(name, depth) ?? `\${${name}}`;
      });
  }

  return {
    ...{ source, masked, texts },
    fill: (item) => fill(item),
    readValue: (offset) => {
      valuePrefix.lastIndex = offset;
      const start = offset + (valuePrefix.exec(masked)?.[0].length ?? 0);
      const item = byStart.get(start);
      if (item) return { value: fill(item), at: item.at, end: item.end };
      expression.lastIndex = start;
      const found = expression.exec(masked)?.[0] ?? '';
      const name = source.slice(start, start + found.replace(/:$/, '').length);
      const value = resolve(name) ?? (name === '' ? '' : `\${${name.replace(/^\$/, '')}}`);
      return { value, at: { offset: start, length: name.length }, end: start + name.length };
    },
  };
}
