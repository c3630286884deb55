import { type ExactNumber, readNumber } from '../../../kit/json/exact-number';
import type { ReadNote, TextRange } from '../recorded-call';
import { decodeEscapes, findQuoteEnd } from './quoted-text';

/** A value in a text, with its position. */
export type Literal = {
  at: TextRange;
} /** `isPartial`: something in it couldn't be read, such as a spread, so that it can have more. */ & (
  | { type: 'object'; properties: Array<{ name: string; value: Literal }>; isPartial?: true }
  | { type: 'array'; items: Literal[] }
  /** `at` of a text is its content if that is verbatim, and otherwise the text with its quotes. */
  | { type: 'string'; value: string; isVerbatim: boolean; isTruncated: boolean }
  | { type: 'number'; value: number | ExactNumber }
  | { type: 'constant'; value: boolean | null }
  /** An expression: the name of a variable, or a call such as `JSON.stringify(…)` with its arguments. */
  | { type: 'code'; text: string; args: Literal[] }
);

export type LiteralText = {
  literal: Literal | undefined;
  /** The offset after the literal. */
  end: number;
  /** Why the text is no JSON; empty if it is. */
  notes: ReadNote[];
  /** Whether the text ends before the literal does. */
  isTruncated: boolean;
};

const constants = new Map<string, boolean | null>([
  ...([
    ['true', true],
    ['True', true],
    ['false', false],
    ['False', false],
  ] as const),
  ...(['null', 'None', 'undefined', 'NaN'] as const).map((name) => [name, null] as const),
]);

const closingQuotes: Record<string, string> = {
  ...{ '"': '"', "'": "'", '`': '`' },
  ...{ '“': '”', '”': '”', '„': '”', '‘': '’', '’': '’' },
};

const maxDepth = 200;

const space = /\s*/y;
const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w$.])/y;
const word = /[\w$-]+/y;
/** What Python writes before the quotes of a text: `f"…"`. */
const pythonPrefix = /[fFrRbBuU]{1,2}(?=["'])/y;
const expression = /(?:(?:new|await)\s+)?[\w$.]*/y;
/** An index, or a property: of what a variable has, only the name is known. */
const member = /\[[^\]\n]{0,200}\]|\??\.[A-Za-z_$][\w$]*/y;
const spread = /\*\*|\.\.\.|…/y;
/** What follows a variable or a call in an expression. */
const codeOperators = /[ \t]*(?:\+|\|\||&&|\?|[-*/%]|(?:if|or|and|not|in|is)\b)[^,;}\])\n]{0,200}/y;
/** What builds an object or a list in Python from the values of another one. */
const comprehension = /\s+for\s[^\n]{0,80}?\bin\b/y;
/** What follows a value in an expression. */
const operators = /\s*(?:\+|\|\||\?\?|\.\w)[^,;}\])\n]{0,200}/y;

/** What a pattern with the flag `y` finds at an offset; an empty text if it finds nothing. */
function findAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}

/**
 * Reads JSON, and what people write instead of it: literals of JavaScript and Python, comments, typographic quotes, and
 * JSON that is cut off. Numbers keep their digits.
 */
export function readLiteral(text: string, start = 0): LiteralText {
  let position = start;
  let isTruncated = false;
  const notes = new Map<string, ReadNote>();
  /** Repeated problems are reported once, where they occur first. */
  const report = (message: string, offset: number, length = 1) => {
    if (!notes.has(message)) notes.set(message, { message, at: { offset, length } });
  };
  const reportEnd = () => {
    isTruncated = true;
    report('The text is cut off here', text.length, 0);
    return undefined;
  };

  function skipSpace(): void {
    for (;;) {
      position += findAt(space, text, position).length;
      const found = findAt(comment, text, position);
      if (found === '') return;
      report('JSON has no comments', position, found.length);
      position += found.length;
    }
  }

  function readString(quote: string): Literal {
    const offset = position;
    const { end, isClosed } = findQuoteEnd(text, offset + 1, closingQuotes[quote] ?? quote);
    position = isClosed ? end + 1 : end;
    if (quote !== '"') {
      const kind = { "'": 'single quotes', '`': 'backticks' }[quote] ?? 'typographic quotes';
      report(`JSON has no ${kind}. Use double quotes`, offset);
    }
    const source = text.slice(offset + 1, end);
    const lineBreak = source.indexOf('\n');
    if (quote !== '`' && lineBreak !== -1) {
      report('A text of JSON has no line breaks. Write \\n', offset + 1 + lineBreak);
    }
    if (!isClosed) reportEnd();
    const isVerbatim = !source.includes('\\');
    return {
      type: 'string',
      value: isVerbatim ? source : decodeEscapes(source, quote),
      isVerbatim,
      isTruncated: !isClosed,
      at: isVerbatim
        ? { offset: offset + 1, length: source.length }
        : { offset, length: position - offset },
    };
  }

  function readNumberLiteral(source: string): Literal {
    const at = { offset: position, length: source.length };
    position += source.length;
    return { type: 'number', value: readNumber(source), at };
  }

  /** Reads what is no value of JSON: a constant of another language, a variable, a call, or an expression. */
  function readCode(depth: number): Literal | undefined {
    const offset = position;
    const name = findAt(expression, text, offset);
    if (name === '') {
      if (offset >= text.length) return reportEnd();
      report(`A value is expected instead of ${text[offset]}`, offset);
      return undefined;
    }
    position += name.length;
    const constant = constants.get(name);
    if (constant !== undefined) {
      if (String(constant) !== name) report(`JSON has no ${name}`, offset, name.length);
      return { type: 'constant', value: constant, at: { offset, length: name.length } };
    }
    const args: Literal[] = [];
    if (text[position] === '(') readItems(')', args, depth);
    for (let rest = findAt(member, text, position); ; rest = findAt(member, text, position)) {
      position += rest.length;
      if (text[position] === '(') readItems(')', [], depth);
      else if (rest === '') break;
    }
    report(`JSON has no code such as ${name}`, offset, name.length);
    const at = { offset, length: position - offset };
    return { type: 'code', text: text.slice(offset, position), args, at };
  }

  /** Reads the rest of an expression, such as `+ token`, which has no value here. */
  function readOperators(literal: Literal, depth: number): Literal {
    const rest =
      findAt(operators, text, position) ||
      (literal.type === 'code' && depth > 0 ? findAt(codeOperators, text, position) : '');
    if (rest === '') return literal;
    report('JSON has no code', position, rest.length);
    position += rest.length;
    const { offset } = literal.at;
    const at = { offset, length: position - offset };
    if (literal.type !== 'string') return { ...literal, at };
    const operand = rest.replace(/^\s*\+\s*/, '').trim();
    return { ...literal, value: `${literal.value}\${${operand}}`, isVerbatim: false, at };
  }

  function readValue(depth: number): Literal | undefined {
    skipSpace();
    const first = text[position] ?? '';
    if (depth > maxDepth) {
      report(`The JSON is nested in more than ${maxDepth} levels`, position);
      return undefined;
    }
    const prefix = findAt(pythonPrefix, text, position);
    if (prefix !== '') {
      position += prefix.length;
      return readOperators(readString(text[position] ?? ''), depth);
    }
    const offset = position;
    if (first === '{') {
      const properties: Array<{ name: string; value: Literal }> = [];
      const isPartial = !readProperties(properties, depth);
      const at = { offset, length: position - offset };
      return { type: 'object', properties, at, ...(isPartial && { isPartial }) };
    }
    if (first === '[') {
      const items: Literal[] = [];
      readItems(']', items, depth);
      return { type: 'array', items, at: { offset, length: position - offset } };
    }
    if (closingQuotes[first]) return readOperators(readString(first), depth);
    const digits = findAt(number, text, position);
    if (digits !== '') return readNumberLiteral(digits);
    const code = readCode(depth);
    return code && readOperators(code, depth);
  }

  /** Reads the separator after an item. Returns whether another item can follow. */
  function readSeparator(close: string): boolean {
    skipSpace();
    const found = text[position];
    if (found === ',') {
      const comma = position++;
      skipSpace();
      if (text[position] !== close) return true;
      report(`JSON has no comma before ${close}`, comma);
    }
    if (text[position] === close) {
      position++;
      return false;
    }
    if (found === undefined || found === ',') {
      reportEnd();
      return false;
    }
    report(`A comma or ${close} is missing before ${found}`, position);
    return closingQuotes[found] !== undefined || /[{[\w]/.test(found);
  }

  function readItems(close: string, items: Literal[], depth: number): void {
    position++;
    skipSpace();
    if (text[position] === close) {
      position++;
      return;
    }
    do {
      const item = readValue(depth + 1);
      if (!item) return;
      items.push(item);
    } while (readSeparator(close));
  }

  function readName(): string | undefined {
    skipSpace();
    const first = text[position] ?? '';
    if (first === '') return reportEnd();
    if (closingQuotes[first]) {
      const name = readString(first);
      return name.type === 'string' ? name.value : undefined;
    }
    const name = findAt(word, text, position);
    if (name === '') {
      report(`A name is expected instead of ${first}`, position);
      return undefined;
    }
    report('JSON has quotes around a name', position, name.length);
    position += name.length;
    return name;
  }

  function readProperties(
    properties: Array<{ name: string; value: Literal }>,
    depth: number,
  ): boolean {
    let isComplete = true;
    position++;
    skipSpace();
    if (text[position] === '}') {
      position++;
      return true;
    }
    do {
      skipSpace();
      const dots = findAt(spread, text, position);
      if (dots !== '') {
        isComplete = false;
        position += dots.length;
        if (!/[\w$[{]/.test(text[position] ?? '')) {
          // What logs write where they cut.
          isTruncated = true;
          report('The text is cut off here', position - dots.length, dots.length);
          return false;
        }
        if (readValue(depth + 1)) continue;
        return false;
      }
      const name = readName();
      if (name === undefined) return false;
      skipSpace();
      if (text[position] !== ':') {
        if (position >= text.length) reportEnd();
        else report(`A colon is missing after ${name}`, position);
        return false;
      }
      position++;
      const value = readValue(depth + 1);
      if (!value) return false;
      const built = findAt(comprehension, text, position);
      if (built !== '') {
        position += built.length;
        readValue(depth + 1);
        if (text[position] === '(') readItems(')', [], depth);
        skipSpace();
        if (text[position] === '}') position++;
        return false;
      }
      properties.push({ name, value });
    } while (readSeparator('}'));
    return isComplete && text[position - 1] === '}';
  }

  const literal = readValue(0);
  return { literal, end: position, notes: [...notes.values()], isTruncated };
}
