import { isRecord } from '../json/is-record';

/** Shorter JSON is shown whole. */
const maxLines = 24;
/** How many fields show what an object is that has none of the names. */
const maxOtherFields = 4;

const indentUnit = '  ';

const hasName = (value: unknown, names: ReadonlySet<string>): boolean =>
  Array.isArray(value)
    ? value.some((item) => hasName(item, names))
    : isRecord(value) &&
      Object.entries(value).some(([key, inner]) => names.has(key) || hasName(inner, names));

const countOmitted = (count: number, unit: string) =>
  count === 0 ? [] : [`// ${count} more ${count === 1 ? unit : `${unit}s`}`];

/** Chooses the entries that an excerpt shows: those with a name, or the first ones. */
function choose<Entry>(
  entries: readonly Entry[],
  isWanted: (entry: Entry) => boolean,
  max: number,
): readonly Entry[] {
  const wanted = entries.filter(isWanted);
  return wanted.length > 0 ? wanted : entries.slice(0, max);
}

function writeExcerpt(value: unknown, names: ReadonlySet<string>, indent: string): string {
  const inner = indent + indentUnit;
  const wrap = (open: string, lines: readonly string[], rest: readonly string[], close: string) => {
    const last = lines.length - 1;
    const items = lines.map(
      (line, index) => inner + line + (index < last || rest.length > 0 ? ',' : ''),
    );
    return [open, ...items, ...rest.map((line) => inner + line), indent + close].join('\n');
  };
  if (Array.isArray(value) && value.length > 0) {
    const shown = choose(value, (item) => hasName(item, names), 1).slice(0, 2);
    return wrap(
      '[',
      shown.map((item) => writeExcerpt(item, names, inner)),
      countOmitted(value.length - shown.length, 'item'),
      ']',
    );
  }
  if (isRecord(value) && Object.keys(value).length > 0) {
    const entries = Object.entries(value);
    const shown = choose(
      entries,
      ([key, field]) => names.has(key) || hasName(field, names),
      maxOtherFields,
    );
    return wrap(
      '{',
      shown.map(([key, field]) => `${JSON.stringify(key)}: ${writeExcerpt(field, names, inner)}`),
      countOmitted(entries.length - shown.length, 'field'),
      '}',
    );
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Formats JSON for reading. Of long JSON, only the fields with certain names remain, and comments count the others, so the
 * result is JSON with comments.
 * @param names the names of the fields that matter, and the keys on the way to them
 */
export function excerptJson(value: unknown, names: ReadonlySet<string>): string {
  const whole = JSON.stringify(value, null, indentUnit);
  if (whole === undefined || whole.split('\n').length <= maxLines) return whole ?? 'null';
  return writeExcerpt(value, names, '');
}
