import { exactNumberMark } from './is-record';

/** Writes a text as it is into JSON. Not all supported browsers have it. */
const rawJson: unknown = Reflect.get(JSON, 'rawJSON');

/**
 * A number in JSON that JavaScript would write in another way, as it was written: an integer above 2^53, a long
 * decimal, `1.10`, or `1e2`.
 */
export class ExactNumber {
  readonly [exactNumberMark] = true;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
  /** What JSON.stringify writes. writeExactJson has the text in every browser. */
  toJSON(): unknown {
    return typeof rawJson === 'function' ? rawJson(this.text) : Number(this.text);
  }
}

/** A JSON number as a value from which it can be written again as it is. */
export const readNumber = (text: string): number | ExactNumber =>
  String(Number(text)) === text ? Number(text) : new ExactNumber(text);

/** A number as it is typed; undefined for a text that is no number of JSON. */
export const parseNumber = (text: string): number | ExactNumber | undefined =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text) ? readNumber(text) : undefined;
