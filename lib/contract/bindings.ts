import type { Binding, Condition, Scalar, TextValue } from './contract-types';
import { getAt } from './json-pointer';

/** What bindings read: the screen's data with `item` and `inputs` beside it. */
export type ScreenData = Record<string, unknown>;

/** Language and time zone in which values are written. */
export type Locale = { language: string; timeZone: string };

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const dateFormats = {
  date: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function formatScalar(
  value: Exclude<Scalar, null>,
  format: Binding['format'],
  { language, timeZone }: Locale,
): string {
  if (format === 'number' && typeof value === 'number') return value.toLocaleString(language);
  if (format === 'date' || format === 'time' || format === 'dateTime') {
    const moment = new Date(typeof value === 'boolean' ? Number.NaN : value);
    // A day has no time zone: it must not become the day before.
    const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    if (!Number.isNaN(moment.getTime())) {
      return new Intl.DateTimeFormat(language, {
        ...dateFormats[format],
        timeZone: isDay ? 'UTC' : timeZone,
      }).format(moment);
    }
  }
  return String(value);
}

/** A binding's value, unformatted; its default where the data has none. */
export function resolveBinding({ bind, default: fallback }: Binding, data: ScreenData): unknown {
  return getAt(data, bind) ?? fallback;
}

/** Words as the doctor reads them. What cannot be written becomes an empty text, never an object's name. */
export function resolveText(text: TextValue | undefined, data: ScreenData, locale: Locale): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  if ('bind' in text) {
    const value = resolveBinding(text, data);
    return isScalar(value) && value !== null ? formatScalar(value, text.format, locale) : '';
  }
  const values = text.values ?? {};
  return text.default.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name];
    return typeof value === 'object' && value !== null
      ? resolveText(value, data, locale)
      : String(value ?? '');
  });
}

/** A fixed number or a bound one; undefined where the data has no number. */
export function resolveNumber(
  value: number | Binding | undefined,
  data: ScreenData,
): number | undefined {
  const found = typeof value === 'object' ? resolveBinding(value, data) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

/** Whether a value is none: missing, null, an empty text or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The answer to a condition. */
export function meetsCondition(condition: Condition, data: ScreenData): boolean {
  if ('all' in condition) return condition.all.every((inner) => meetsCondition(inner, data));
  if ('any' in condition) return condition.any.some((inner) => meetsCondition(inner, data));
  if ('not' in condition) return !meetsCondition(condition.not, data);
  const value = getAt(data, condition.bind);
  if (condition.equals !== undefined) return value === condition.equals;
  if (condition.notEquals !== undefined) return value !== condition.notEquals;
  if (condition.oneOf) return condition.oneOf.some((scalar) => scalar === value);
  if (condition.exists !== undefined) return condition.exists !== isEmpty(value);
  if (condition.above !== undefined) return typeof value === 'number' && value > condition.above;
  if (condition.below !== undefined) return typeof value === 'number' && value < condition.below;
  return false;
}

/** Replaces every binding in a value by what the data holds: an action's parameters and body. */
export function resolveBindings(value: unknown, data: ScreenData): unknown {
  if (Array.isArray(value)) return value.map((inner) => resolveBindings(inner, data));
  if (typeof value !== 'object' || value === null) return value;
  if ('bind' in value && typeof value.bind === 'string') {
    return resolveBinding(value as Binding, data) ?? null;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolveBindings(inner, data)]),
  );
}

/** A deep link with its `{name}` parts filled in, each encoded for an address; a value that is none leaves its part empty. */
export function expandDeepLink(target: string, parameters: Record<string, unknown>): string {
  return target.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) && isScalar(parameters[name])
      ? encodeURIComponent(String(parameters[name] ?? ''))
      : whole,
  );
}
