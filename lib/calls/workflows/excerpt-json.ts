import { isRecord } from '../../kit/json/is-record';

/** Parts of JSON that matter: an excerpt always shows them. */
export type ExcerptTargets = {
  /** The names of fields, wherever they are, and the keys on the way to them. */
  names: ReadonlySet<string>;
  /** JSON Pointers to values. */
  pointers?: readonly string[];
  /** Values of fields with one of the names, as texts. Of a list, the first item with each is shown. */
  values?: ReadonlySet<string>;
};

/** Shorter JSON is shown whole. */
const maxLines = 24;
/** How many fields show what an object is that has none of the names. */
const maxOtherFields = 4;
/** How many items of a list are shown if several have what matters, but none is named by its position. */
const maxItems = 2;

const indentUnit = '  ';

const hasName = (value: unknown, names: ReadonlySet<string>): boolean =>
  Array.isArray(value)
    ? value.some((item) => hasName(item, names))
    : isRecord(value) &&
      Object.entries(value).some(([key, inner]) => names.has(key) || hasName(inner, names));

/** Whether a field with one of the names has a value. */
function hasValue(value: unknown, wanted: string, names: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.some((item) => hasValue(item, wanted, names));
  if (!isRecord(value)) return false;
  return Object.entries(value).some(
    ([key, inner]) =>
      (names.has(key) && String(inner) === wanted) || hasValue(inner, wanted, names),
  );
}

const countOmitted = (count: number, unit: string) =>
  count === 0 ? [] : [`// ${count} more ${count === 1 ? unit : `${unit}s`}`];

/** Whether a value is at one of the pointers, or on the way to one. */
const leadsToTarget = (pointer: string, { pointers = [] }: ExcerptTargets): boolean =>
  pointers.some((other) => `${other}/`.startsWith(`${pointer}/`));

/** Chooses the fields that an excerpt shows: those that matter, or the first ones. */
function chooseFields(value: Record<string, unknown>, pointer: string, targets: ExcerptTargets) {
  const { names } = targets;
  const entries = Object.entries(value);
  const wanted = entries.filter(
    ([key, field]) =>
      names.has(key) || hasName(field, names) || leadsToTarget(`${pointer}/${key}`, targets),
  );
  return wanted.length > 0 ? wanted : entries.slice(0, maxOtherFields);
}

/** Chooses the positions of the items that an excerpt shows. */
function choosePositions(
  items: readonly unknown[],
  pointer: string,
  targets: ExcerptTargets,
): ReadonlySet<number> {
  const { names, values = [] } = targets;
  const positions = items.map((_item, index) => index);
  const named = positions.filter((index) => leadsToTarget(`${pointer}/${index}`, targets));
  const withValues = [...values]
    .map((value) => items.findIndex((item) => hasValue(item, value, names)))
    .filter((index) => index !== -1);
  if (named.length + withValues.length > 0) return new Set([...named, ...withValues]);
  const withName = positions.filter((index) => hasName(items[index], names)).slice(0, maxItems);
  return new Set(withName.length > 0 ? withName : [0]);
}

function writeExcerpt(
  value: unknown,
  targets: ExcerptTargets,
  indent: string,
  pointer: string,
): string {
  const inner = indent + indentUnit;
  const write = (part: unknown, key: string | number) =>
    writeExcerpt(part, targets, inner, `${pointer}/${key}`);
  /** Comments count what is left out. A comma follows each part that is not the last one. */
  const wrap = (open: string, lines: readonly string[], close: string) => {
    const last = lines.findLastIndex((line) => !line.startsWith('//'));
    const hasRest = last < lines.length - 1;
    const items = lines.map((line, index) => {
      const hasComma = !line.startsWith('//') && (index < last || hasRest);
      return `${inner}${line}${hasComma ? ',' : ''}`;
    });
    return [open, ...items, indent + close].join('\n');
  };
  if (Array.isArray(value) && value.length > 0) {
    const positions = [...choosePositions(value, pointer, targets)].sort((a, b) => a - b);
    // Comments are where the items are, so that a reader can count to the item of a criterion.
    const lines = positions.flatMap((position, index) => [
      ...countOmitted(position - (positions[index - 1] ?? -1) - 1, 'item'),
      write(value[position], position),
    ]);
    const rest = countOmitted(value.length - 1 - (positions.at(-1) ?? -1), 'item');
    return wrap('[', [...lines, ...rest], ']');
  }
  if (isRecord(value) && Object.keys(value).length > 0) {
    const shown = chooseFields(value, pointer, targets);
    const lines = shown.map(([key, field]) => `${JSON.stringify(key)}: ${write(field, key)}`);
    const rest = countOmitted(Object.keys(value).length - shown.length, 'field');
    return wrap('{', [...lines, ...rest], '}');
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Formats JSON for reading. Long JSON is reduced to the relevant values, and comments count the rest: the result is JSON
 * with comments.
 */
export function excerptJson(value: unknown, targets: ExcerptTargets): string {
  const whole = JSON.stringify(value, null, indentUnit);
  if (whole === undefined || whole.split('\n').length <= maxLines) return whole ?? 'null';
  return writeExcerpt(value, targets, '', '');
}
