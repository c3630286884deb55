import { isRecord } from '../../kit/json/is-record';

/** Whether the name of a field, or of one inside its value, contains the query, ignoring case. */
export function matchesField(name: string, value: unknown, query: string): boolean {
  if (name.toLowerCase().includes(query.trim().toLowerCase())) return true;
  if (Array.isArray(value)) return value.some((item) => matchesField('', item, query));
  return (
    isRecord(value) && Object.entries(value).some(([key, inner]) => matchesField(key, inner, query))
  );
}
