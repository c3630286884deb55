import { type Comparison, formatValue, quote, report } from './comparison';
import type { ComparedSchema } from './description';

/** Keywords that limit values, and whether a larger value limits less. */
const limits = new Map<string, 'lower' | 'upper'>([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map(
    (name): [string, 'lower'] => [name, 'lower'],
  ),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map(
    (name): [string, 'upper'] => [name, 'upper'],
  ),
]);

export const limitKeywords = [...limits.keys(), 'pattern', 'uniqueItems'];

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Compares the keywords that limit values. */
export function compareLimits(
  a: ComparedSchema,
  b: ComparedSchema,
  location: string,
  to: Comparison,
): void {
  const reportLimit = (isTighter: boolean, name: string) =>
    report(to, isTighter ? 'limit-tightened' : 'limit-loosened', location, {
      name: `\`${name}\``,
      from: quote(a[name]),
      to: quote(b[name]),
    });
  for (const [name, bound] of limits) {
    const [before, after] = [a[name], b[name]];
    if (before === after) continue;
    if (!isNumber(before) || !isNumber(after)) reportLimit(isNumber(after), name);
    else reportLimit(bound === 'lower' ? after > before : after < before, name);
  }
  const isUnique = b.uniqueItems === true;
  if ((a.uniqueItems === true) !== isUnique) reportLimit(isUnique, 'uniqueItems');
  if (a.pattern === b.pattern) return;
  if (a.pattern === undefined || b.pattern === undefined) {
    reportLimit(b.pattern !== undefined, 'pattern');
  } else {
    report(to, 'pattern-changed', location, {
      from: formatValue(a.pattern),
      to: formatValue(b.pattern),
    });
  }
}
