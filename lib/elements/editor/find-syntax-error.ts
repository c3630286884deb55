/** The first error in a text that is not JSON. */
export type JsonSyntaxError = {
  /** The range to mark. It is empty only if the text is. */
  from: number;
  to: number;
  /** The 1-based number of the line. */
  line: number;
  /** Description of the error, as a sentence. */
  message: string;
};

const space = /[\t\n\r ]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /[\w$.+-]+/y;
/** The text between quotation marks, without what JSON does not allow in it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON excludes exactly these characters
const stringBody = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*/y;

/** Reads a JSON text up to its first error. */
class JsonReader {
  private offset = 0;
  /** The end of the last token, where something may be missing. */
  private end = 0;

  constructor(private readonly text: string) {}

  read(): JsonSyntaxError | undefined {
    const error = this.readValue();
    if (error) return error;
    return this.peek() === ''
      ? undefined
      : this.fail('Nothing can follow the end of the JSON. Remove this.');
  }

  private fail(message: string, from = this.offset, length = 1): JsonSyntaxError {
    const start = Math.max(0, Math.min(from, this.text.length - 1));
    const end = Math.min(Math.max(from + length, start + 1), this.text.length);
    return { from: start, to: end, line: this.lineAt(start), message };
  }

  private lineAt = (offset: number) => this.text.slice(0, offset).split('\n').length;

  /** Reads what a pattern matches at the current offset. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const [match = ''] = pattern.exec(this.text) ?? [];
    this.offset += match.length;
    return match;
  }

  /** The next character after white space; empty at the end. */
  private peek(): string {
    this.match(space);
    return this.text.charAt(this.offset);
  }

  /** Reads the next character. */
  private skip(): void {
    this.offset += 1;
    this.end = this.offset;
  }

  private readValue(): JsonSyntaxError | undefined {
    const character = this.peek();
    if (character === '{') return this.readContainer('}');
    if (character === '[') return this.readContainer(']');
    if (character === '"') return this.readString();
    if (character === '') return this.fail('A value is missing at the end.', this.text.length);
    if (character === "'") return this.fail('Texts need double quotation marks.');
    if (character === '/') return this.fail('JSON has no comments.');
    const from = this.offset;
    const found = this.match(word);
    if (/^(?:true|false|null)$/.test(found)) {
      this.end = this.offset;
      return undefined;
    }
    this.offset = from;
    if (found !== '' && this.match(number) === found) {
      this.end = this.offset;
      return undefined;
    }
    this.offset = from;
    if (found === '') return this.fail(`A value is missing before "${character}".`);
    const kind = /^[-+.\d]/.test(found) ? 'This isn’t a JSON number' : 'Texts need quotation marks';
    return this.fail(`${kind}.`, from, found.length);
  }

  private readString(): JsonSyntaxError | undefined {
    const from = this.offset;
    this.offset += 1;
    this.match(stringBody);
    const character = this.text.charAt(this.offset);
    if (character === '"') {
      this.skip();
      return undefined;
    }
    if (character === '\\') {
      return this.fail('A backslash in a text must be written twice.', this.offset, 2);
    }
    if (character === '' || character === '\n' || character === '\r') {
      return this.fail('The quotation mark at the end is missing.', from, this.offset - from);
    }
    return this.fail('A text can’t contain a tab or a control character. Write it as an escape.');
  }

  /** Reads an object or an array, from its opening bracket to the one that closes it. */
  private readContainer(close: '}' | ']'): JsonSyntaxError | undefined {
    const isObject = close === '}';
    const start = this.offset;
    this.skip();
    if (this.peek() === close) {
      this.skip();
      return undefined;
    }
    for (;;) {
      if (this.peek() === '') return this.failUnclosed(start, close);
      const error = isObject ? this.readProperty() : this.readValue();
      if (error) return error;
      const next = this.peek();
      if (next === close) {
        this.skip();
        return undefined;
      }
      if (next === '') return this.failUnclosed(start, close);
      if (next !== ',') return this.failSeparator(next, close);
      const comma = this.offset;
      this.skip();
      if (this.peek() === close) return this.fail(`Remove the comma before "${close}".`, comma);
    }
  }

  private readProperty(): JsonSyntaxError | undefined {
    const character = this.peek();
    if (character === '/') return this.fail('JSON has no comments.');
    if (character !== '"') {
      const from = this.offset;
      const found = this.match(word);
      return found === '' && character !== "'"
        ? this.fail(`A field name is missing before "${character}".`, from)
        : this.fail('Field names need double quotation marks.', from, found.length);
    }
    const error = this.readString();
    if (error) return error;
    if (this.peek() !== ':')
      return this.fail('A colon is missing after the field name.', this.end - 1);
    this.skip();
    return this.readValue();
  }

  private failUnclosed(start: number, close: string): JsonSyntaxError {
    const open = this.text.charAt(start);
    const message = `"${close}" is missing: the "${open}" in line ${this.lineAt(start)} isn’t closed.`;
    return this.fail(message, this.end - 1);
  }

  private failSeparator(next: string, close: string): JsonSyntaxError {
    if (next === '/') return this.fail('JSON has no comments.');
    if (/[}\]:]/.test(next)) return this.fail(`Expected a comma or "${close}", found "${next}".`);
    return this.fail('A comma is missing after this.', this.end - 1);
  }
}

/** Returns the first error in a text that JSON.parse rejects. Browsers have different messages for it. */
export const findSyntaxError = (text: string): JsonSyntaxError | undefined =>
  new JsonReader(text).read();
