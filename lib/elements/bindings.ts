import { getAt } from '../kit/json/json-pointer';
import type { Binding, Condition, Scalar, TextValue } from './contract-types';

/** The data that bindings resolve against: the screen's own, plus `item` and `inputs`. */
export type ScreenData = Record<string, unknown>;

/** BCP 47 language tag and IANA time zone for formatting values. */
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
    const date = new Date(typeof value === 'boolean' ? Number.NaN : value);
    // A date without a time has no time zone: formatted in UTC, it cannot shift to the previous day.
    const isDateOnly = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    if (!Number.isNaN(date.getTime())) {
      return new Intl.DateTimeFormat(language, {
        ...dateFormats[format],
        timeZone: isDateOnly ? 'UTC' : timeZone,
      }).format(date);
    }
  }
  return String(value);
}

/** A binding's unformatted value, or its default if the data has none. */
export function resolveBinding({ bind, default: fallback }: Binding, data: ScreenData): unknown {
  return getAt(data, bind) ?? fallback;
}

/** A text as displayed. Values that are not scalars become an empty string, never `[object Object]`. */
export function resolveText(text: TextValue | undefined, data: ScreenData, locale: Locale): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  if ('bind' in text) {
    const value = resolveBinding(text, data);
    return isScalar(value) && value !== null ? formatScalar(value, text.format, locale) : '';
  }
  const values = text.values ?? {};
  return text.default.replace(/\{(\w+)\}/g, (match, name: string) => {
    if (!Object.hasOwn(values, name)) return match;
    const value = values[name];
    return typeof value === 'object' && value !== null
      ? resolveText(value, data, locale)
      : String(value ?? '');
  });
}

/** A literal or bound number; undefined if the data has no finite number. */
export function resolveNumber(
  value: number | Binding | undefined,
  data: ScreenData,
): number | undefined {
  const resolved = typeof value === 'object' ? resolveBinding(value, data) : value;
  return typeof resolved === 'number' && Number.isFinite(resolved) ? resolved : undefined;
}

/** Whether a value is missing, null, an empty string or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Evaluates a condition. */
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

/** Resolves every binding in a value, such as an action's parameters or body. Unresolved bindings become null. */
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

/**
 * Replaces the `{name}` placeholders of a deep link by percent-encoded parameters. Null becomes an empty string;
 * placeholders without a parameter stay.
 */
export function expandDeepLink(target: string, parameters: Record<string, unknown>): string {
  return target.replace(/\{(\w+)\}/g, (match, name: string) =>
    Object.hasOwn(parameters, name) && isScalar(parameters[name])
      ? encodeURIComponent(String(parameters[name] ?? ''))
      : match,
  );
}
